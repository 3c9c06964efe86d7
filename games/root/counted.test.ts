/**
 * The numbers that an automaton's reasons show are those of the board: in random games every value of a clearing is compared with counts made here
 * from the bare state, without the rules' own keys. Each clause must agree with one and the same count throughout.
 */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { RulesTable } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Trace, Traced } from '@tavola/kernel/rules/select.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { automatonIds } from './data/automata.ts';
import { type FactionId, factionIds } from './data/factions.ts';
import { CLEARINGS, type MapId, mapIds, maps } from './data/maps.ts';
import { game } from './game.ts';
import type { Player, State } from './rules/state/state.ts';
import type { Event } from './rules/vocabulary/events.ts';

const GAMES = 200;

const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0);
const here = (lists: readonly (readonly number[])[], clearing: number) => sum(lists.map((list) => list[clearing] ?? 0));
const warriors = ({ warriors: all }: Player, c: number) => all[c] ?? 0;
const buildings = ({ buildings: all }: Player, c: number) => here(all, c);
const tokens = ({ tokens: all }: Player, c: number) => here(all, c);
const built = (player: Player, c: number) => buildings(player, c) + tokens(player, c);
const pawn = ({ pawn: at }: Player, c: number) => (at === c ? 1 : 0);
const pieces = (player: Player, c: number) =>
  warriors(player, c) + buildings(player, c) + tokens(player, c) + pawn(player, c);
const defenceless = (player: Player, c: number) => (warriors(player, c) > 0 ? 0 : buildings(player, c));

type Count = (state: State, self: Seat, clearing: number) => number;
const others = (state: State, self: Seat) => state.open.players.filter((_, seat) => seat !== self);
const me = (state: State, self: Seat) => state.open.players[self] as Player;
const ofOthers =
  (count: (player: Player, c: number) => number): Count =>
  (state, self, c) =>
    sum(others(state, self).map((player) => count(player, c)));
const own =
  (count: (player: Player, c: number) => number): Count =>
  (state, self, c) =>
    count(me(state, self), c);

/** A count, or one that depends on somebody or on a place that the selection is about: then it must fit for one of them. */
type Fit = (state: State, self: Seat, clearings: readonly number[], values: readonly number[]) => boolean;
const all =
  (count: Count): Fit =>
  (state, self, clearings, values) =>
    clearings.every((c, i) => count(state, self, c) === values[i]);
/** For one of the others, the same throughout. */
const ofOne =
  (count: (player: Player, c: number) => number): Fit =>
  (state, self, clearings, values) =>
    others(state, self).some((player) => clearings.every((c, i) => count(player, c) === values[i]));

const slots: Count = ({ open }, _, c) =>
  (maps[open.map].slots[c] ?? 0) - (open.ruins[c] ?? 0) - sum(open.players.map((player) => buildings(player, c)));

/** Steps from a clearing, or from a forest by its border, along all paths, closed ones too (AUT-12.2.1). */
function steps(map: MapId, from: number): readonly number[] {
  const found: number[] = [];
  const queue = from > CLEARINGS ? [...(maps[map].border[from] ?? [])] : [from];
  for (const first of queue) found[first] = from > CLEARINGS ? 1 : 0;
  while (queue.length > 0) {
    const at = queue.shift() as number;
    for (const next of maps[map].paths[at] ?? []) {
      if (found[next] !== undefined) continue;
      found[next] = (found[at] as number) + 1;
      queue.push(next);
    }
  }
  return found;
}
/** From one clearing; ferries are ways of their own, so the Lake is left out. */
const distance: Fit = ({ open }, _, clearings, values) =>
  open.ferry !== 0 ||
  clearings.length === 0 ||
  Array.from({ length: CLEARINGS + maps[open.map].forests.length }, (_one, i) => steps(open.map, i + 1)).some((far) =>
    clearings.every((c, i) => far[c] === values[i]),
  );

