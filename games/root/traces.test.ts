/** Reasons of automata, read in 200 random games: what each criterion says of the candidates must lead to who fell out and who was taken. */

import { explain } from '@tavola/kernel/host/explain.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Rung, Trace } from '@tavola/kernel/rules/select.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { automatonIds, levels, traitField, traitIds } from './data/automata.ts';
import { type FactionId, factionIds } from './data/factions.ts';
import { mapIds } from './data/maps.ts';
import { game } from './game.ts';

const GAMES = 200;
/** Of the reasons of a game this many are read, spread over it. */
const READ = 6;

/** An automaton alone against each faction of people, each pair of automata, automata only for two to six seats: by the number of the game. */
function seatsOf(n: number) {
  const automaton = (faction: FactionId, k: number) => ({
    kind: 'automaton' as const,
    settings: {
      faction,
      level: levels[(n + k) % levels.length],
      [traitField(faction)]: [traitIds[faction][(n >> 2) % 4]],
    },
  });
  const at = (i: number) => automatonIds[((i % 8) + 8) % 8] as FactionId;
  const first = at(n);
  if (n % 3 === 0) {
    const human = factionIds.filter((one) => one !== first)[Math.floor(n / 24) % 7] as FactionId;
    return [automaton(first, 0), { kind: 'player' as const, settings: { faction: human } }];
  }
  const gap = 1 + (Math.floor(n / 8) % 7);
  if (n % 3 === 1) {
    const human = factionIds.find((one) => one !== first && one !== at(n + gap)) as FactionId;
    return [automaton(first, 0), automaton(at(n + gap), 1), { kind: 'player' as const, settings: { faction: human } }];
  }
  return Array.from({ length: 2 + (n % 5) }, (_, k) => automaton(at(n + k), k));
}

describe.each(Array.from({ length: 8 }, (_, i) => i))('part %i of 8', (part) => {
  test('the reasons of automata are sound', () => {
    for (let n = part; n < GAMES; n += 8) {
      const table = played(n);
      const reasoned = [...table.told.keys()].filter((i) => table.told[i]?.reasoned);
      const every = Math.max(1, Math.floor(reasoned.length / READ));
      for (const i of reasoned.filter((_, k) => k % every === n % every)) {
        for (const trace of explain(table, i)) expect(`${n}/${i}: ${flawOf(trace)}`).toBe(`${n}/${i}: null`);
      }
    }
  });
});

function played(n: number): Table {
  const options = { map: mapIds[n % 4], roundLimit: 6, cooperative: n % 3 !== 2 && n % 2 === 0 };
  const table = Table.start(game, { seats: seatsOf(n), options, chance: seededChance(n + 1) });
  const rng = seededRng(n);
  for (let picks = 0; table.outcome === null; picks++) {
    if (picks > 5000) throw new Error(`game ${n} does not end`);
    pickAtRandom(table, rng);
  }
  const flaw = table.flaw();
  if (flaw !== null) throw new Error(`game ${n}: ${flaw}`);
  return table;
}

/** Follows the rungs from all candidates to those taken, by the values alone. */
function flawOf({ candidates, rungs, taken }: Trace): string | null {
  let alive = [...candidates.keys()];
  const ranks: { readonly how: Rung['how']; readonly values: Rung['values'] }[] = [];
  let standing = alive;
  for (const { clause, how, values, out } of rungs) {
    if (values.length !== candidates.length) return `${clause}: a value is missing`;
    const numbers = (places: readonly number[]) => places.map((place) => values[place] as number);
    if (alive.some((place) => values[place] === null) && how !== 'legal')
      return `${clause}: nothing said of a candidate`;
    if (how === 'legal') {
      const ranked = standing.toSorted((a, b) => before(ranks, a, b));
      const walked = ranked.filter((place) => values[place] !== null);
      if (ranked.slice(0, walked.length).join() !== walked.join()) return `${clause}: a better candidate was left out`;
      const allowed = walked.filter((place) => values[place] === true);
      if (walked.filter((place) => values[place] === false).join() !== out.join()) return `${clause}: skipped`;
      alive = allowed;
      continue;
    }
    const best = how === 'least' || how === 'first' ? Math.min(...numbers(alive)) : Math.max(...numbers(alive));
    const tied = alive.filter((place) =>
      how === 'where' || how === 'random' ? values[place] === true : values[place] === best,
    );
    const next = how === 'first' ? tied.slice(0, 1) : tied;
    if (alive.filter((place) => !next.includes(place)).join() !== out.join()) return `${clause}: who fell out`;
    if (how === 'where') standing = standing.filter((place) => values[place] === true);
    else ranks.push({ how, values });
    alive = next;
  }
  return alive.join() === taken.join() ? null : `taken ${taken}, but the values say ${alive}`;
}

/** Which of two comes first by the keys in their order. */
function before(
  ranks: readonly { readonly how: Rung['how']; readonly values: Rung['values'] }[],
  a: number,
  b: number,
) {
  for (const { how, values } of ranks) {
    const [x, y] = [Number(values[a]), Number(values[b])];
    if (x !== y) return how === 'least' || how === 'first' ? x - y : y - x;
  }
  return a - b;
}
