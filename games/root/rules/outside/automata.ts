/** What people can tell of automata's boards, so that an evening can begin in the middle of a game. Cards are known by their suit, and by an item. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Known, NONE, type Value } from '@tavola/kernel/real.ts';
import { MARKET_SIZE } from '../../data/automata-facts.ts';
import { type Card, isAmbush, suitOf } from '../../data/cards.ts';
import { type Suit, suits } from '../../data/suits.ts';
import { conspiracyTrack, boardOf as lizardsOf } from '../automata/lizards/state.ts';
import type { RiverfolkRobotsBoard } from '../automata/riverfolk/state.ts';
import { hasAdvanced } from '../automata/services/seller.ts';
import { automatonBoard } from '../automata/state.ts';
import type { Board } from '../factions/boards.ts';
import { factionOf } from '../factions/registry.ts';
import { playerOf, type State } from '../state.ts';
import { decreeFacts } from './decree.ts';
import { counted, panel, type RootFact } from './fact.ts';
import { ministerFacts } from './ministers.ts';
import { plotFacts } from './plots.ts';
import { satchelFacts } from './satchel.ts';
import { claim, faceOf, faces } from './stand-ins.ts';

type BoardFacts = (state: State, of: Seat) => readonly Known<RootFact>[];

/** What lies there besides pieces and crafted items. The Marquise and the Alliance have nothing else. */
const boards: { readonly [faction in Board['faction']]?: BoardFacts } = {
  'electric-eyrie': decreeFacts,
  vagabot: satchelFacts,
  'logical-lizards': lizardFacts,
  'riverfolk-robots': shopFacts,
  'drillbit-duchy': (state, of) => [...ministerFacts(state, of), ...ambushFacts(state, of)],
  'cogwheel-corvids': plotFacts,
};

export function automatonFacts(state: State, of: Seat): readonly Known<RootFact>[] {
  return boards[playerOf(state, of).board.faction]?.(state, of) ?? [];
}

const MOST_SOULS = 30;

/** AUT-8.2.4: the Lost Souls; the space of the conspiracy marker. */
function lizardFacts(state: State, of: Seat): readonly Known<RootFact>[] {
  const { lostSouls, marker } = lizardsOf(state, of);
  const place = panel(of);
  const souls = suits.map((suit): Known<RootFact> => {
    const count = lostSouls.filter((card) => suitOf(card) === suit).length;
    return { fact: { kind: 'souls', of, suit }, ...counted(count), among: { min: 0, max: MOST_SOULS }, place };
  });
  const among = { min: 1, max: conspiracyTrack.length };
  return [...souls, { fact: { kind: 'conspiracy', of }, ...counted(marker + 1), among, place }];
}

/** AUT-9.2: the market, Payments, and whether the person whose turn it is has hired its warriors. */
function shopFacts(state: State, of: Seat): readonly Known<RootFact>[] {
  const { market, payments } = playerOf(state, of).board as RiverfolkRobotsBoard;
  const place = panel(of);
  const paid = state.open.players.map((player, from): Known<RootFact> => {
    const max = factionOf(player).warriors;
    return { fact: { kind: 'payments', of, from }, holder: payments, key: from, among: { min: 0, max }, place };
  });
  return [...marketFacts(of, market, MARKET_SIZE), ...paid, hiredOf(state, of)];
}

/** ROOT-11.2.7.2: has the person whose turn it is hired the warriors of this Company? */
export function hiredOf({ open: { turn } }: State, of: Seat): Known<RootFact> {
  const isHired = turn.hired === of ? 1 : 0;
  return { fact: { kind: 'hired', of }, ...counted(isHired), among: { min: 0, max: 1 }, place: panel(of) };
}

export function marketFacts(of: Seat, market: readonly Card[], size: number): readonly Known<RootFact>[] {
  return Array.from({ length: size }, (_, n): Known<RootFact> => {
    const card = market[n];
    const shown = { holder: [card === undefined ? null : faceOf(card)], key: 0 };
    return { fact: { kind: 'market', of, n }, ...shown, among: [...faces, NONE], place: panel(of) };
  });
}

/** AUT-S-11: they lie open before the Duchy whose advanced card buys them. */
function ambushFacts(state: State, of: Seat): readonly Known<RootFact>[] {
  if (!hasAdvanced(state, of)) return [];
  return suits.map((suit) => {
    const count = ambushesOf(automatonBoard(state, of).ambushes, suit).length;
    const max = count + ambushesOf(state.hidden.deck, suit).length;
    return { fact: { kind: 'ambush', of, suit }, ...counted(count), among: { min: 0, max }, place: panel(of) };
  });
}

function ambushesOf(cards: readonly Card[], suit: Suit): readonly Card[] {
  return cards.filter((card) => isAmbush(card) && suitOf(card) === suit);
}

export function setAmbushes(state: State, of: Seat, suit: Suit, count: number): void {
  const { ambushes } = automatonBoard(state, of);
  const { deck } = state.hidden;
  const [from, to] = ambushesOf(ambushes, suit).length > count ? [ambushes, deck] : [deck, ambushes];
  const moving = Math.abs(ambushesOf(ambushes, suit).length - count);
  for (const card of ambushesOf(from, suit).slice(0, moving)) to.push(...from.splice(from.indexOf(card), 1));
}

export function setMarket(state: State, market: Card[], n: number, face: Value): void {
  const card = face === null ? null : claim(state, (one) => faceOf(one) === face, market);
  if (face !== null && card === null) return;
  state.hidden.deck.push(...market.splice(n, 1, ...(card === null ? [] : [card])));
}
