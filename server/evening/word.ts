/** One word: what a thread must know to find out what it changes, and what is written then. */
import type { Entry } from '@tavola/kernel/real/ledger.ts';
import type { Saying, Word } from '@tavola/kernel/real/shared.ts';
import { Refusal } from '../base/problem.ts';
import type { WordDone, WordTask } from '../replay/evening-jobs.ts';
import type { EveningRow } from '../store/evening-rows.ts';
import type { Changed } from './change.ts';
import type { LiveEvening } from './live-evening.ts';

const MOST_FALLEN = 200;

export function taskOf(evening: LiveEvening, entry: Entry, point: string | null, now: number): WordTask {
  const { row, picks, ledger, spoken } = evening;
  const needsNames = factsOf(entry.word).length > 0;
  const whose = [...new Set(needsNames ? spoken : [])].flatMap((one) => {
    const by = evening.whose(one);
    return one !== null && by !== null ? [[one, by] as const] : [];
  });
  return {
    head: row.head_json,
    picks: JSON.stringify(picks),
    point,
    trail: row.trail_json,
    ledger,
    entry,
    whose: Object.fromEntries(whose),
    seed: row.seed,
    rolls: row.rolls === 1,
    now,
  };
}

/** Going back is everybody's, or over one's own words only, or the owner's. */
export function mustBeAllowed(evening: LiveEvening, person: string, word: Word): void {
  const { row, spoken } = evening;
  if (!('undo' in word) || row.undo_rule === 'all' || row.owner === person) return;
  const isOwn = spoken.slice(word.undo.from).every((one) => one === null || evening.whose(one) === person);
  if (row.undo_rule === 'owner' || !isOwn) throw new Refusal(403, 'UNDO_NOT_YOURS');
}

function factsOf(saying: Saying): readonly string[] {
  if ('settle' in saying) return [saying.settle.fact];
  return 'say' in saying ? saying.say.map(({ fact }) => fact) : [];
}

export function wordChange(evening: LiveEvening, person: string, word: Word, done: WordDone, now: number): Changed {
  const { id, row } = evening;
  const { cut, picks, spoken, point, fallen, fate, rev, undone, moved } = done;
  const there = new Set(picks.map(([, option], i) => `${spoken[cut + i]} ${option}`));
  const left = [...evening.fallen, ...fallen].filter(([one, [, option]]) => !there.has(`${one} ${option}`));
  const next: EveningRow = {
    ...row,
    shared_json: JSON.stringify(done.shared),
    credits_json: JSON.stringify(done.credits),
    trail_json: JSON.stringify(done.trail),
    fallen_json: JSON.stringify(left.slice(-MOST_FALLEN)),
    rev,
    undone,
    moved,
    count: cut + picks.length,
    updated: now,
  };
  const kept = point && {
    evening: id,
    picks: point.picks,
    chance: point.chance,
    state_json: JSON.stringify(point.state),
    doubts_json: JSON.stringify(point.doubts ?? []),
  };
  const said = { evening: id, id: word.word, person, rev, fate, body_json: bodyOf(word), at: now };
  return { row: next, cut, picks, spoken: spoken.slice(cut), point: kept, words: [said], people: [] };
}

/** What a word is, without who sent it and when. */
function bodyOf({ word: _, rev: __, ...saying }: Word): string {
  return JSON.stringify(saying);
}
