/** What is computed by running rules again, in a thread of its own. Each job is plain data in, plain data out. */
import { sensibleOptions } from '@tavola/bots/hint/sensible.ts';
import { beatsSince } from '@tavola/kernel/host/beats.ts';
import { explain } from '@tavola/kernel/host/explain.ts';
import type { Step } from '@tavola/kernel/host/gesture.ts';
import { imagined } from '@tavola/kernel/host/past.ts';
import {
  type PlannedStep,
  type Rehearsal,
  rehearsed,
  type Stopped,
  type StopWish,
  stopOf,
} from '@tavola/kernel/host/plan.ts';
import { type Preview, previewOf } from '@tavola/kernel/host/preview.ts';
import { type Company, type StandingOrder, standingPass } from '@tavola/kernel/host/standing.ts';
import { type RefusedOption, refusedOptions } from '@tavola/kernel/host/why-not.ts';
import { CHANCE, type Eyes, type Seat } from '@tavola/kernel/rules/ask.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { fingerprint } from '@tavola/kernel/rules/copy.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { rngOfWords } from '@tavola/kernel/rules/rng.ts';
import type { Trace } from '@tavola/kernel/rules/select.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { learnedSince, ownPick } from '@tavola/kernel/table/undo.ts';
import type { SentEvening } from '../api/evenings.ts';
import { Refusal } from '../base/problem.ts';
import { type Framed, Frames } from '../memory/frames.ts';
import {
  chanceOf,
  type PackedCheckpoint,
  type PackedPosition,
  packedCheckpoint,
  unpacked,
} from '../memory/position.ts';
import { PICKS_BETWEEN_POINTS, type Stand, standOf } from '../memory/stand.ts';
import { steps } from '../memory/steps.ts';
import {
  heardWord,
  type OpenedEvening,
  openedEvening,
  readEvening,
  type WordDone,
  type WordTask,
} from './evening-jobs.ts';
import { type Migrated, type Misfit, migrated, type Unmigrated } from './migrated.ts';
import { readSentLog, type SentLog, upgradedLog } from './sent-log.ts';

type At = { readonly position: PackedPosition };
type SeatOrder = { readonly seat: Seat; readonly order: StandingOrder; readonly company: Company };

/** `words`: with which random words what the seat cannot know is dealt. */
type Rehearsed = { readonly seat: Seat; readonly steps: readonly Step[]; readonly words: readonly number[] };
type Judged = {
  readonly seat: Seat;
  readonly steps: readonly PlannedStep[];
  readonly next: number;
  readonly stops: readonly StopWish[];
  readonly since: number | null;
};

/** A long log is played in parts of about this many. */
const PICKS_IN_A_PART = 1000;

/** Of a log that somebody sent: what is played next. */
export type LogPart = {
  readonly log: string;
  readonly seed: string;
  readonly mostInATurn: number;
  readonly from: PackedCheckpoint | null;
};
/** Where it stands at the end of the log; null when another part follows, from the last of the points. */
export type PlayedPart = { readonly points: readonly PackedCheckpoint[]; readonly stand: Stand | null };

/** A question of `seat`, after these picks of the same gesture. */
type Ahead = At & { readonly seat: Seat; readonly after: readonly string[] };

