/** Lesson 4: the Final Zone, the Final Reserve, and the Rift. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { beforeMoving, finalReserve, footprints, hand, lay, reserve, stand } from './position.ts';

export const finalZone: Lesson<State> = {
  id: 'final-zone',
  title: { 'pt-BR': 'A Zona Final', en: 'The Final Zone' },
  minutes: 3,
  seats: 2,
  seed: 3,
  before: ['pass'],
  arrange: (state) => {
    beforeMoving(state, 0);
    footprints(state, 0, 3, [1, 2, 3, 4, 5, 6, 7, 8]);
    stand(state, 0, 3, 4);
    reserve(state, 0, 'footprint');
    hand(state, 0, 'nomad-lands', 'dionesian-perception');
    finalReserve(state, 0, 'helm-of-solitude');
    lay(state, 1, 'mountain', 'c-4-3');
    hand(state, 1, 'praximechanic-theory', 'guardian-of-maurna');
  },
  steps: [
    {
      say: {
        'pt-BR': 'A partir da quinta fileira começa a Zona Final, a parte roxa, comum a todos.',
        en: 'From the fifth row on lies the Final Zone, the purple part that everybody shares.',
      },
      why: {
        'pt-BR': 'Ali as Pegadas, Torres e Cavernas servem a qualquer viajante, seja quem for que as inseriu.',
        en: 'There Footprints, Towers and Caves serve every traveller, whoever inserted them.',
      },
      done: { 'pt-BR': 'A Zona Final é de todos', en: 'The Final Zone belongs to all' },
    },
    {
      say: { 'pt-BR': 'Entre: ande até C2, a um passo da Fenda.', en: 'Go in: walk to C2, one step from the Rift.' },
      why: {
        'pt-BR':
          'Ao entrar, a sua mão volta para o deck e as cartas da Reserva Final passam a ser a sua mão. Você reservou o Elmo da Solitude.',
        en: 'As you enter, your hand goes back to the deck and the cards of your Final Reserve become your hand. You reserved the Helm of Solitude.',
      },
      pick: 'walk:c-3-2',
      done: { 'pt-BR': 'Você anunciou a entrada', en: 'You announced your entry' },
    },
    {
      say: { 'pt-BR': 'Todos podem responder ao passo. Passe.', en: 'Everybody may answer the walk. Pass.' },
      pick: 'pass',
      others: ['use:praximechanic-theory', 'seat:1', 'symbol:mountain', 'at:rift'],
      done: { 'pt-BR': 'Você entrou; a mão agora é o Elmo', en: 'You are in; your hand is now the Helm' },
    },
    {
      say: {
        'pt-BR': 'O rival quer pôr uma Montanha na própria Fenda! Use o Elmo da Solitude.',
        en: 'Your rival wants to put a Mountain on the Rift itself! Use the Helm of Solitude.',
      },
      why: {
        'pt-BR':
          'Na Zona Final não se compra nem se reserva mais. As cartas reservadas, no máximo três, são tudo o que você tem: escolha-as para este momento.',
        en: 'In the Final Zone you no longer draw or reserve. The reserved cards, three at most, are all you have: choose them for this moment.',
      },
      pick: 'use:helm-of-solitude',
      done: { 'pt-BR': 'Você mostrou o Elmo', en: 'You showed the Helm' },
    },
    {
      say: { 'pt-BR': 'Anule a carta do rival.', en: "Cancel your rival's card." },
      why: {
        'pt-BR':
          'Impedir detém só a inserção, e o símbolo fica com o rival. Anular tira todo o efeito da carta. Aqui, os dois salvam você.',
        en: 'Preventing stops only the insertion, and the symbol stays with your rival. Cancelling takes away the whole effect. Here either would save you.',
      },
      pick: 'mode:cancel',
      others: ['pass', 'pass', 'skip', 'skip'],
      done: { 'pt-BR': 'A Fenda continua livre', en: 'The Rift is still free' },
    },
    {
      say: {
        'pt-BR': 'Sua vez. Você já tem a Pegada que falta: pule a fase 1.',
        en: 'Your turn. You already hold the missing Footprint: skip phase 1.',
      },
      pick: 'skip',
      done: { 'pt-BR': 'Você foi direto à fase 2', en: 'You went straight to phase 2' },
    },
    {
      say: { 'pt-BR': 'Toque na sua última Pegada.', en: 'Touch your last Footprint.' },
      why: {
        'pt-BR': 'Nove Pegadas levam do ponto inicial à Fenda, e nove é o que há no seu depósito.',
        en: 'Nine Footprints lead from the start to the Rift, and nine is what your depot holds.',
      },
      pick: 'insert:footprint',
      done: { 'pt-BR': 'Você escolheu a Pegada', en: 'You chose the Footprint' },
    },
    {
      say: { 'pt-BR': 'Ponha-a na Fenda.', en: 'Put it on the Rift.' },
      pick: 'at:rift',
      done: { 'pt-BR': 'O caminho está completo', en: 'The path is complete' },
    },
    {
      say: { 'pt-BR': 'Dê o último passo: ande até a Fenda!', en: 'Take the last step: walk to the Rift!' },
      why: { 'pt-BR': 'Quem chega à Fenda vence na hora.', en: 'Whoever reaches the Rift wins at once.' },
      pick: 'walk:rift',
      others: ['pass'],
      done: { 'pt-BR': 'Você venceu', en: 'You won' },
    },
  ],
};
