/** Setup, step by step (rules section 4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pick, shuffle } from '@tavola/kernel/rules/chance.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { step } from '@tavola/kernel/rules/step.ts';
import { type Card, deckOf, isDominance } from '../../data/cards.ts';
import { STARTING_HAND } from '../../data/constants.ts';
import { type FactionId, factionIds, reachOf } from '../../data/factions.ts';
import { itemSupply } from '../../data/items.ts';
import { type Clearing, clearings, type MapFacts, maps, PLACES } from '../../data/maps.ts';
import { type ClearingSuit, clearingSuits } from '../../data/suits.ts';
import { factionAt, factionOf } from '../contract/registry.ts';
import { topCard } from '../hands/hands.ts';
import { choose } from '../state/choose.ts';
import type { Options, Seats } from '../state/options.ts';
import { handOf, mapOf, type Player, playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { clearingMove } from '../vocabulary/moves.ts';
import { assignFactions, createPlayers } from './assign.ts';
import { newTurn } from './turn.ts';

/** Steps 1 to 8: everything that chance decides. Factions that are picked at the table, and their setup, come in `play`. */
export function* setup(options: Options, seats: Seats): Rules<State> {
  const map = maps[options.map];
  const suits = yield* layOutSuits(map, options);
  const order = yield* seatingOrder(options, seats.length);
  const picked = yield* assignFactions(seats);
  const cards = deckOf(options.deck);
  const noDominance = withoutDominance(options, seats);
  const box = [...(noDominance ? cards.filter(isDominance) : []), ...setAside(picked, seats)];
  const deck = yield* shuffle(without(cards, box));
  const state: State = {
    open: {
      map: map.id,
      suits,
      ruins: byClearing((clearing) => (map.ruins.includes(clearing) ? 1 : 0)),
      closed: (1 << map.closed.length) - 1,
      ferry: map.ferry ?? 0,
      stage: picked.includes(null) ? 'factions' : 'setup',
      order,
      picked,
      turn: newTurn(1, order[0] as Seat),
      players: [],
      items: { ...itemSupply },
      discard: [],
      available: [],
      box,
      quests: [],
      coffins: seats.map(() => 0),
      battle: null,
      cooperative: options.cooperative ? { reached: [], teamRule: options.humanTeamRule } : null,
    },
    hidden: {
      deck,
      hands: seats.map(() => []),
      secrets: seats.map(() => null),
      ruins: Array.from({ length: PLACES }, () => []),
      quests: [],
    },
  };
  if (state.open.stage === 'setup') createPlayers(state, seats);
  return state;
}

function byClearing(of: (clearing: Clearing) => number): number[] {
  return Array.from({ length: PLACES }, (_, clearing) => of(clearing));
}

/** Step 1: printed suits, or twelve markers shuffled face down. */
function* layOutSuits({ printed }: MapFacts, { suitMarkers }: Options): Rules<ClearingSuit[]> {
  if (printed && !suitMarkers) return [...printed];
  const markers = clearings.map((clearing) => clearingSuits[clearing % 3] as ClearingSuit);
  return ['fox', ...(yield* shuffle(markers))];
}

/** Step 3: who sits where, and so who begins. */
function* seatingOrder({ seating }: Options, count: number): Rules<Seat[]> {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  if (seating === 'chance') return yield* shuffle(seats);
  const first = yield* pick(seats, 'first-player', (seat) => `seat-${seat}`);
  return seats.map((_, i) => ((first + i) % count) as Seat);
}

/** Step 6, AUT-C-1: two people alone, automata with at most two people, and the cooperative game play without dominance cards. */
function withoutDominance({ dominance, cooperative }: Options, seats: Seats): boolean {
  if (cooperative) return true;
  if (dominance !== 'auto') return dominance === 'never';
  const people = seats.filter(({ kind }) => kind !== 'automaton').length;
  return people < seats.length ? people <= 2 : people === 2;
}

/** AUT-D-2: what automata take out of the deck before it is shuffled. */
function setAside(picked: readonly (FactionId | null)[], seats: Seats): Card[] {
  return seats.flatMap(({ kind, settings: { level = 'normal' } }, seat) => {
    if (kind !== 'automaton') return [];
    return factionOf({ faction: picked[seat] as FactionId, automaton: true }).turn.setsAside?.(level) ?? [];
  });
}

function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

/** Steps 6 and 9: opening hands, then the factions in letter order, the earlier of two Vagabonds first. */
export function* setUpFactions(table: Root): Rules {
  const { state, options } = table;
  tellFactions(table);
  // What was forgotten with the last answer can be asked for after the next one only.
  const laidOut = mapOf(state).printed === null || options.suitMarkers;
  if (laidOut && isRealTable(table)) yield* step(table, { kind: 'outside.markers' });
  for (const seat of state.open.order) {
    const { hand } = factionAt(state, seat).cards;
    if (hand === 'none' || hand === 'unseen') continue;
    for (let i = 0; i < STARTING_HAND; i++) {
      const card = yield* topCard(table, seat);
      if (card !== null) handOf(state, seat).push(card);
    }
  }
  for (const id of factionIds) {
    for (const seat of state.open.order) {
      if (playerOf(state, seat).faction === id) yield* factionAt(state, seat).turn.setup(table, seat);
    }
  }
  state.open.stage = 'turns';
}

/** What chance dealt, and the reach of all together where it is short (ROOT-5.2). */
function tellFactions(table: Root): void {
  const { players } = table.state.open;
  for (const [seat, { faction }] of players.entries()) {
    if (table.seats[seat]?.settings.faction === 'random') table.tell({ kind: 'faction', seat, faction });
  }
  const { reach, recommended } = reachOf(players.map(({ faction }) => faction));
  if (reach < recommended) table.tell({ kind: 'reach', reach, recommended });
}

/**
 * The corner rule: not another player's starting corner, and if possible diagonally opposite to one. The first to set up takes any.
 */
export function startingCorners(state: State): readonly Clearing[] {
  const { corners, opposite } = mapOf(state);
  const taken = state.open.players.map(({ corner }: Player) => corner).filter((corner) => corner > 0);
  return select(corners)
    .where('ROOT-5.1', (corner) => !taken.includes(corner))
    .most('ROOT-5.1', (corner) => (taken.includes(opposite[corner] as Clearing) ? 1 : 0)).list;
}

export function* chooseCorner(table: Root, seat: Seat, corners: readonly Clearing[]): Rules<Clearing> {
  const { clearing } = yield* choose(seat, 'start-corner', corners.map(clearingMove));
  playerOf(table.state, seat).corner = clearing;
  return clearing;
}
