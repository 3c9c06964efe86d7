/** Why one option rather than another: which features of the evaluation differ between the positions that they lead to. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { streamChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame, Feature } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { sensible } from '../search/playout.ts';

/** What an option brings compared with the others: a feature of the seat itself, or how another seat stands in all (`name` null). */
export type Reason = {
  readonly seat: Seat;
  readonly name: string | null;
  /** How much more of it there is. */
  readonly change: number;
  /** How much better that is for `seat`, in the units of the game's evaluation. */
  readonly worth: number;
};

/** In how many imagined worlds each option is looked at; the same worlds for all of them. */
const WORLDS = 12;
/** A position that never comes to rest is looked at after this many decisions. */
const MOST_DECISIONS = 30;
/** At most this many reasons an option. */
const MOST_REASONS = 5;
/** What weighs less than this share of the weightiest reason does not count as one. */
const LEAST = 0.15;

/** For each of these options (positions in the question) its reasons, the weightiest first. None where the game names no features. */
export function reasonsOf(
  table: Table,
  seat: Seat,
  options: readonly number[],
  seed: number,
): readonly (readonly Reason[])[] {
  if (!table.game.bot?.features || options.length < 2) return options.map(() => []);
  const means = options.map((option) => meanAfter(table, seat, option, seed));
  const all = means.map((mean, i) => compared(mean, means.toSpliced(i, 1), seat));
  const weightiest = Math.max(...all.flat().map(({ worth }) => Math.abs(worth)));
  return all.map((reasons) =>
    reasons
      .filter(({ worth }) => worth !== 0 && Math.abs(worth) >= LEAST * weightiest)
      .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
      .slice(0, MOST_REASONS),
  );
}

/** Of every seat the features by name: [amount, worth]. */
type Mean = readonly ReadonlyMap<string, readonly [number, number]>[];

function meanAfter(table: Table, seat: Seat, option: number, seed: number): Mean {
  const sums = table.seats.map(() => new Map<string, [number, number]>());
  for (let world = 0; world < WORLDS; world++) {
    const after = settled(table, seat, option, seed + world);
    for (const [of, sum] of sums.entries()) {
      for (const { name, amount, worth } of featuresOf(after.game, after.state, of)) {
        const [amounts, worths] = sum.get(name) ?? [0, 0];
        sum.set(name, [amounts + amount / WORLDS, worths + worth / WORLDS]);
      }
    }
  }
  return sums;
}

function featuresOf({ bot }: AnyGame, state: unknown, seat: Seat): readonly Feature[] {
  return bot?.features?.(state, seat) ?? [];
}

/** An imagined world after the option, played on sensibly until it can be judged, or until somebody else is asked. */
function settled(table: Table, seat: Seat, option: number, seed: number): Table {
  const rng = seededRng(seed);
  const world = table.fork({ chance: streamChance(rng), at: table.decisionNumber });
  world.redeal(seat, rng, 1);
  world.take(seat, option);
  for (let n = 0; n < MOST_DECISIONS && world.outcome === null; n++) {
    const question = world.firstQuestion;
    const isSealed = world.decisionNumber < world.count;
    if (question === null || (!isSealed && isAtRest(world, seat))) break;
    world.take(question.seat, sensible(world, question, rng));
  }
  return world;
}

function isAtRest({ game, state, firstQuestion }: Table, seat: Seat): boolean {
  return game.bot?.quiet?.(state) ?? firstQuestion?.seat !== seat;
}

function compared(mean: Mean, others: readonly Mean[], seat: Seat): Reason[] {
  return mean.flatMap((features, of): Reason[] => {
    const own = [...features].map(([name, [amount, worth]]) => {
      const usual = averageOf(others.map((other) => other[of]?.get(name) ?? [0, 0]));
      return { seat: of, name, change: amount - usual[0], worth: worth - usual[1] };
    });
    if (of === seat) return own;
    const total = own.reduce((sum, { worth }) => sum + worth, 0);
    return [{ seat: of, name: null, change: total, worth: total }];
  });
}

function averageOf(pairs: readonly (readonly [number, number])[]): readonly [number, number] {
  let [amount, worth] = [0, 0];
  for (const [a, b] of pairs) {
    amount += a / pairs.length;
    worth += b / pairs.length;
  }
  return [amount, worth];
}