const counts: { readonly [name: string]: Fit } = {
  'own warriors': all(own(warriors)),
  'own buildings': all(own(buildings)),
  'own pieces': all(own(pieces)),
  'no own token': all(own((player, c) => (tokens(player, c) > 0 ? 0 : 1))),
  'enemy pieces': all(ofOthers(pieces)),
  'enemy warriors': all(ofOthers(warriors)),
  'enemy buildings': all(ofOthers(buildings)),
  'enemy buildings and tokens': all(ofOthers(built)),
  'enemy defenceless buildings': all(ofOthers(defenceless)),
  'all warriors': all((state, _, c) => sum(state.open.players.map((player) => warriors(player, c)))),
  'open slots': all(slots),
  'an open slot': all((state, self, c) => (slots(state, self, c) > 0 ? 1 : 0)),
  'steps away': distance,
  'buildings and tokens of one player': ofOne(built),
  'warriors of one player': ofOne(warriors),
  // AUT-10.5.1.I ranks by the one or, after a bird order, by the other.
  'open slots, or what enemies built': (...it) => all(slots)(...it) || all(ofOthers(built))(...it),
  // AUT-9.5.1.I: the player who paid most, the Riverfolk themselves among them; nobody when Payments are empty.
  'somebody is there': ({ open }, _, clearings, values) =>
    values.every((value) => value === 0) ||
    open.players.some((player) => clearings.every((c, i) => (pieces(player, c) > 0 ? 1 : 0) === values[i])),
};

type Seen = { readonly fits: Set<string>; times: number; example: string };

test('what reasons say of clearings is what lies there', () => {
  const seen = new Map<string, Seen>();
  for (let n = 0; n < GAMES; n++) play(n, (state, self, trace) => compare(seen, state, self, trace));
  const wrong = [...seen]
    .filter(([, { fits }]) => fits.size === 0)
    .map(([clause, { example, times }]) => `${clause} (${times}): ${example}`);
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
});

function compare(seen: Map<string, Seen>, state: State, self: Seat, { candidates, rungs }: Trace): void {
  if (!candidates.every((name) => /^\d+$/.test(name))) return;
  const clearings = candidates.map(Number);
  for (const [nth, { clause, how, values }] of rungs.entries()) {
    if (how !== 'most' && how !== 'least') continue;
    // A clause may rank twice.
    const before = rungs.slice(0, nth).filter((rung) => rung.clause === clause && rung.how === how).length;
    const key = `${clause} ${how} ${before + 1}`;
    const known = seen.get(key) ?? { fits: new Set(Object.keys(counts)), times: 0, example: '' };
    const told = clearings.flatMap((_, i) => (typeof values[i] === 'number' ? [i] : []));
    const [where, shown] = [told.map((i) => clearings[i] as number), told.map((i) => values[i] as number)];
    known.times += told.length;
    for (const fit of [...known.fits]) {
      if (counts[fit]?.(state, self, where, shown)) continue;
      known.fits.delete(fit);
      known.example ||= `${where} are ${shown}`;
    }
    seen.set(key, known);
  }
}

/** Plays a random game and hands over every selection of clearings at the moment it is told. */
function play(n: number, look: (state: State, self: Seat, trace: Trace) => void): void {
  type Rules = RulesTable<State, Event, never>;
  const watched = {
    ...game,
    play: (table: Rules) =>
      game.play({
        ...{ options: table.options, seats: table.seats },
        get state() {
          return table.state;
        },
        tell: (event: Event, telling?: { readonly why?: Traced | readonly Traced[] }) => {
          const why = telling?.why === undefined ? [] : 'trace' in telling.why ? [telling.why] : telling.why;
          if (event.kind === 'automaton.acts') for (const { trace } of why) look(table.state, event.seat, trace);
          table.tell(event, telling as never);
        },
        checkpoint: () => table.checkpoint(),
        beat: () => table.beat(),
        doubt: (facts: never) => table.doubt(facts),
      } as never),
  };
  const first = automatonIds[n % 8] as FactionId;
  const second = automatonIds[(n + 1 + (Math.floor(n / 8) % 7)) % 8] as FactionId;
  const human = factionIds.find((one) => one !== first && one !== second) as FactionId;
  const seats = [
    { kind: 'automaton' as const, settings: { faction: first } },
    { kind: 'automaton' as const, settings: { faction: second } },
    { kind: 'player' as const, settings: { faction: human } },
  ];
  const options = { map: mapIds[n % 4], roundLimit: 5 };
  const setup = { seats, options, chance: seededChance(n + 1), explaining: true };
  const table = Table.start(watched as never, setup);
  const rng = seededRng(n);
  while (table.outcome === null) pickAtRandom(table, rng);
}
