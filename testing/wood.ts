/** A small wood for tests of real tables: the Mechanical Marquise of Root (AUT-4, normal level, no items) against two people who play with the box. */
import { choose, type Rules, type Seat } from '@tavola/kernel/rules/ask.ts';
import { roll, shuffle } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame, Outcome, RulesTable } from '@tavola/kernel/rules/game.ts';
import { draw } from '@tavola/kernel/rules/pile.ts';
import type { DeclaredFact, Fact, RealTable } from '@tavola/kernel/rules/real.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { noSettings } from '@tavola/kernel/rules/settings.ts';
import { pause, step } from '@tavola/kernel/rules/step.ts';

export const people = ['eyrie', 'alliance'] as const;
type Person = (typeof people)[number];
type Suit = 'fox' | 'rabbit' | 'mouse';
/** suit, slots, neighbours, by priority: the printed Autumn map. */
const autumn: readonly (readonly [Suit, number, readonly number[]])[] = [
  ['fox', 1, [5, 9, 10]],
  ['mouse', 2, [5, 6, 10]],
  ['rabbit', 1, [6, 7, 11]],
  ['rabbit', 1, [8, 9, 12]],
  ['rabbit', 2, [1, 2]],
  ['fox', 2, [2, 3, 11]],
  ['mouse', 2, [3, 8, 12]],
  ['fox', 2, [4, 7]],
  ['mouse', 2, [1, 4, 12]],
  ['rabbit', 2, [1, 2, 12]],
  ['mouse', 3, [3, 6, 12]],
  ['fox', 2, [4, 7, 9, 10, 11]],
];
const WARRIORS = { marquise: 25, eyrie: 20, alliance: 10 } as const;
const BUILDINGS = 7;

export type Pieces = { warriors: number; buildings: number };
export type Clearing = { readonly n: number; own: Pieces; eyrie: Pieces; alliance: Pieces };
export type Wood = {
  turn: number;
  clearings: Clearing[];
  vp: { marquise: number; eyrie: number; alliance: number };
  deck: string[];
  discard: string[];
};
type Event = { readonly kind: string; readonly [field: string]: unknown };
type Table = RulesTable<Wood, Event, unknown>;

const suitOf = ({ n }: Clearing) => (autumn[n - 1] as (typeof autumn)[number])[0];
const slotsOf = ({ n }: Clearing) => (autumn[n - 1] as (typeof autumn)[number])[1];
const nextTo = (state: Wood, { n }: Clearing) =>
  (autumn[n - 1] as (typeof autumn)[number])[2].map((other) => state.clearings[other - 1] as Clearing);
const total = ({ warriors, buildings }: Pieces) => warriors + buildings;
const enemyPieces = (clearing: Clearing) => total(clearing.eyrie) + total(clearing.alliance);
const rules = (clearing: Clearing) => people.every((person) => total(clearing.own) > total(clearing[person]));
const openSlots = (clearing: Clearing) =>
  slotsOf(clearing) - clearing.own.buildings - clearing.eyrie.buildings - clearing.alliance.buildings;
const name = ({ n }: Clearing) => `c${n}`;
const supply = (state: Wood) => WARRIORS.marquise - state.clearings.reduce((sum, { own }) => sum + own.warriors, 0);

function ordered(state: Wood, suit: string): Selection<Clearing> {
  return select(state.clearings, name).where('AUT-2.7', (clearing) => suit === 'bird' || suitOf(clearing) === suit);
}

function* marquiseTurn(table: Table): Rules {
  const { state } = table;
  const card = yield* draw(state.deck, 'order-card', (one) => one.split('-')[0] as string);
  const suit = (card ?? 'bird-0').split('-')[0] as string;
  if (card) state.discard.push(card);
  table.tell({ kind: 'order', suit });
  yield* battles(table, ordered(state, suit), 'AUT-4.5.1');
  yield* recruit(table, suit);
  yield* build(table);
  yield* march(table, suit);
  yield* pause(table);
}

