import type { cards as english } from '../../en/lessons/cards.ts';

export const cards: typeof english = {
  title: 'Cartas: explorar, jogar, negociar',
  summary: 'Explorar o baralho, jogar uma carta, negociar por influência e recrutar.',
  steps: {
    'cards-powers': {
      say: 'Cartas são gente e lugares: dão habilidades, tropas ou influência.',
      why: 'Uma carta jogada num local serve a quem está lá ou o controla. Como conselheira, ao seu lado, serve só a você.',
      done: 'Cartas são habilidades',
    },
    search: {
      say: 'Explore: você compra três cartas e joga uma.',
      done: 'Explorar',
    },
    'three-cards-hand': {
      say: 'Explore o baralho do mundo.',
      why: 'Quanto mais Visões já saíram, mais Suprimento isso custa. Os descartes das regiões também podem ser explorados.',
      done: 'Três cartas na mão',
    },
    'kept-tents': {
      say: 'Fique com Tendas, uma carta Nômade.',
      why: 'Uma carta jogada fica na mesa para todos verem.',
      done: 'Você ficou com Tendas',
    },
    'two-cards-discarded': {
      say: 'As outras duas vão embora. Descarte Patrulheiros primeiro.',
      why: 'Elas vão, viradas para baixo, ao descarte da próxima região, onde alguém pode achá-las.',
      done: 'Duas cartas descartadas',
    },
    'tents-advises': {
      say: 'Jogue-a como conselheira, virada para cima.',
      why: 'Você pode ter três conselheiros. Virados para cima, eles melhoram as negociações com o seu naipe.',
      done: 'Tendas é sua conselheira',
    },
    trade: {
      say: 'Negociar é pôr um segredo numa carta e receber influência: toque em Negociar.',
      why: 'Um segredo sobre uma carta do seu local traz influência do naipe dela: uma, mais uma por conselheiro desse naipe.',
      done: 'Negociar',
    },
    'two-favor': {
      say: 'Ponha um segredo em Anciões, que é Nômade como Tendas: duas influências.',
      why: 'O segredo não se perde: no Descanso ele volta a você.',
      done: 'Duas influências',
    },
    'two-more-warbands': {
      say: 'Agora recrute. Só a Estalagem da Estrada está livre.',
      why: 'Anciões já tem um segredo em cima, e numa carta com marcadores não se põe mais nada até o Descanso.',
      done: 'Duas tropas a mais',
    },
    'secret-came-back': {
      say: 'Termine o turno.',
      why: 'A influência paga vai à reserva do naipe da carta. Quem lembra disso sabe onde haverá riqueza amanhã.',
      done: 'O segredo voltou',
    },
  },
};
