/** Rules of evenings at a real table, run for one word or for a whole document that a phone sent. Plain data in, plain data out. */
import { Assistant, type Saved } from '@tavola/kernel/real/assistant.ts';
import { type Entered, type Entry, entered, type Ledger } from '@tavola/kernel/real/ledger.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import type { Checkpoint, Log, LogPick } from '@tavola/kernel/table/log.ts';
import { type SentEvening, sentEvening } from '../api/evenings.ts';
import { hasNul } from '../base/nul.ts';
import { Refusal } from '../base/problem.ts';
import { parsed } from './sent-log.ts';

/** Large parts travel fastest as JSON. */
export type WordTask = {
  readonly head: string;
  readonly picks: string;
  readonly point: string | null;
  readonly trail: string;
  readonly ledger: Omit<Ledger, 'saved'>;
  readonly entry: Entry;
  readonly whose: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly rolls: boolean;
  readonly now: number;
};
export type WordDone = Omit<Entered, 'saved'> & {
  /** The picks from `cut` on. */
  readonly picks: readonly LogPick[];
  readonly point: Checkpoint | null;
  readonly trail: Trailed;
};
/** Everything of an evening but its log and its checkpoint. */
export type Trailed = Omit<Saved, 'log' | 'checkpoint'>;

export function heardWord(game: AnyGame, task: WordTask): WordDone {
  const { head, picks, point, trail, ledger, entry, whose, seed, rolls, now } = task;
  const log = { ...(JSON.parse(head) as Log), picks: JSON.parse(picks) as LogPick[] };
  const checkpoint = point === null ? null : (JSON.parse(point) as Checkpoint);
  const saved = { ...(JSON.parse(trail) as Trailed), log, checkpoint };
  const { saved: after, ...more } = entered(game, { ...ledger, saved }, entry, {
    chance: tableChance(fairChance(seed), game, () => rolls),
    whose: (word) => whose[word] ?? null,
    now,
  });
  const { log: logged, checkpoint: kept, ...trailed } = after;
  return { ...more, picks: logged.picks.slice(more.cut), point: kept, trail: trailed };
}

/** An evening that went on elsewhere, as today's rules open it. */
export type OpenedEvening = Omit<SentEvening, 'log' | 'checkpoint'> & {
  readonly head: Log;
  readonly picks: readonly LogPick[];
  readonly point: Checkpoint | null;
  readonly opened: Assistant['opened'];
  readonly trail: Trailed;
};

export function readEvening(text: string): SentEvening {
  const body = parsed(text);
  const checked = sentEvening.safeParse(body);
  if (hasNul(body) || !checked.success) throw new Refusal(422, 'LOG_UNREADABLE');
  return checked.data;
}

export function openedEvening(game: AnyGame, { log, checkpoint, ...sent }: SentEvening): OpenedEvening {
  const chance = tableChance(fairChance(sent.seed), game, () => sent.rolls);
  const { redo, joined, branches, waiting } = sent;
  const saved = { log, checkpoint, redo, joined, branches, ...(waiting && { waiting }) } as Saved;
  const app = Assistant.open(game, saved, chance);
  if (!app.table.agreement.seats.some(({ kind }) => kind === 'outside')) throw new Refusal(422, 'BAD_SEATS');
  const { log: whole, checkpoint: point, ...trail } = app.save();
  const { picks, ...head } = whole;
  const seen = Math.min(sent.seen, picks.length);
  const isBehind = point !== null && point.picks <= seen;
  return {
    ...sent,
    seen,
    head: { ...head, picks: [], checks: [] },
    picks,
    point: isBehind ? point : null,
    opened: app.opened,
    trail,
  };
}