/** AUT-4.5.1 */
function* battles(table: Table, from: Selection<Clearing>, clause: string): Rules {
  const own = from.where('AUT-2.9.6', ({ own: mine }) => mine.warriors > 0);
  for (const clearing of own.list) {
    const enemies = select(people, (person) => person)
      .where('AUT-2.9.6', (person) => total(clearing[person]) > 0)
      .most(clause, (person) => total(clearing[person]))
      .most('AUT-4.5.1.1', (person) => table.state.vp[person])
      .first('AUT-2.2', (person) => people.indexOf(person));
    const defender = enemies.best;
    if (defender === undefined) continue;
    table.tell({ kind: 'battle', clearing: name(clearing), against: defender }, { why: enemies });
    const dice = [(yield* roll(4, 'die')) - 1, (yield* roll(4, 'die')) - 1].sort();
    const [low, high] = dice as [number, number];
    const theirs = clearing[defender];
    const dealt = Math.min(high, clearing.own.warriors) + (theirs.warriors === 0 ? 1 : 0);
    const taken = Math.min(low, theirs.warriors);
    const lost = Math.min(dealt, theirs.warriors);
    table.state.vp.marquise += hit(theirs, dealt);
    hit(clearing.own, taken);
    yield* step(table, { kind: 'hits', clearing: name(clearing), dealt, taken });
    if (lost > 0) yield* rescue(table, defender, clearing, lost);
  }
}

/** A reaction from a hidden hand (like ROOT-6.2.3): the loser may spend a card of the clearing's suit to keep the warriors. */
function* rescue(table: Table, person: Person, clearing: Clearing, warriors: number): Rules {
  const { state } = table;
  const seat = people.indexOf(person);
  const spend = [suitOf(clearing), 'bird'].map((suit) => ({ kind: 'spend', suit }) as const);
  const pick = yield* choose(seat, 'rescue', [...spend, { kind: 'no' } as const], { always: true });
  if (pick.kind === 'no') return;
  const card = state.deck.findLastIndex((one) => one.startsWith(pick.suit));
  state.discard.push(...state.deck.splice(card, 1));
  clearing[person].warriors += warriors;
  yield* step(table, { kind: 'rescued', clearing: name(clearing), warriors, suit: pick.suit });
}

/** Warriors first; how many buildings and tokens fell. */
function hit(pieces: Pieces, hits: number): number {
  const warriors = Math.min(hits, pieces.warriors);
  pieces.warriors -= warriors;
  if (hits === warriors) return 0;
  const buildings = Math.min(hits - warriors, pieces.buildings);
  pieces.buildings -= buildings;
  return buildings;
}

/** AUT-4.5.2, 4.7.2 */
function* recruit(table: Table, suit: string): Rules {
  const all = ordered(table.state, suit).where('AUT-4.5.2', rules).list;
  const where = suit === 'bird' ? all.slice(-2).reverse() : all;
  const n = Math.min(4, supply(table.state));
  if (where.length === 0 || n === 0) return;
  for (let i = 0; i < n; i++) (where[i % where.length] as Clearing).own.warriors++;
  yield* step(table, { kind: 'recruit', clearings: where.map(name), warriors: n });
}

/** AUT-4.5.3 */
function* build(table: Table): Rules {
  const target = select(table.state.clearings, name)
    .where('AUT-4.5.3', rules)
    .where('AUT-2.3', (clearing) => openSlots(clearing) > 0)
    .most('AUT-4.5.3', ({ own }) => own.warriors)
    .first('AUT-2.1', ({ n }) => n);
  if (target.best === undefined) return;
  target.best.own.buildings++;
  yield* step(table, { kind: 'build', clearing: name(target.best) }, { why: target });
}

/** AUT-4.5.4 */
function* march(table: Table, suit: string): Rules {
  for (const origin of ordered(table.state, suit).list) {
    if (origin.own.warriors < 4) continue;
    const target = select(nextTo(table.state, origin), name)
      .where('AUT-2.9.6', (clearing) => rules(origin) || rules(clearing))
      .most('AUT-4.5.4', enemyPieces)
      .first('AUT-2.1', ({ n }) => n);
    if (target.best === undefined) continue;
    const n = origin.own.warriors - 3;
    origin.own.warriors -= n;
    target.best.own.warriors += n;
    yield* step(table, { kind: 'march', from: name(origin), to: name(target.best), warriors: n }, { why: target });
  }
}

const ENTERED = { kind: 'entered' } as const;
const ASK_ME = { kind: 'ask-me' } as const;
type TurnMove = typeof ENTERED | typeof ASK_ME | { readonly kind: 'attack'; readonly clearing: number };

/**
 * A person's turn on the real table. What people do among themselves is told as facts; what they do to the automaton is a move, so that its own
 * rules answer it.
 */
