/** Tables that run in this browser, kept in IndexedDB. */

import type { Analysis } from '@tavola/bots/hint/analysis.ts';
import { type Practice, usualPractice } from '@tavola/kernel/host/practice.ts';
import { isPerson } from '@tavola/kernel/host/sitter.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Match, MatchSeat } from '../api/types.ts';
import { newId } from '../browser/new-id.ts';

export type LocalSeat = Pick<MatchSeat, 'kind' | 'name' | 'level' | 'settings'>;
export type LocalMatch = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly log: Log;
  /** The chance of this table; shown at its end. */
  readonly seed: string;
  readonly created: number;
  readonly updated: number;
  /** Is somebody at this screen asked now? For the list of open games. */
  readonly turn: boolean;
  /** Where it begins when not with the setup: a what-if of a running match, dealt again. */
  readonly start?: unknown;
  readonly origin: {
    readonly match: string;
    readonly at: number;
    /** The running table with other people from which a what-if came, however many what-ifs lie between. */
    readonly among?: string | undefined;
  } | null;
  /** May what was seen be taken back, and was it? Left out: as is usual for this many people. */
  readonly practice?: Practice;
  /** The people at this screen ended it before its end. */
  readonly abandoned?: boolean;
  /** Bots think half as long, because somebody did not want to wait. */
  readonly hurried?: boolean;
  /** The table whose legacy it takes up, and the first one of that chronicle. */
  readonly follows?: string;
  readonly chain?: string;
  /** What a search said of it when it had this many picks. */
  readonly analysis?: { readonly picks: number; readonly analysis: Analysis };
  /** The match it became on the server. */
  readonly uploaded: string | null;
};

/** The seats of the people at this screen. */
export function peopleOf({ seats }: Pick<LocalMatch, 'seats'>): Seat[] {
  return seats.flatMap((sitting, seat) => (isPerson(sitting) ? [seat] : []));
}

export function practiceOf(saved: LocalMatch): Practice {
  return saved.practice ?? usualPractice(peopleOf(saved).length);
}

export function statusOf(
  { log, abandoned }: LocalMatch,
  outcome: Outcome | null = log.outcome ?? null,
): Match['status'] {
  if (outcome) return 'over';
  return abandoned ? 'abandoned' : 'playing';
}

type Schema = DBSchema & { matches: { key: string; value: LocalMatch } };

export function isLocal(id: string): boolean {
  return id.startsWith('local-');
}

export function newLocalId(): string {
  return `local-${newId()}`;
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('tavola', 1, {
    upgrade: (db) => {
      db.createObjectStore('matches', { keyPath: 'id' });
    },
  });
  return opened;
}

export async function loadLocal(id: string): Promise<LocalMatch | undefined> {
  return (await database()).get('matches', id);
}

/** Others play along, or still do at the table from which this what-if came: then nobody gets a hint. */
export async function isAmongOthers(saved: LocalMatch): Promise<boolean> {
  if (peopleOf(saved).length > 1) return true;
  const among = saved.origin?.among;
  const from = among === undefined ? undefined : await loadLocal(among);
  return from !== undefined && statusOf(from) === 'playing';
}

export async function saveLocal(match: LocalMatch): Promise<void> {
  await (await database()).put('matches', match);
}

/** Newest first. */
export async function listLocal(): Promise<readonly LocalMatch[]> {
  const all = await (await database()).getAll('matches');
  return all.sort((a, b) => b.updated - a.updated);
}
