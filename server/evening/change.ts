/** What a change of an evening writes: all of it, if the evening still has the revision that was seen, or nothing. */
import type { LogPick } from '@tavola/kernel/table/log.ts';
import type { EveningPersonRow, EveningPointRow, EveningRow, EveningWordRow } from '../store/evening-rows.ts';
import { type Change, insert, statement, update, type Write } from '../store/writes.ts';

const COLUMNS = [
  'link',
  'owner',
  'name',
  'game',
  'head_json',
  'seed',
  'rolls',
  'undo_rule',
  'shared_json',
  'credits_json',
  'trail_json',
  'fallen_json',
  'rev',
  'undone',
  'moved',
  'count',
  'created',
  'updated',
] as const satisfies (keyof EveningRow)[];
/** A column that is written nowhere does not compile. */
type Unwritten = Exclude<keyof EveningRow, 'id' | (typeof COLUMNS)[number]>;
const everyColumnIsWritten: [Unwritten] extends [never] ? true : Unwritten = true;
void everyColumnIsWritten;

const added = insert('evenings', ['id', ...COLUMNS]);
const changed = update('evenings', COLUMNS, ['id', 'rev']);
const picksCut = statement('delete from evening_picks where evening = ? and number >= ?');
const pickAdded = insert('evening_picks', ['evening', 'number', 'seat', 'option', 'word', 'rev']);
const pointsCut = statement('delete from evening_points where evening = ? and picks > ?');
const pointAdded = statement(
  `${insert('evening_points', ['evening', 'picks', 'chance', 'state_json', 'doubts_json']).sqlite} on conflict (evening, picks) do update set state_json = excluded.state_json, doubts_json = excluded.doubts_json, chance = excluded.chance`,
);
/** The newest few are kept, and of the others one in this many picks: a step far back is short, too. */
const PICKS_BETWEEN_KEPT = 100;
const pointsForgotten = statement(
  'delete from evening_points where evening = ? and picks not in ' +
    '(select picks from evening_points where evening = ? order by picks desc limit 4) ' +
    'and exists (select 1 from evening_points as older where older.evening = evening_points.evening ' +
    `and older.picks < evening_points.picks and older.picks / ${PICKS_BETWEEN_KEPT} = evening_points.picks / ${PICKS_BETWEEN_KEPT})`,
);
const wordAdded = insert('evening_words', ['evening', 'id', 'person', 'rev', 'fate', 'body_json', 'at']);
const personAdded = statement(
  `${insert('evening_people', ['evening', 'person', 'since', 'out']).sqlite} on conflict (evening, person) do update set out = excluded.out`,
);
const erased = statement('delete from evenings where id = ? and rev = ?');

export type Changed = {
  readonly row: EveningRow;
  /** Picks from this number on are replaced by `picks`. */
  readonly cut: number;
  readonly picks: readonly LogPick[];
  readonly spoken: readonly (string | null)[];
  readonly point: EveningPointRow | null;
  readonly words: readonly EveningWordRow[];
  readonly people: readonly EveningPersonRow[];
};

export function newEvening(it: Changed): Change {
  return change(it.row, [added, [it.row.id, ...valuesOf(it.row)]], it);
}

export function eveningChange(before: EveningRow, it: Changed): Change {
  return change(it.row, [changed, [...valuesOf(it.row), before.id, before.rev]], it);
}

export function eveningErased({ id, rev }: EveningRow): Change {
  return { match: id, revision: rev + 1, picked: null, writes: [[erased, [id, rev]]] };
}

function change({ id, rev }: EveningRow, first: Write, { cut, picks, spoken, point, words, people }: Changed): Change {
  const writes: Write[] = [first, [picksCut, [id, cut]], [pointsCut, [id, cut]]];
  for (const [i, [seat, option]] of picks.entries())
    writes.push([pickAdded, [id, cut + i, seat, option, spoken[i] ?? null, rev]]);
  if (point) {
    const { picks: at, chance, state_json, doubts_json } = point;
    writes.push([pointAdded, [id, at, chance, state_json, doubts_json]]);
    writes.push([pointsForgotten, [id, id]]);
  }
  for (const { id: word, person, rev: at, fate, body_json, at: time } of words)
    writes.push([wordAdded, [id, word, person, at, fate, body_json, time]]);
  for (const { person, since, out } of people) writes.push([personAdded, [id, person, since, out]]);
  return { match: id, revision: rev, picked: null, writes };
}

function valuesOf(row: EveningRow): readonly unknown[] {
  return COLUMNS.map((column) => row[column]);
}
