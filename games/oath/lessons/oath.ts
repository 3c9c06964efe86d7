/** Oath, Visions, and how an Exile wins. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { advise, begin, dismiss, enrich, stand } from './position.ts';

export const oath: Lesson<State> = {
  id: 'oath',
  title: { 'pt-BR': 'Juramento e Visões: como se vence', en: 'Oath and Visions: how to win' },
  minutes: 4,
  seats: 2,
  seed: 6,
  seat: 1,
  arrange: (state) => {
    begin(state, 4, 1, 'act');
    stand(state, 1, 'rocky-coast');
    advise(state, 1, 'vision-of-faith');
    dismiss(state, 'vision-of-conquest', 'vision-of-rebellion');
    enrich(state, 1, { secrets: 2 });
  },
  steps: [
    {
      say: {
        'pt-BR': 'O título está com o Chanceler, porque ele cumpre o juramento: controlar mais locais.',
        en: 'The Chancellor holds the title, because he meets the oath: rule most sites.',
      },
      why: {
        'pt-BR':
          'Se ele o guardar até o fim, o Império vence. Depois da rodada 5 um dado pode encerrar a partida; depois da 8 ela sempre acaba.',
        en: 'If he keeps it to the end, the Empire wins. After round 5 a die may end the game; after round 8 it always ends.',
      },
      done: { 'pt-BR': 'O título e o juramento', en: 'The title and the oath' },
    },
    {
      say: {
        'pt-BR': 'Primeiro caminho de um Exilado: cumprir o juramento melhor que ele, tomar o título e segurá-lo.',
        en: 'An Exile’s first way: meet the oath better than he does, take the title, and hold it.',
      },
      why: {
        'pt-BR':
          'No seu próximo Despertar o título vira Usurpador. Se ainda for seu no Despertar seguinte, você vence.',
        en: 'In your next Wake the title turns to Usurper. If it is still yours in the Wake after that, you win.',
      },
      done: { 'pt-BR': 'O caminho do Usurpador', en: 'The Usurper’s way' },
    },
    {
      say: {
        'pt-BR': 'Segundo caminho: uma Visão. O seu conselheiro oculto é uma: jogue-o.',
        en: 'The second way: a Vision. Your facedown adviser is one: play it.',
      },
      why: {
        'pt-BR':
          'Visões saem do baralho do mundo, e só Exilados as revelam. Já saíram três: a partir daí uma Visão pode vencer.',
        en: 'Visions come out of the world deck, and only Exiles reveal them. Three have come out by now: from then on a Vision can win.',
      },
      pick: 'adviser:0',
      done: { 'pt-BR': 'O conselheiro oculto', en: 'The facedown adviser' },
    },
    {
      say: {
        'pt-BR': 'Revele a Visão da Fé: com ela se vence tendo o Segredo Mais Obscuro.',
        en: 'Reveal the Vision of Faith: with it you win by holding the Darkest Secret.',
      },
      why: {
        'pt-BR': 'Agora todos sabem o seu objetivo e tentarão impedir. Revele quando puder cumpri-la logo.',
        en: 'Now everybody knows your goal and will try to stop you. Reveal it when you can meet it soon.',
      },
      pick: 'reveal-vision',
      done: { 'pt-BR': 'A Visão está revelada', en: 'The Vision is revealed' },
    },
    {
      say: { 'pt-BR': 'Recupere.', en: 'Recover.' },
      why: {
        'pt-BR': 'O Segredo Mais Obscuro é um dos dois estandartes. Ninguém o tem, e há um segredo sobre ele.',
        en: 'The Darkest Secret is one of the two banners. Nobody has it, and one secret lies on it.',
      },
      pick: 'major:recover',
      done: { 'pt-BR': 'Recuperar', en: 'Recover' },
    },
    {
      say: { 'pt-BR': 'Ponha dois segredos: mais do que há sobre ele.', en: 'Put two secrets: more than lie on it.' },
      why: {
        'pt-BR': 'Quanto mais você põe, mais caro fica para quem quiser tomá-lo.',
        en: 'The more you put, the dearer it gets for whoever wants to take it.',
      },
      pick: 'amount:2',
      done: { 'pt-BR': 'O Segredo Mais Obscuro é seu', en: 'The Darkest Secret is yours' },
    },
    {
      say: {
        'pt-BR': 'Termine o turno e torça: o Chanceler ainda pode impedir.',
        en: 'End your turn and hope: the Chancellor can still stop you.',
      },
      why: {
        'pt-BR': 'Um Exilado vence no Despertar, no começo do próprio turno. Assim todos têm uma rodada para reagir.',
        en: 'An Exile wins in Wake, at the start of their own turn. So everybody has a round to answer.',
      },
      pick: 'end-turn',
      others: ['end-turn'],
      done: { 'pt-BR': 'O Chanceler não pôde impedir', en: 'The Chancellor could not stop you' },
    },
    {
      say: { 'pt-BR': 'Despertar: a Visão está cumprida. Você venceu!', en: 'Wake: the Vision is met. You have won!' },
      why: {
        'pt-BR': 'Com a Crônica ligada, o vencedor ainda escolhe o juramento e muda o mundo da próxima partida.',
        en: 'With the Chronicle on, the winner also chooses the oath and changes the world of the next game.',
      },
      done: { 'pt-BR': 'Vitória por uma Visão', en: 'A win by Vision' },
    },
  ],
};
