/** Is this log of a match sound? Every pick legal, every chance answer the one that the published seed gives. */
import { CHANCE, type Seat } from '../rules/ask.ts';
import { type ChanceSource, realDice } from '../rules/chance.ts';
import { TableError } from '../rules/errors.ts';
import type { AnyGame } from '../rules/game.ts';
import { isSameOutcome } from '../rules/legacy.ts';
import { isRealTable } from '../rules/real.ts';
import { type Fairness, fairnessOf, LoggedDice } from './fairness.ts';
import { type Checkpoint, type Log, type LogPick, logSchema } from './log.ts';
import type { Keeping } from './setup.ts';
import { Table } from './table.ts';
import { currentLog } from './upgrade.ts';

/** Reads a log that somebody sent: text, or data that was parsed already. Throws LOG_UNREADABLE. */
export function readLog(from: unknown): Log {
  const parsed = logSchema.safeParse(typeof from === 'string' ? parsedJson(from) : from);
  if (!parsed.success) throw new TableError('LOG_UNREADABLE', { field: parsed.error.issues[0]?.path.join('.') ?? '' });
  return parsed.data;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Goes on with a log of today's rules or older ones. From its newest checkpoint, when that is given, only the picks after it must fit today's rules;
 * else all of them must, with every fingerprint. Throws LOG_OTHER_GAME, NEWER_RULES, or LOG_DIVERGES with the first pick that does not fit: a log is never misread in silence.
 */
export function openLog<S>(
  game: AnyGame,
  log: Log,
  setup: Keeping & { readonly checkpoint?: Checkpoint | undefined },
): Table<S> {
  return Table.resume<S>(game, currentLog(game, log), setup);
}

export type LogCheck = {
  /** Nothing is wrong: legal, and fair as far as anybody can know. */
  readonly sound: boolean;
  readonly picks: number;
  /** How many of them chance answered. */
  readonly chance: number;
  readonly finished: boolean;
  /** The first pick that the rules do not allow, or after which the state or the result is not the one that was noted. */
  readonly illegalAt: number | null;
  readonly fairness: Fairness;
  /** The first chance answer that does not follow from the seed; null also when only the hash is wrong. */
  readonly unfairAt: number | null;
};

export function verify(game: AnyGame, written: Log): LogCheck {
  const log = currentLog(game, written);
  const dice = new LoggedDice(log);
  const illegalAt = firstIllegal(game, log, dice);
  const fairness = fairnessOf(log, dice.unfairAt);
  return {
    sound: illegalAt === null && fairness !== 'broken',
    picks: log.picks.length,
    chance: log.picks.filter(([seat]) => seat === CHANCE).length,
    finished: log.outcome !== undefined,
    illegalAt,
    fairness,
    unfairAt: dice.unfairAt,
  };
}

function firstIllegal(game: AnyGame, log: Log, dice: ChanceSource): number | null {
  let table: Table | null = null;
  try {
    // At a real table people said things before chance was answered: there every answer is a pick of its own.
    const chance = isRealTable(log) ? realDice : dice;
    table = Table.resume(game, { ...log, picks: [], checks: [] }, { chance });
    while (table.count < log.picks.length) {
      const [seat, option] = log.picks[table.count] as readonly [Seat, string];
      table.pick(seat, table.decisionNumber, option);
    }
    return firstDifference(log, table.log());
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return typeof error.detail.pick === 'number' ? error.detail.pick : (table?.count ?? 0);
  }
}

/** Where the game that was played again is not the one in the log. */
function firstDifference(log: Log, again: Log): number | null {
  const pick = log.picks.findIndex((logged, i) => !samePick(logged, again.picks[i]));
  if (pick >= 0) return pick;
  const fingerprints = new Map(again.checks);
  const check = log.checks.find(([at, fingerprint]) => fingerprints.get(at) !== fingerprint);
  if (check) return check[0];
  return isSameOutcome(log.outcome, again.outcome) ? null : log.picks.length;
}

function samePick(a: LogPick, b: LogPick | undefined): boolean {
  return b !== undefined && a[0] === b[0] && a[1] === b[1];
}
