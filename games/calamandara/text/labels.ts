/** Names of things on the board and around it, in both languages: what the drawing says to eyes and to screen readers. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Language, Say } from '@tavola/kernel/text.ts';
import type { CellName, Side } from '../rules/cells.ts';
import type { CardName } from '../rules/memory.ts';
import type { SymbolCard, SymbolKind } from '../rules/symbols.ts';
import type { SymbolView } from '../view.ts';
import type { CardText, SymbolText } from './card-text.ts';
import * as cardsEn from './cards.en.ts';
import * as cardsPt from './cards.pt.ts';
import * as wordsEn from './words.en.ts';
import * as wordsPt from './words.pt.ts';

export type Labels = {
  readonly cards: { readonly [card in CardName]: CardText };
  readonly symbols: { readonly [kind in SymbolKind]: SymbolText };
  readonly sides: { readonly [side in Side]: string };
  readonly board: (targets: number) => string;
  /** A cell with what stands on it. */
  readonly cell: (cell: CellName, symbol: SymbolView | null, token: Seat | null, say: Say) => string;
  readonly start: (seat: Seat, say: Say) => string;
  readonly immediate: string;
  readonly linked: string;
  readonly hand: string;
  readonly hiddenCard: string;
  readonly revealed: string;
  readonly readCards: string;
  readonly closeCards: string;
  readonly finalReserve: string;
  readonly reserve: string;
  readonly freePlace: string;
  readonly depot: string;
  readonly inDepot: (kind: SymbolKind, count: number) => string;
  readonly symbolCard: string;
  readonly symbolCardOf: (card: SymbolCard) => string;
  readonly noSymbolCard: string;
  readonly memoryDeck: string;
  readonly symbolDeck: string;
  readonly discard: string;
  readonly symbolDiscard: string;
  readonly piles: string;
  readonly emptyPile: string;
  readonly fromTop: (place: number) => string;
  readonly hiddenCards: (n: number) => string;
  readonly waitsOnDeck: string;
  readonly waitsWith: (seat: Seat, say: Say) => string;
  readonly startWith: (kinds: readonly SymbolKind[]) => string;
  readonly pack: (left: number) => string;
  readonly nextCard: string;
  readonly copies: (count: number) => string;
  readonly stack: string;
  readonly resolves: string;
  readonly carries: (effect: CardName) => string;
  readonly kept: string;
  readonly prevented: string;
  readonly suspended: string;
  readonly sealed: string;
  readonly silenced: string;
  readonly invading: (seat: Seat, say: Say) => string;
  readonly atStart: string;
  readonly inFinalZone: string;
  readonly steps: (distance: number) => string;
  readonly phases: readonly [acquire: string, insert: string, move: string, memories: string];
  readonly preparing: string;
  readonly round: (round: number) => string;
  readonly turn: (round: number, seat: Seat, repeated: boolean, say: Say) => string;
  readonly distance: string;
};

const pt: Labels = {
  cards: cardsPt.cards,
  symbols: cardsPt.symbols,
  sides: wordsPt.sides,
  board: (targets) =>
    `Tabuleiro em cruz. ${targets === 0 ? 'Nada a escolher nele agora.' : `Alvos possíveis: ${targets}.`}`,
  cell: (cell, symbol, token, say) => {
    const what = symbol ? describePt(symbol, say) : 'vazio';
    return `${wordsPt.cellName(cell)}: ${what}${token === null ? '' : `, ${wordsPt.own('o token', token, say)}`}`;
  },
  start: (seat, say) => wordsPt.own('O ponto inicial', seat, say),
  immediate: 'efeito imediato',
  linked: 'efeito vinculado',
  hand: 'Sua mão',
  hiddenCard: 'carta oculta',
  revealed: 'revelada a todos',
  readCards: 'Ler as cartas',
  closeCards: 'Fechar os textos',
  finalReserve: 'Reserva Final',
  reserve: 'Sua reserva',
  freePlace: 'lugar livre',
  depot: 'Depósito',
  inDepot: (kind, count) => `${wordsPt.some(count, kind)} no depósito`,
  symbolCard: 'Carta de Símbolos',
  symbolCardOf: ({ top, bottom }) =>
    `Carta de Símbolos revelada: ${wordsPt.symbol(top)}; depois ${bottom.map(wordsPt.symbol).join(' ou ')}`,
  noSymbolCard: 'sem Carta de Símbolos',
  memoryDeck: 'Deck de lembranças',
  symbolDeck: 'Deck de símbolos',
  discard: 'Descarte',
  symbolDiscard: 'Descarte de símbolos',
  piles: 'Pilhas',
  emptyPile: 'vazio',
  fromTop: (place) => `${place}ª do topo:`,
  hiddenCards: (n) => (n === 1 ? '1 carta oculta' : `${n} cartas ocultas`),
  waitsOnDeck: 'espera sobre o seu deck',
  waitsWith: (seat, say) => `espera com ${wordsPt.nameIn(seat, say)}`,
  startWith: (kinds) => `Só ${wordsPt.symbolList(kinds)}`,
  pack: (left) => `O maço (${wordsPt.countCards(left)})`,
  nextCard: 'Qual carta vem a seguir',
  copies: (count) => `${count} cópias`,
  stack: 'Janela de resposta',
  resolves: 'Resolve de cima para baixo',
  carries: (effect) => `Efeito: ${wordsPt.card(effect)}`,
  kept: 'Para guardar',
  prevented: 'Impedida',
  suspended: 'Tomada',
  sealed: 'Campos selados: sem símbolos de ataque neste turno',
  silenced: 'Oráculo: sem reservar nem comprar neste turno',
  invading: (seat, say) => `Invade ${wordsPt.own('a terra', seat, say)}`,
  atStart: 'no ponto inicial',
  inFinalZone: 'na Zona Final',
  steps: (distance) => `a ${distance} da Fenda`,
  phases: ['Adquirir', 'Inserir', 'Mover', 'Lembranças'],
  preparing: 'Preparação',
  round: (round) => `Rodada ${round}`,
  turn: (round, seat, repeated, say) =>
    `Rodada ${round} · ${seat === say.me ? 'seu turno' : `turno de ${say.who(seat)}`}${repeated ? ' (repetido)' : ''}`,
  distance: 'Distância até a Fenda',
};

