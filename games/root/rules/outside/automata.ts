/** What people can tell of automata's boards: piles that everybody adds to, and what was paid. Cards are known by their suit, and by an item. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Known, NONE, type Value } from '@tavola/kernel/real.ts';
import { MARKET_SIZE } from '../../data/automata-facts.ts';
import { type Card, cardOf, suitOf } from '../../data/cards.ts';
import { itemKinds } from '../../data/items.ts';
import { type Suit, suits } from '../../data/suits.ts';
import type { LogicalLizardsBoard } from '../automata/lizards/state.ts';
import type { RiverfolkRobotsBoard } from '../automata/riverfolk/state.ts';
import { factionOf } from '../factions/registry.ts';
import { playerOf, type State } from '../state.ts';
import { counted, panel, type RootFact } from './fact.ts';

const MOST_SOULS = 30;

export function automatonFacts(state: State, of: Seat): readonly Known<RootFact>[] {
  const { board } = playerOf(state, of);
  const place = panel(of);
  if (board.faction === 'logical-lizards')
    return suits.map((suit) => {
      const count = board.lostSouls.filter((card) => suitOf(card) === suit).length;
      return { fact: { kind: 'souls', of, suit }, ...counted(count), among: { min: 0, max: MOST_SOULS }, place };
    });
  if (board.faction !== 'riverfolk-robots') return [];
  const market = Array.from({ length: MARKET_SIZE }, (_, n): Known<RootFact> => {
    const card = board.market[n];
    const shown = { holder: [card === undefined ? null : faceOf(card)], key: 0 };
    return { fact: { kind: 'market', of, n }, ...shown, among: faces, place };
  });
  const payments = state.open.players.map((player, from): Known<RootFact> => {
    const max = factionOf(player).warriors;
    return { fact: { kind: 'payments', of, from }, holder: board.payments, key: from, among: { min: 0, max }, place };
  });
  const isHired = state.open.turn.hired === of ? 1 : 0;
  const hired: Known<RootFact> = { fact: { kind: 'hired', of }, ...counted(isHired), among: { min: 0, max: 1 }, place };
  return [...market, ...payments, hired];
}

function faceOf(card: Card): string {
  const { suit, item } = cardOf(card);
  return item ? `${suit}/${item}` : suit;
}
const faces: readonly string[] = [
  ...suits.flatMap((suit) => [suit, ...itemKinds.map((item) => `${suit}/${item}`)]),
  NONE,
];

export function setSouls(state: State, of: Seat, suit: Suit, count: number): void {
  const { lostSouls } = playerOf(state, of).board as LogicalLizardsBoard;
  const { deck } = state.hidden;
  const isSuit = (card: Card) => suitOf(card) === suit;
  while (lostSouls.filter(isSuit).length > count) deck.push(...lostSouls.splice(lostSouls.findIndex(isSuit), 1));
  while (lostSouls.filter(isSuit).length < count && deck.some(isSuit)) {
    lostSouls.push(...deck.splice(deck.findIndex(isSuit), 1));
  }
}

export function setMarket(state: State, of: Seat, n: number, face: Value): void {
  const { market } = playerOf(state, of).board as RiverfolkRobotsBoard;
  const { deck } = state.hidden;
  const standIn = deck.findIndex((card) => faceOf(card) === face);
  if (face !== null && standIn < 0) return;
  const gone = market.splice(n, 1);
  if (face !== null) market.splice(n, 0, ...deck.splice(standIn, 1));
  deck.push(...gone);
}

export function setPayments(state: State, of: Seat, from: Seat, count: number): void {
  const { payments } = playerOf(state, of).board as RiverfolkRobotsBoard;
  playerOf(state, from).supply -= count - (payments[from] as number);
  payments[from] = count;
}