function* turnOutside(table: Table, seat: Seat): Rules {
  const { state } = table;
  for (;;) {
    const targets = state.clearings
      .filter(({ own }) => total(own) > 0)
      .map(({ n }) => ({ kind: 'attack', clearing: n }) as const);
    const moves = (): readonly TurnMove[] => [ENTERED, ASK_ME, ...targets];
    const move = yield* choose(seat, 'outside-turn', moves, { outside: true });
    if (move.kind === 'ask-me') table.doubt(factsOf(state, people[seat] as Person).map(({ fact }) => fact));
    if (move.kind !== 'attack') return;
    yield* attacked(table, people[seat] as Person, state.clearings[move.clearing - 1] as Clearing);
  }
}

/** ROOT-4.3 with the automaton as defender: it loses warriors first, then buildings (AUT-1.2.1). */
function* attacked(table: Table, by: Person, clearing: Clearing): Rules {
  const dice = [(yield* roll(4, 'die')) - 1, (yield* roll(4, 'die')) - 1].sort();
  const [low, high] = dice as [number, number];
  const dealt = Math.min(high, clearing[by].warriors) + (clearing.own.warriors === 0 ? 1 : 0);
  const taken = Math.min(low, clearing.own.warriors);
  table.state.vp[by] += hit(clearing.own, dealt);
  hit(clearing[by], taken);
  yield* step(table, { kind: 'defended', clearing: name(clearing), against: by, dealt, taken });
}

function* play(table: Table): Rules<Outcome> {
  const { state } = table;
  for (;;) {
    table.checkpoint();
    if (state.turn % 3 === 2) yield* marquiseTurn(table);
    else {
      yield* turnOutside(table, state.turn % 3);
    }
    state.turn++;
  }
}

type PieceFact = { readonly kind: 'warriors' | 'buildings'; readonly clearing: number; readonly of: Person };
type ScoreFact = { readonly kind: 'vp'; readonly of: Person };

function factsOf(state: Wood, of: Person): DeclaredFact<PieceFact | ScoreFact>[] {
  const pieces = state.clearings.flatMap((clearing) =>
    (['warriors', 'buildings'] as const).map((kind) => ({
      fact: { kind, clearing: clearing.n, of },
      holder: clearing[of],
      key: kind,
      among: { min: 0, max: kind === 'warriors' ? WARRIORS[of] : Math.min(BUILDINGS, slotsOf(clearing) + 1) },
      place: name(clearing),
    })),
  );
  return [...pieces, { fact: { kind: 'vp', of }, holder: state.vp, key: of, among: { min: 0, max: 30 }, place: of }];
}

const real: RealTable<Wood> = {
  facts: (state) => people.flatMap((person) => factsOf(state, person)),
  dice: ['die'],
  checks: (state) =>
    people.map((of) => ({
      check: { kind: 'supply', of } as Fact,
      value: WARRIORS[of] - state.clearings.reduce((sum, clearing) => sum + clearing[of].warriors, 0),
      about: factsOf(state, of).flatMap(({ fact }) => (fact.kind === 'warriors' ? [fact] : [])),
    })),
};
export const wood: AnyGame = {
  id: 'wood',
  seats: { min: 3, max: 3 },
  version: '1',
  options: noSettings,
  seatSettings: { automaton: noSettings },
  *setup() {
    const suits = ['fox', 'rabbit', 'mouse', 'bird'].flatMap((suit) =>
      Array.from({ length: 13 }, (_, i) => `${suit}-${i}`),
    );
    const none = (): Pieces => ({ warriors: 0, buildings: 0 });
    const deck = yield* shuffle(suits);
    const clearings = autumn.map((_, i) => ({
      n: i + 1,
      own: { warriors: 1, buildings: 0 },
      eyrie: none(),
      alliance: none(),
    }));
    return { turn: 0, clearings, vp: { marquise: 0, eyrie: 0, alliance: 0 }, deck, discard: [] } satisfies Wood;
  },
  play,
  view: (state) => state,
  redeal: () => {},
  flaw: (state: Wood) => {
    for (const person of people) {
      const out = state.clearings.reduce((sum, clearing) => sum + clearing[person].warriors, 0);
      if (out > WARRIORS[person]) return `${out} warriors of ${person}`;
    }
    return supply(state) < 0 ? 'warriors of the Marquise' : null;
  },
  real,
};
