/** The words of the board: headings, short names of actions, names of places. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Language, Say } from '@tavola/kernel/text.ts';
import { capital, type Words, wordsEn, wordsPt } from './words.ts';

export type Labels = {
  readonly words: Words;
  readonly board: (width: number, height: number, targets: number) => string;
  readonly hand: string;
  readonly handOf: (cards: number, limit: number) => string;
  readonly actions: string;
  readonly piles: string;
  readonly rotations: string;
  readonly browse: string;
  readonly characters: string;
  readonly yourPower: string;
  readonly powerKind: { readonly [K in 'active' | 'passive' | 'active+passive']: string };
  readonly used: string;
  readonly peek: string;
  readonly push: string;
  readonly draw: string;
  readonly rest: string;
  readonly despair: string;
  readonly end: string;
  readonly wholeTurn: string;
  readonly neighbours: (count: number) => string;
  readonly nobodyHere: string;
  readonly fullHand: string;
  readonly fogReturns: string;
  readonly cost: (actions: string) => string;
  readonly drawPile: string;
  readonly discardPile: string;
  readonly discardTop: string;
  readonly removed: string;
  readonly treasures: string;
  readonly treasuresOf: (count: number) => string;
  readonly fromDraw: string;
  readonly fromDiscard: string;
  readonly empty: string;
  readonly closed: string;
  readonly open: string;
  readonly resolved: string;
  readonly withTreasure: string;
  readonly seen: string;
  readonly rotation: (lie: string, cost: number) => string;
  readonly die: (level: number) => string;
  readonly robbed: string;
  readonly racing: string;
  readonly phases: {
    readonly setup: string;
    readonly expand: string;
    readonly actions: string;
    readonly fog: string;
    readonly race: string;
  };
  readonly sheet: { readonly treasures: string; readonly cards: string };
  readonly turn: (turn: number) => string;
  readonly turnOf: (seat: Seat, race: boolean, say: Say) => string;
};

const en: Labels = {
  words: wordsEn,
  board: (width, height, targets) => `Maze of ${width} by ${height} cells. Places to touch: ${targets}.`,
  hand: 'Your hand',
  handOf: (cards, limit) => `${cards} of ${limit} cards`,
  actions: 'Other actions',
  piles: 'Piles',
  rotations: 'How shall it lie?',
  browse: 'Choose a card',
  characters: 'Twelve characters',
  yourPower: 'Your power',
  powerKind: {
    active: 'one action, once a turn',
    passive: 'costs no action',
    'active+passive': 'doors always; theft: one action',
  },
  used: 'used',
  peek: 'Peek',
  push: 'Push',
  draw: 'Draw',
  rest: 'Rest',
  despair: 'Despair',
  end: 'End turn',
  wholeTurn: 'whole turn',
  neighbours: (count) => (count === 1 ? '1 card' : `${count} cards`),
  nobodyHere: 'nobody here',
  fullHand: 'hand full',
  fogReturns: 'fog returns',
  cost: (actions) => `actions: ${actions}`,
  drawPile: 'Draw pile',
  discardPile: 'Discards',
  discardTop: 'Top of the discards',
  removed: 'Out of the game',
  treasures: 'Treasures in the pile',
  treasuresOf: (count) => `${count} of 5 treasures`,
  fromDraw: 'draw pile',
  fromDiscard: 'discards',
  empty: 'empty cell',
  closed: 'closed card',
  open: 'open card',
  resolved: 'resolved',
  withTreasure: 'with a treasure',
  seen: 'you have seen it',
  rotation: (lie, cost) => `${capital(lie)}${cost === 2 ? ', two actions' : ''}`,
  die: (level) => `Die: ${level}`,
  robbed: 'robbed by Bibi',
  racing: 'races',
  phases: { setup: 'Setup', expand: 'Expansion', actions: 'Actions', fog: 'Fog', race: 'Race' },
  sheet: { treasures: 'Treasures', cards: 'Cards in hand' },
  turn: (turn) => `Turn ${turn}`,
  turnOf: (seat, race, say) => `${race ? 'Race' : 'Turn'} of ${say.who(seat)}`,
};

const pt: Labels = {
  words: wordsPt,
  board: (width, height, targets) => `Labirinto de ${width} por ${height} casas. Lugares a tocar: ${targets}.`,
  hand: 'Sua mão',
  handOf: (cards, limit) => `${cards} de ${limit} cartas`,
  actions: 'Outras ações',
  piles: 'Pilhas',
  rotations: 'Em que posição?',
  browse: 'Escolha uma carta',
  characters: 'Doze personagens',
  yourPower: 'Seu poder',
  powerKind: {
    active: 'uma ação, uma vez por turno',
    passive: 'não custa ação',
    'active+passive': 'portas sempre; roubo: uma ação',
  },
  used: 'usado',
  peek: 'Espiar',
  push: 'Empurrar',
  draw: 'Comprar',
  rest: 'Descansar',
  despair: 'Desespero',
  end: 'Encerrar',
  wholeTurn: 'turno inteiro',
  neighbours: (count) => (count === 1 ? '1 vizinha' : `${count} vizinhas`),
  nobodyHere: 'ninguém aqui',
  fullHand: 'mão cheia',
  fogReturns: 'volta a névoa',
  cost: (actions) => `ações: ${actions}`,
  drawPile: 'Pilha de compras',
  discardPile: 'Descartes',
  discardTop: 'Topo dos descartes',
  removed: 'Fora do jogo',
  treasures: 'Tesouros na pilha',
  treasuresOf: (count) => `${count} de 5 tesouros`,
  fromDraw: 'compras',
  fromDiscard: 'descartes',
  empty: 'casa vazia',
  closed: 'carta fechada',
  open: 'carta aberta',
  resolved: 'resolvida',
  withTreasure: 'com um tesouro',
  seen: 'você já viu',
  rotation: (lie, cost) => `${capital(lie)}${cost === 2 ? ', duas ações' : ''}`,
  die: (level) => `Dado: ${level}`,
  robbed: 'já roubado por Bibi',
  racing: 'corre',
  phases: { setup: 'Preparação', expand: 'Expansão', actions: 'Ações', fog: 'Névoa', race: 'Corrida' },
  sheet: { treasures: 'Tesouros', cards: 'Cartas na mão' },
  turn: (turn) => `Turno ${turn}`,
  turnOf: (seat, race, say) => `${race ? 'Corrida' : 'Turno'} de ${say.who(seat)}`,
};

export const labels: { readonly [L in Language]: Labels } = { 'pt-BR': pt, en };
