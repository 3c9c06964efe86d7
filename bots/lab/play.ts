/** One game between bots, from its seed to its end. */
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame, Legacy, Outcome } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { kindOfSeat } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { type Bot, botOf } from '../search/bot.ts';
import { Memory } from '../search/memory.ts';
import { takeAtRandom } from '../search/random.ts';
import type { Counts } from './counts.ts';
import { type Run, seatedBots } from './run.ts';
import { TurnWatch } from './turn-watch.ts';

export type Played = { readonly table: Table; readonly outcome: Outcome; readonly decisions: number };

type Seated = {
  /** Its number in the run. */
  readonly n: number;
  readonly bots: readonly (string | null)[];
};
export type Finished = Seated & {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly scores: readonly number[] | null;
  /** What each seat was (`Game.traits`). */
  readonly traits: readonly { readonly [trait: string]: string }[];
  readonly decisions: number;
  /** All turns, those of automata too; 0 where the game does not say whose turn it is. */
  readonly turns: number;
  /** How many turns of bots had this many decisions. */
  readonly perTurn: Counts;
};
/** What the lab keeps of a game: plain data, so that it can come from another thread. */
export type GameRecord = Finished | (Seated & { readonly error: string });

export const MOST_DECISIONS = 50_000;

/** The n-th game of a run. A game that breaks is a record too. */
export function gameRecord(game: AnyGame, run: Run, n: number, countsTurns = true): GameRecord {
  const bots = seatedBots(run, n);
  try {
    const watch = countsTurns ? new TurnWatch(game, run.seats.map(kindOfSeat)) : null;
    return recordOf(n, bots, played(game, run, run.seed + n, bots, undefined, watch), watch);
  } catch (error) {
    return failed(n, bots, error);
  }
}

export function recordOf(n: number, bots: GameRecord['bots'], game: Played, watch: TurnWatch | null): GameRecord {
  const { table, outcome, decisions } = game;
  const { winners, reason, scores = null } = outcome;
  const traits = bots.map((_, seat) => table.game.traits?.(table.state, seat) ?? {});
  const { turns, perTurn } = watch?.ended() ?? { turns: 0, perTurn: {} };
  return { n, bots, winners, reason, scores, traits, decisions, turns, perTurn };
}

export function failed(n: number, bots: GameRecord['bots'], error: unknown): GameRecord {
  return { n, bots, error: error instanceof Error ? error.message : String(error) };
}

/** `inheritance` is what the game before this one left. */
export function played(
  game: AnyGame,
  { seats, options, bots }: Pick<Run, 'seats' | 'options' | 'bots'>,
  seed: number,
  seated: readonly (string | null)[],
  inheritance?: Legacy,
  watch: TurnWatch | null = null,
): Played {
  const silent = {
    seats,
    options,
    inheritance,
    chance: seededChance(seed),
    watched: false,
    ...(watch && { onCheckpoint: (state: unknown) => watch.checkpoint(state) }),
  };
  if (bots.every((name) => name === 'random'))
    return playedAtRandom(Table.start(game, { ...silent, recorded: false }), seed, watch);
  const thinkers = seated.map((name) => name && botOf(name)) as (Bot | null)[];
  return playedBy(thinkers, Table.start(game, silent), seed, watch);
}

function playedAtRandom(table: Table, seed: number, watch: TurnWatch | null): Played {
  const rng = seededRng(seed ^ 0x9e3779b9);
  let decisions = 0;
  for (; table.outcome === null; checkLength(++decisions)) {
    watch?.decision();
    takeAtRandom(table, rng);
  }
  return { table, outcome: table.outcome, decisions };
}

function playedBy(bots: readonly (Bot | null)[], table: Table, seed: number, watch: TurnWatch | null): Played {
  const seeds = seededRng(seed ^ 0x9e3779b9);
  const memories = bots.map(() => new Memory());
  let decisions = 0;
  for (; table.outcome === null; checkLength(++decisions)) {
    watch?.decision();
    const seat = table.firstQuestion?.seat as number;
    table.take(seat, (bots[seat] as Bot).choose(table, seat, seeds.below(0x7fffffff), memories[seat]));
  }
  return { table, outcome: table.outcome, decisions };
}

function checkLength(decisions: number): void {
  if (decisions >= MOST_DECISIONS) throw new Error(`not over after ${decisions} decisions`);
}