const en: Labels = {
  cards: cardsEn.cards,
  symbols: cardsEn.symbols,
  sides: wordsEn.sides,
  board: (targets) =>
    `Cross-shaped board. ${targets === 0 ? 'Nothing to choose on it now.' : `Possible targets: ${targets}.`}`,
  cell: (cell, symbol, token, say) => {
    const what = symbol ? describeEn(symbol, say) : 'empty';
    return `${wordsEn.cellName(cell)}: ${what}${token === null ? '' : `, ${wordsEn.whose(token, say)} token`}`;
  },
  start: (seat, say) => wordsEn.capital(`${wordsEn.whose(seat, say)} start point`),
  immediate: 'immediate effect',
  linked: 'linked effect',
  hand: 'Your hand',
  hiddenCard: 'hidden card',
  revealed: 'revealed to all',
  readCards: 'Read the cards',
  closeCards: 'Close the texts',
  finalReserve: 'Final Reserve',
  reserve: 'Your reserve',
  freePlace: 'free place',
  depot: 'Depot',
  inDepot: (kind, count) => `${wordsEn.some(count, kind)} in the depot`,
  symbolCard: 'Symbol card',
  symbolCardOf: ({ top, bottom }) =>
    `Revealed symbol card: ${wordsEn.symbol(top)}; then ${bottom.map(wordsEn.symbol).join(' or ')}`,
  noSymbolCard: 'no symbol card',
  memoryDeck: 'Memory deck',
  symbolDeck: 'Symbol deck',
  discard: 'Discard',
  symbolDiscard: 'Symbol discard',
  piles: 'Piles',
  emptyPile: 'empty',
  fromTop: (place) => `${place} from the top:`,
  hiddenCards: (n) => (n === 1 ? '1 hidden card' : `${n} hidden cards`),
  waitsOnDeck: 'waits on your deck',
  waitsWith: (seat, say) => `waits with ${wordsEn.nameIn(seat, say)}`,
  startWith: (kinds) => `Only ${wordsEn.symbolList(kinds)}`,
  pack: (left) => `The pack (${wordsEn.countCards(left)})`,
  nextCard: 'Which card comes next',
  copies: (count) => `${count} copies`,
  stack: 'Reaction window',
  resolves: 'Resolves from top to bottom',
  carries: (effect) => `Effect: ${wordsEn.card(effect)}`,
  kept: 'To keep',
  prevented: 'Prevented',
  suspended: 'Taken',
  sealed: 'Sealed Fields: no attack symbols this turn',
  silenced: 'Oracle: no reserving and drawing this turn',
  invading: (seat, say) => `Invades ${wordsEn.whose(seat, say)} land`,
  atStart: 'on the start point',
  inFinalZone: 'in the Final Zone',
  steps: (distance) => `${distance} from the Rift`,
  phases: ['Acquire', 'Insert', 'Move', 'Memories'],
  preparing: 'Setup',
  round: (round) => `Round ${round}`,
  turn: (round, seat, repeated, say) =>
    `Round ${round} · ${wordsEn.whose(seat, say)} turn${repeated ? ' (repeated)' : ''}`,
  distance: 'Distance to the Rift',
};

function describePt({ kind, way, owner, ripe }: SymbolView, say: Say): string {
  const turned = way === null ? '' : `, ${wordsPt.lie(kind, way)}`;
  const owned = owner === null ? '' : `, de ${wordsPt.nameIn(owner, say)}${ripe ? ', madura' : ''}`;
  return `${wordsPt.symbol(kind)}${turned}${owned}`;
}

function describeEn({ kind, way, owner, ripe }: SymbolView, say: Say): string {
  const turned = way === null ? '' : `, ${wordsEn.lie(kind, way)}`;
  const owned = owner === null ? '' : `, ${wordsEn.whose(owner, say)}${ripe ? ', ripe' : ''}`;
  return `${wordsEn.symbol(kind)}${turned}${owned}`;
}

export const labels: { readonly [L in Language]: Labels } = { 'pt-BR': pt, en };