export const jobs = {
  /** The frame of these viewers, as text, with the events since the newest pick of a person. */
  frame(game: AnyGame, { position, match, viewers }: At & { match: Framed; viewers: readonly Eyes[] }): string {
    const table = unpacked(game, position);
    const before = position.checkpoint?.told ?? 0;
    const newest = table.pickers().findLastIndex((seat) => seat !== CHANCE);
    const since = before + table.told.filter((told) => told.at <= newest).length;
    return new Frames(match, { table, before, earlier: null }).frame(viewers, since);
  },

  refused(game: AnyGame, { position, seat, after }: Ahead): readonly RefusedOption[] {
    return refusedOptions(unpacked(game, position), seat, after);
  },

  /** What this pick would bring, told only from what `seat` knows. */
  preview(game: AnyGame, { position, seat, option }: At & { seat: Seat; option: string | readonly string[] }): Preview {
    return previewOf(unpacked(game, position), seat, option);
  },

  /** The rehearsal of the seat's next turn after these steps, as the text of an answer. */
  rehearse(game: AnyGame, { position, match, ...wish }: At & Rehearsed & { match: Framed }): string {
    const { table, start, steps, end } = rehearsalOf(game, position, wish);
    const frame = new Frames(match, { table, before: 0, earlier: null }).frame([wish.seat], 0);
    const said = steps.map(({ effect, lost: _, readings: __, ...step }) => ({ ...step, events: JSON.parse(effect) }));
    return `{"frame":${frame},"start":${JSON.stringify(start)},"steps":${JSON.stringify(said)},"end":${JSON.stringify(end)}}`;
  },

  /** The same steps with all that was foreseen of them. */
  plan(game: AnyGame, { position, ...wish }: At & Rehearsed): Pick<Rehearsal, 'start' | 'steps'> {
    const { start, steps } = rehearsalOf(game, position, wish);
    return { start, steps };
  },

  /** Why the next step of a plan may not be played; null when it may. */
  judge(game: AnyGame, { position, seat, steps, next, stops, since }: At & Judged): Stopped | null {
    return stopOf(unpacked(game, position), seat, steps, next, { stops, since });
  },

  /** What somebody new to the game might well do, by what `seat` knows. */
  sensible(game: AnyGame, { position, seat, after }: Ahead): readonly string[] {
    return sensibleOptions(unpacked(game, position), seat, after);
  },

  /** The newest pick of `seat` that the server would not make again for it at once. */
  ownPick(game: AnyGame, { position, seat, order, company }: At & SeatOrder): number {
    return ownPick(unpacked(game, position), seat, (at) => standingPass(at, seat, order, company) !== null);
  },

  /** Does anybody know more than when `to` picks had been made? */
  learned(game: AnyGame, { position, seat, to }: At & { seat: Seat; to: number }): boolean {
    return learnedSince(unpacked(game, position), seat, to);
  },

  /** How this event of the match came about. */
  explain(game: AnyGame, { position, event }: At & { event: number }): readonly Trace[] {
    return explain(unpacked(game, position), event - (position.checkpoint?.told ?? 0));
  },

  /** What happened since this many picks had been made, as these eyes saw it, as JSON. */
  beats(game: AnyGame, { position, eyes, since, most }: At & { eyes: Eyes; since: number; most: number }): string {
    return JSON.stringify(beatsSince(unpacked(game, position), eyes, since).slice(-most));
  },

  /** Everything told before event `to`, as JSON. */
  history(game: AnyGame, { position, to }: At & { to: number }): string {
    return JSON.stringify(unpacked(game, position).told.slice(0, to));
  },

  /** The fingerprints of kept states, as a log has them. */
  checks(_: AnyGame, { points }: { points: readonly (readonly [picks: number, state: string])[] }): Log['checks'] {
    return points.map(([picks, state]) => [picks, fingerprint(JSON.parse(state))] as const);
  },

  stand(game: AnyGame, { position }: At): Stand {
    const given = (position.checkpoint?.picks ?? 0) + position.played;
    return standOf(unpacked(game, position), given, position.checkpoint?.told ?? 0, []);
  },

  /** What somebody sent as a log, if it is one. A large body takes long to read and to check. */
  read(_: AnyGame | null, { text }: { text: string }): SentLog {
    return readSentLog(text);
  },

  upgrade(game: AnyGame, sent: SentLog): SentLog {
    return upgradedLog(game, sent);
  },

  /**
   * Plays a log that somebody sent, with every fingerprint compared: from its first pick, or from where the part before ended. A long one is
   * done in parts, each a job of its own.
   */
  begin(game: AnyGame, { log: text, seed, mostInATurn, from }: LogPart): PlayedPart {
    const log = JSON.parse(text) as Log;
    const told = from?.told ?? 0;
    const checkpoint = from ? { ...from, state: JSON.parse(from.state) as unknown } : undefined;
    const playing = steps(game, log, { chance: chanceOf(log.dice, seed), checkpoint, checked: true });
    const points: PackedCheckpoint[] = [];
    for (;;) {
      const { done, value: table } = playing.next();
      const newest = table.lastCheckpoint?.picks ?? 0;
      if (table.count - newest > mostInATurn) throw new Refusal(422, 'LOG_TOO_LONG', { turn: mostInATurn });
      const before = points.at(-1)?.picks ?? from?.picks ?? 0;
      if (newest >= before + PICKS_BETWEEN_POINTS) points.push(packedCheckpoint(table, told) as PackedCheckpoint);
      const isPart = (points.at(-1)?.picks ?? 0) >= (from?.picks ?? 0) + PICKS_IN_A_PART;
      if (!done && !isPart) continue;
      checkNewest(log, table);
      return done ? { points: [], stand: standOf(table, log.picks.length, told, points) } : { points, stand: null };
    }
  },

  /** A stored match as today's rules write it, or the first pick that does not fit them. */
  migrate(game: AnyGame, { log, ...more }: Omit<Unmigrated, 'log'> & { readonly log: string }): Migrated | Misfit {
    return migrated(game, { log: JSON.parse(log) as Log, ...more });
  },

  /** What one word changes in an evening that several phones tell. */
  word(game: AnyGame, task: WordTask): WordDone {
    return heardWord(game, task);
  },

  /** What somebody sent as an evening, if it is one; and as today's rules open it. */
  evening(_: AnyGame | null, { text }: { text: string }): SentEvening {
    return readEvening(text);
  },
  openEvening(game: AnyGame, sent: SentEvening): OpenedEvening {
    return openedEvening(game, sent);
  },

  /** From the newest turn start, with everything that `seat` cannot know dealt again where `words` are given for it. */
  beginView(
    game: AnyGame,
    { position, at, seat, words, seed }: At & { at: number; seat: Seat; words: number[] | null; seed: string },
  ): Stand & { readonly start: string; readonly from: number } {
    const point = unpacked(game, position).lastCheckpoint;
    if (!point || point.picks > at) throw new Refusal(409, 'NO_FORK_POINT');
    const { options } = position.log;
    const state = words ? imagined(game, options, point.state, seat, rngOfWords(words)) : point.state;
    const start = JSON.stringify(state);
    // Nobody rolls for a what-if: it has no picks of theirs behind it.
    const table: Table = Table.resume(
      game,
      { ...position.log, dice: 'app' },
      {
        chance: fairChance(seed),
        checkpoint: { picks: 0, chance: 0, state },
      },
    );
    return { ...standOf(table, 0, 0, []), start, from: point.picks };
  },
} as const;

export type Jobs = typeof jobs;
export type JobName = keyof Jobs;

function rehearsalOf(game: AnyGame, position: PackedPosition, { seat, steps, words }: Rehearsed): Rehearsal {
  return rehearsed(unpacked(game, position), seat, steps, rngOfWords(words));
}

/** A fingerprint is compared when the next one is made; the last has none after it. */
function checkNewest({ checks }: Log, { lastCheckpoint: point }: Table): void {
  const wanted = checks.find(([picks]) => picks === point?.picks)?.[1];
  if (point && wanted !== undefined && wanted !== fingerprint(point.state))
    throw new TableError('LOG_DIVERGES', { pick: point.picks });
}
