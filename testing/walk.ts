/** Seeded random games in which everything that must always hold is checked at every decision. */
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { fingerprint } from '@tavola/kernel/rules/copy.ts';
import type { AnyGame, Legacy, Outcome } from '@tavola/kernel/rules/game.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { type Shows, secrecyFlaw } from './secrecy.ts';

export type WalkSetup = {
  readonly seats: number | readonly SeatWish[];
  readonly options?: unknown;
  /** What the game before this one left. */
  readonly inheritance?: Legacy | undefined;
  readonly seed: number;
  /** Check secrecy at every n-th decision; 0 is never. */
  readonly secrecyEvery?: number;
  /** Compare a fork with the table at every n-th decision; 0 is never. */
  readonly forkEvery?: number;
  /** Kinds of events that may tell more than the view (see secrecy.ts). */
  readonly shows?: Shows;
  /** A game that is not over by then is an error. */
  readonly mostDecisions?: number;
  /** Who picks, when that is not chance. */
  readonly pick?: (table: Table, rng: Rng) => void;
  /** Whatever else a test wants to see at each decision. */
  readonly atDecision?: (table: Table) => void;
};
export type Walk = { readonly table: Table; readonly outcome: Outcome; readonly decisions: number };

/** Plays one random game to its end; throws with the seed and the pick at the first flaw. */
export function walk(game: AnyGame, setup: WalkSetup): Walk {
  const table = Table.start(game, { ...setup, chance: seededChance(setup.seed) });
  const rng = seededRng(setup.seed ^ 0x9e3779b9);
  const secrecy = seededRng(setup.seed + 1);
  let decisions = 0;
  for (; table.outcome === null; decisions++) {
    if (decisions >= (setup.mostDecisions ?? 20_000))
      throw new Error(`seed ${setup.seed}: not over after ${decisions} decisions`);
    const flaw = flawAt(table, setup, decisions, secrecy);
    if (flaw !== null) throw new Error(`seed ${setup.seed}, pick ${table.count}: ${flaw}`);
    setup.atDecision?.(table);
    (setup.pick ?? pickAtRandom)(table, rng);
  }
  const flaw = table.flaw();
  if (flaw !== null) throw new Error(`seed ${setup.seed}, at the end: ${flaw}`);
  return { table, outcome: table.outcome, decisions };
}

/** One of the open decisions, one of its options. */
export function pickAtRandom(table: Table, rng: Rng): void {
  const seat = table.pending[rng.below(table.pending.length)] as number;
  const options = table.question(seat)?.options ?? [];
  table.take(seat, rng.below(options.length));
}

function flawAt(
  table: Table,
  { secrecyEvery = 1, forkEvery = 0, shows = {} }: WalkSetup,
  n: number,
  rng: Rng,
): string | null {
  const flaw = table.flaw();
  if (flaw !== null) return flaw;
  const state = JSON.stringify(table.state);
  if (state !== JSON.stringify(JSON.parse(state))) return 'the state is not plain JSON';
  for (const seat of table.pending) table.decision(seat);
  if (forkEvery > 0 && n % forkEvery === 0) {
    const fork = table.fork({ chance: seededChance(0) });
    if (fingerprint(fork.state) !== fingerprint(table.state)) return 'a fork differs from the table';
    if (
      JSON.stringify(fork.pending.map((s) => fork.decision(s))) !==
      JSON.stringify(table.pending.map((s) => table.decision(s)))
    ) {
      return 'a fork asks something else';
    }
  }
  return secrecyEvery > 0 && n % secrecyEvery === 0 ? secrecyFlaw(table, { rng, shows }) : null;
}
