/** Search and play cards, muster and trade. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, enrich, onTop, settle, stand } from './position.ts';

export const cards: Lesson<State> = {
  id: 'cards',
  title: { 'pt-BR': 'Cartas: explorar, jogar, negociar', en: 'Cards: search, play, trade' },
  minutes: 4,
  seats: 2,
  seed: 4,
  seat: 1,
  arrange: (state) => {
    begin(state, 2, 1, 'act');
    settle(state, 'rocky-coast', 'wayside-inn');
    stand(state, 1, 'rocky-coast');
    enrich(state, 1, { favor: 1, secrets: 1 });
    onTop(state, 'tents', 'rangers', 'storyteller');
  },
  steps: [
    {
      say: {
        'pt-BR':
          'Cartas são gente e lugares: uma habilidade para você, ou um lugar onde conseguir tropas e influência.',
        en: 'Cards are people and places: a power for you, or a place to get warbands and favor.',
      },
      why: {
        'pt-BR':
          'Uma carta jogada num local serve a quem está lá ou o controla. Como conselheira, ao seu lado, serve só a você.',
        en: 'A card played to a site serves whoever stands there or rules it. As an adviser, beside you, it serves you alone.',
      },
      done: { 'pt-BR': 'Cartas são habilidades', en: 'Cards are powers' },
    },
    {
      say: {
        'pt-BR': 'Explore: você compra três cartas e joga uma.',
        en: 'Search: you draw three cards and play one.',
      },
      pick: 'major:search',
      done: { 'pt-BR': 'Explorar', en: 'Search' },
    },
    {
      say: { 'pt-BR': 'Explore o baralho do mundo.', en: 'Search the world deck.' },
      why: {
        'pt-BR':
          'Quanto mais Visões já saíram, mais Suprimento isso custa. Os descartes das regiões também podem ser explorados.',
        en: 'The more Visions have turned up, the more Supply this costs. The discard piles of the regions can be searched too.',
      },
      pick: 'search:world:2:0',
      done: { 'pt-BR': 'Três cartas na mão', en: 'Three cards in hand' },
    },
    {
      say: { 'pt-BR': 'Fique com Tendas, uma carta Nômade.', en: 'Keep Tents, a Nomad card.' },
      why: {
        'pt-BR': 'Uma carta jogada fica na mesa para todos verem.',
        en: 'A card that is played stays on the table for all to see.',
      },
      pick: 'card:tents',
      done: { 'pt-BR': 'Você ficou com Tendas', en: 'You kept Tents' },
    },
    {
      say: {
        'pt-BR': 'As outras duas vão embora. Descarte Patrulheiros primeiro.',
        en: 'The other two go away. Discard Rangers first.',
      },
      why: {
        'pt-BR': 'Elas vão, viradas para baixo, ao descarte da próxima região, onde alguém pode achá-las.',
        en: 'They go facedown to the discard pile of the next region, where somebody may find them.',
      },
      pick: 'card:rangers',
      done: { 'pt-BR': 'Duas cartas descartadas', en: 'Two cards discarded' },
    },
    {
      say: { 'pt-BR': 'Jogue-a como conselheira, virada para cima.', en: 'Play it as an adviser, faceup.' },
      why: {
        'pt-BR': 'Você pode ter três conselheiros. Virados para cima, eles melhoram as negociações com o seu naipe.',
        en: 'You may have three advisers. Faceup, they improve trades with their suit.',
      },
      pick: 'to-advisers:true',
      done: { 'pt-BR': 'Tendas é sua conselheira', en: 'Tents advises you' },
    },
    {
      say: { 'pt-BR': 'Negocie.', en: 'Trade.' },
      why: {
        'pt-BR':
          'Um segredo sobre uma carta do seu local traz influência do naipe dela: uma, mais uma por conselheiro desse naipe.',
        en: 'A secret on a card at your site brings favor of its suit: one, plus one for each adviser of that suit.',
      },
      pick: 'major:trade',
      done: { 'pt-BR': 'Negociar', en: 'Trade' },
    },
    {
      say: {
        'pt-BR': 'Ponha um segredo em Anciões, que é Nômade como Tendas: duas influências.',
        en: 'Put a secret on Elders, a Nomad like Tents: two favor.',
      },
      why: {
        'pt-BR': 'O segredo não se perde: no Descanso ele volta a você.',
        en: 'The secret is not lost: in Rest it comes back to you.',
      },
      pick: 'trade:elders:favor:2:0',
      done: { 'pt-BR': 'Duas influências', en: 'Two favor' },
    },
    {
      say: {
        'pt-BR': 'Agora recrute. Só a Estalagem da Estrada está livre.',
        en: 'Now muster. Only the Wayside Inn is free.',
      },
      why: {
        'pt-BR': 'Anciões já tem um segredo em cima, e numa carta com marcadores não se põe mais nada até o Descanso.',
        en: 'Elders already has a secret on it, and nothing more can be put on a card with tokens until Rest.',
      },
      pick: 'major:muster',
      done: { 'pt-BR': 'Duas tropas a mais', en: 'Two more warbands' },
    },
    {
      say: { 'pt-BR': 'Termine o turno.', en: 'End your turn.' },
      why: {
        'pt-BR':
          'A influência paga vai à reserva do naipe da carta. Quem lembra disso sabe onde haverá riqueza amanhã.',
        en: 'Favor you paid goes to the bank of the card’s suit. Remember that, and you know where the money will be tomorrow.',
      },
      pick: 'end-turn',
      done: { 'pt-BR': 'O segredo voltou', en: 'The secret came back' },
    },
  ],
};
