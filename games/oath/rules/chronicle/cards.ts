/** Denizens come from the Archive, go to the Dispossessed, and make the new world deck (OATH-8.9, 8.10, 8.13). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { bySuit, REGIONS, SUITS, type Suit } from '../../data/board.ts';
import { type CardId, isVision } from '../../data/cards.ts';
import { choose } from '../asking/choose.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { rearranged } from '../hooks/sources.ts';
import { forget } from '../queries/knowledge.ts';
import { advisersOfSuit, seatsOf, suitOf } from '../queries/queries.ts';
import { type Chronicle, playerOf, type State } from '../state/state.ts';
import type { Lot } from './stock.ts';
import { stackedDeck } from './world.ts';

/** How many of the most common suit, of the next one clockwise, and of the one after. */
const ADDED = [3, 2, 1];
const SIX = 6;

// ---- OATH-8.9 Add six

/** By the most common suit among the winner's faceup advisers; if the Archive has too few, the Dispossessed heal instead. Gives what was drawn from. */
export function* addSix(oath: Oath, writing: Chronicle): Rules<Lot[]> {
  const { state } = oath;
  const { winner } = writing;
  const moves = commonest(oath, writing).moves((suit) => ({ kind: 'suit', suit }) as const);
  const { suit } = yield* choose(oath, winner, 'world-suit', moves);
  const suits = ADDED.map((n, i) => ({ suit: SUITS[(SUITS.indexOf(suit) + i) % SUITS.length] as Suit, n }));
  if (suits.some(({ suit: one, n }) => state.archive[one].length < n)) return yield* heal(oath, writing);
  const lots = suits.map(({ suit: one, n }) => ({ cards: state.archive[one].slice(), n }));
  for (const { suit: one, n } of suits) join(state, yield* drawn(state.archive, one, n));
  oath.tell({ kind: 'archive-opened', suits });
  return lots;
}
function commonest(oath: PoweredState, { winner }: Chronicle): Selection<Suit> {
  return select<Suit>(SUITS).most('OATH-8.9', (suit) => advisersOfSuit(oath, winner, suit));
}

/** Six of the largest suit of the Dispossessed return to play, the others to the Archive. */
function* heal(oath: Oath, writing: Chronicle): Rules<Lot[]> {
  const { state } = oath;
  const { winner } = writing;
  const all = state.dispossessed.splice(0);
  const stacks = bySuit((suit) => all.filter((card) => suitOf(card) === suit));
  writing.stacks = stacks;
  const lots: Lot[] = [];
  if (all.length > 0) {
    const { suit } = yield* choose(oath, winner, 'heal-suit', largest(stacks));
    const cards = stacks[suit].slice();
    const back = yield* drawn(stacks, suit, SIX);
    lots.push({ cards, n: back.length });
    join(state, back);
    oath.tell({ kind: 'healed', suit, n: back.length });
  }
  for (const suit of SUITS) {
    state.archive[suit] = yield* shuffle([...state.archive[suit], ...stacks[suit]]);
    forget(state, state.archive[suit]);
  }
  writing.stacks = null;
  return lots;
}

/** Sorted by suit, everybody sees how many there are of each. */
function largest(stacks: { readonly [S in Suit]: readonly CardId[] }) {
  return select<Suit>(SUITS)
    .most('OATH-8.9', (suit) => stacks[suit].length)
    .moves((suit) => ({ kind: 'suit', suit }) as const);
}

/** Random cards of one suit, as many as there are. */
function* drawn(from: { [S in Suit]: CardId[] }, suit: Suit, n: number): Rules<CardId[]> {
  from[suit] = yield* shuffle(from[suit]);
  return from[suit].splice(-n);
}
/** They are in play: nobody knows where. */
function join(state: State, cards: readonly CardId[]): void {
  state.worldDeck.unshift(...cards);
  forget(state, cards);
}

// ---- OATH-8.10 Six to the Dispossessed

/** Of the discards and the losers' advisers, unseen; the Visions are set aside. Gives what was drawn from. */
export function* sixDispossessed(oath: Oath, { winner }: Chronicle): Rules<Lot> {
  const { state } = oath;
  setVisionsAside(state);
  const loose = REGIONS.flatMap((region) => state.discards[region].splice(0));
  const own = playerOf(state, winner)
    .advisers.splice(0)
    .map(({ card }) => card);
  for (const seat of seatsOf(state))
    loose.push(
      ...playerOf(state, seat)
        .advisers.splice(0)
        .map(({ card }) => card),
    );
  rearranged(state);
  const mixed = yield* shuffle(loose);
  const out = mixed.splice(-SIX);
  state.dispossessed.push(...out);
  forget(state, out);
  join(state, [...mixed, ...own]);
  oath.tell({ kind: 'six-dispossessed', n: out.length });
  return { cards: loose, n: out.length };
}
/** Wherever they are, the Conspiracy from the box too. */
function setVisionsAside(state: State): void {
  const piles = [state.worldDeck, ...REGIONS.map((region) => state.discards[region])];
  for (const pile of piles) for (let i = pile.length - 1; i >= 0; i--) aside(state, pile, i);
  for (const player of state.players) {
    if (player.vision !== null) state.box.push(player.vision);
    player.vision = null;
    state.box.push(...player.advisers.map(({ card }) => card).filter(isVision));
    player.advisers = player.advisers.filter(({ card }) => !isVision(card));
  }
  forget(state, state.box);
  state.piles = [0, 0];
}
function aside({ box }: State, pile: CardId[], i: number): void {
  if (isVision(pile[i] as CardId)) box.push(...pile.splice(i, 1));
}

// ---- OATH-8.13 The new deck

export function* rebuildDeck({ state }: Oath): Rules {
  const visions = state.box.filter(isVision);
  state.box = state.box.filter((card) => !isVision(card));
  state.worldDeck = yield* stackedDeck(state.worldDeck, visions);
  forget(state, state.worldDeck);
}
