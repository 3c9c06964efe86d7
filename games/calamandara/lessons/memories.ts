/** Lesson 3: memory cards, and how they answer each other. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { beforeMoving, footprints, hand, stand } from './position.ts';

export const memories: Lesson<State> = {
  id: 'memories',
  title: { 'pt-BR': 'Lembranças e respostas', en: 'Memories and answers' },
  minutes: 4,
  seats: 2,
  seed: 3,
  before: ['pass'],
  arrange: (state) => {
    beforeMoving(state, 0);
    footprints(state, 0, 3, [1, 2, 4]);
    stand(state, 0, 3, 2);
    hand(state, 0, 'praximechanic-theory', 'helm-of-solitude', 'nomad-lands', 'sealed-fields', 'dionesian-perception');
    hand(state, 1, 'breath-of-beings', 'guardian-of-maurna', 'plural-minds');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Há um vão em Sul 3-3 e a sua reserva está vazia. As cartas de Lembrança ajudam.',
        en: 'There is a gap on South 3-3 and your reserve is empty. Memory cards help.',
      },
      why: {
        'pt-BR':
          'Você tem até cinco na mão. Umas valem em quase qualquer momento, até no turno dos outros; outras só respondem a algo que acabou de acontecer.',
        en: 'You hold up to five. Some work at almost any moment, even in other turns; others only answer something that has just happened.',
      },
      done: { 'pt-BR': 'Cinco Lembranças na mão', en: 'Five Memories in hand' },
    },
    {
      say: { 'pt-BR': 'Use a Teoria Praximecânica.', en: 'Use Praximechanic Theory.' },
      why: {
        'pt-BR':
          'Ela insere um símbolo direto do depósito, de um tipo que já está no tabuleiro. No tabuleiro só há Pegadas: é do que você precisa.',
        en: 'It inserts a symbol straight from the depot, of a kind that is already on the board. There are only Footprints on the board: just what you need.',
      },
      pick: 'use:praximechanic-theory',
      done: { 'pt-BR': 'Você mostrou a Teoria Praximecânica', en: 'You showed Praximechanic Theory' },
    },
    {
      say: { 'pt-BR': 'Use-a para você.', en: 'Use it for yourself.' },
      why: {
        'pt-BR':
          'Algumas cartas podem ajudar outro viajante. Com mais gente à mesa, isso serve para alianças de ocasião.',
        en: 'Some cards can help another traveller. With more people at the table that makes for brief alliances.',
      },
      pick: 'seat:0',
      done: { 'pt-BR': 'O efeito é seu', en: 'The effect is yours' },
    },
    {
      say: {
        'pt-BR': 'Feche o vão: a Pegada vai para Sul 3-3.',
        en: 'Close the gap: the Footprint goes to South 3-3.',
      },
      why: {
        'pt-BR': 'Uma carta é anunciada inteira antes de valer. Nesse instante, os outros podem responder.',
        en: 'A card is announced in full before it takes effect. In that moment the others may answer.',
      },
      pick: 'at:s-3-3',
      others: ['use:breath-of-beings'],
      done: { 'pt-BR': 'O rival respondeu com Sopro dos Seres', en: 'Your rival answered with Breath of Beings' },
    },
    {
      say: {
        'pt-BR': 'O Sopro dos Seres anula a sua carta. Responda com o Elmo da Solitude!',
        en: 'Breath of Beings cancels your card. Answer with the Helm of Solitude!',
      },
      why: {
        'pt-BR':
          'As respostas se empilham e valem da última para a primeira. O Elmo anula o Sopro, e assim a Teoria volta a valer.',
        en: 'Answers pile up and count from the last to the first. The Helm cancels the Breath, so the Theory works again.',
      },
      pick: 'use:helm-of-solitude',
      done: {
        'pt-BR': 'O Elmo anulou o Sopro, e a Pegada entrou',
        en: 'The Helm cancelled the Breath, and the Footprint is in',
      },
    },
    {
      say: { 'pt-BR': 'O caminho está ligado: ande até Sul 3-4.', en: 'The path is linked: walk to South 3-4.' },
      pick: 'walk:s-3-4',
      done: { 'pt-BR': 'Você anunciou o passo', en: 'You announced your walk' },
    },
    {
      say: {
        'pt-BR': 'Antes do passo, todos podem responder, você também. Passe.',
        en: 'Before the walk everybody may answer, you too. Pass.',
      },
      why: {
        'pt-BR': 'Numa partida de verdade, a mesa costuma perguntar só quando o momento diz respeito a você.',
        en: 'In a real game the table usually asks only when a moment concerns you.',
      },
      pick: 'pass',
      done: { 'pt-BR': 'Ninguém deteve você', en: 'Nobody stopped you' },
    },
    {
      say: { 'pt-BR': 'Fase 4: cuide das suas cartas.', en: 'Phase 4: look after your cards.' },
      why: {
        'pt-BR': 'Ela tem três passos, todos opcionais: reservar, descartar e comprar.',
        en: 'It has three steps, none of them required: reserve, discard and draw.',
      },
      pick: 'memories',
      done: { 'pt-BR': 'A fase das Lembranças', en: 'The phase of Memories' },
    },
    {
      say: {
        'pt-BR': 'Reserve os Campos Selados para o fim da viagem.',
        en: 'Reserve Sealed Fields for the end of the journey.',
      },
      why: {
        'pt-BR': 'Perto da Fenda só valem as cartas da Reserva Final, no máximo três. Vale a pena começar cedo.',
        en: 'Near the Rift only the cards of your Final Reserve count, three at most. It pays to start early.',
      },
      pick: 'reserve:sealed-fields',
      done: { 'pt-BR': 'Uma carta na Reserva Final', en: 'One card in the Final Reserve' },
    },
    {
      say: { 'pt-BR': 'Basta uma reserva por hoje: conclua.', en: 'One reserved card is enough for today: finish.' },
      pick: 'done',
      done: { 'pt-BR': 'Você parou de reservar', en: 'You stopped reserving' },
    },
    {
      say: { 'pt-BR': 'Não descarte nenhuma.', en: 'Discard none.' },
      why: {
        'pt-BR': 'Pode-se descartar uma carta por turno, para abrir lugar a outra.',
        en: 'You may discard one card each turn, to make room for another.',
      },
      pick: 'none',
      done: { 'pt-BR': 'Você ficou com o resto da mão', en: 'You kept the rest of your hand' },
    },
    {
      say: { 'pt-BR': 'Compre até voltar a cinco cartas.', en: 'Draw back up to five cards.' },
      why: {
        'pt-BR': 'O deck de Lembranças não se renova: quando acaba, acabou. Gaste-as bem.',
        en: 'The memory deck is never renewed: when it is empty, it is empty. Spend your cards well.',
      },
      pick: 'draw:3',
      done: { 'pt-BR': 'Mão cheia outra vez', en: 'A full hand again' },
    },
  ],
};
