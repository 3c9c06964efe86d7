/** What a change of a match writes, statement by statement, in the words that both databases understand. */
import type { BoardRow, HolderRow } from './room-rows.ts';
import type {
  CheckpointRow,
  InvitationRow,
  MatchRow,
  OutboxRow,
  PickRow,
  PlanRow,
  SeatRow,
  WatcherRow,
} from './schema.ts';

/** The same statement for SQLite (`?`) and PostgreSQL (`$1`). */
export type Statement = { readonly sqlite: string; readonly postgres: string };
export type Write = readonly [statement: Statement, values: readonly unknown[]];

/** The first write must change exactly one row; otherwise somebody was faster and none of them counts. Other processes are told of the revision, if there is one. */
export type Change = {
  readonly match: string;
  readonly revision: number;
  /** Nothing but picks, or null. Their writes come first then; the others may come late or never. */
  readonly picked: Picked | null;
  readonly writes: readonly Write[];
};

/** What a pick changes: from which revision to which, how many picks there are then, who is asked. */
export type Picked = {
  readonly before: number;
  readonly revision: number;
  readonly count: number;
  readonly pending: string;
  readonly picks: readonly PickRow[];
};

export type Changed = {
  readonly before: MatchRow;
  /** The match as it will be; its revision is the one after. */
  readonly row: MatchRow;
  /** Nothing of the row changed but what every pick changes. */
  readonly isPlain: boolean;
  readonly seats: readonly SeatRow[];
  readonly picks: readonly PickRow[];
  /** Picks from this number on are taken back. */
  readonly cut: number | null;
  readonly checkpoint: CheckpointRow | null;
  /** What else comes to be with this change, or not at all. */
  readonly others: readonly Write[];
};

const MATCH_COLUMNS = [
  'game',
  'version',
  'name',
  'options_json',
  'dice',
  'status',
  'owner',
  'open',
  'spectators',
  'talk',
  'practice',
  'clock_decision',
  'clock_player',
  'clock_increment',
  'clock_zone',
  'weekends',
  'pause_json',
  'revision',
  'undone',
  'seed',
  'commitment',
  'count',
  'pending_json',
  'left_json',
  'outcome_json',
  'undo_json',
  'abandoning_json',
  'rematch',
  'follows',
  'chain',
  'inheritance_json',
  'origin_json',
  'whole',
  'created',
  'updated',
  'channel',
  'plans',
  'claim_json',
  'wake',
] as const satisfies (keyof MatchRow)[];
const SEAT_COLUMNS = [
  'kind',
  'name',
  'person',
  'level',
  'away',
  'standing_json',
  'seen',
  'settings_json',
  'holidays_json',
  'offer_json',
  'shown',
  'notify',
  'told',
] as const;

/** A column that is written nowhere does not compile. */
type Unwritten =
  | Exclude<keyof MatchRow, 'id' | (typeof MATCH_COLUMNS)[number]>
  | Exclude<keyof SeatRow, 'match' | 'seat' | (typeof SEAT_COLUMNS)[number]>;
const everyColumnIsWritten: [Unwritten] extends [never] ? true : Unwritten = true;
void everyColumnIsWritten;

/** What most picks change and no more: none of it is in an index. */
const PICK_COLUMNS = ['revision', 'count', 'pending_json'] as const satisfies (keyof MatchRow)[];

const matchChanged = update('matches', MATCH_COLUMNS, ['id', 'revision']);
const matchPicked = update('matches', PICK_COLUMNS, ['id', 'revision']);
const seatChanged = update('seats', SEAT_COLUMNS, ['match', 'seat']);
const seatSeen = update('seats', ['seen'], ['match', 'seat']);
const matchAdded = insert('matches', ['id', ...MATCH_COLUMNS]);
const seatAdded = insert('seats', ['match', 'seat', ...SEAT_COLUMNS]);
const invitationAdded = insert('invitations', ['token', 'match', 'seat']);
const pickAdded = insert('picks', ['match', 'number', 'seat', 'option', 'revision', 'at']);
const holderAdded = insert('seat_holders', ['match', 'seat', 'person', 'name', 'from_pick', 'why', 'at']);
const holdersCut = statement('update seat_holders set from_pick = ? where match = ? and from_pick > ?');
const watcherAdded = statement(
  'insert into watchers (match, person, token, since) values (?, ?, ?, ?) ' +
    'on conflict (match, person) do update set token = excluded.token, since = excluded.since',
);
const OUTBOX_COLUMNS = [
  'id',
  'way',
  'receiver',
  'kind',
  'match',
  'seat',
  'decision',
  'key',
  'made',
  'due',
  'tries',
] as const satisfies (keyof OutboxRow)[];
const outboxAdded = statement(`${insert('outbox', OUTBOX_COLUMNS).sqlite} on conflict (key) do nothing`);
const boardMoved = update('boards', ['match', 'since'], ['person']);
const planMoved = update('plans', ['next', 'since', 'stopped'], ['match', 'seat']);
const planGone = statement('delete from plans where match = ? and seat = ?');
const picksCut = statement('delete from picks where match = ? and number >= ?');
const checkpointsCut = statement('delete from checkpoints where match = ? and picks > ?');
const checkpointReplaced = statement('delete from checkpoints where match = ? and picks = ?');
const checkpointAdded = insert('checkpoints', ['match', 'picks', 'chance', 'told', 'state_json']);
/** The newest few are kept, the one at 0, where a what-if starts, and of the others one in this many picks: a replay from anywhere is short. */
const PICKS_BETWEEN_KEPT = 250;
const checkpointsForgotten = statement(
  'delete from checkpoints where match = ? and picks > 0 and picks not in ' +
    '(select picks from checkpoints where match = ? and picks > 0 order by picks desc limit 3) ' +
    'and exists (select 1 from checkpoints as older where older.match = checkpoints.match and older.picks > 0 ' +
    `and older.picks < checkpoints.picks and older.picks / ${PICKS_BETWEEN_KEPT} = checkpoints.picks / ${PICKS_BETWEEN_KEPT})`,
);

export type Born = {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly invitations: readonly InvitationRow[];
  readonly picks: readonly PickRow[];
  readonly checkpoints: readonly CheckpointRow[];
  readonly others: readonly Write[];
};

/** A new match with its seats and links, and what was already played. */
export function newMatch({ row, seats, invitations, picks, checkpoints, others }: Born): Change {
  const writes: Write[] = [[matchAdded, [row.id, ...MATCH_COLUMNS.map((column) => row[column])]]];
  for (const it of seats) writes.push([seatAdded, seatValues(it)]);
  for (const { token, match, seat } of invitations) writes.push([invitationAdded, [token, match, seat]]);
  for (const it of picks) writes.push(pickWrite(it));
  for (const it of checkpoints) writes.push(...checkpointWrites(it));
  return { match: row.id, revision: row.revision, picked: null, writes: [...writes, ...others] };
}

/** A match as today's rules write it: its table, all its picks and checkpoints, and the seats that were added. */
export type Rewritten = {
  readonly before: MatchRow;
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly added: readonly SeatRow[];
  readonly picks: readonly PickRow[];
  readonly checkpoints: readonly CheckpointRow[];
};

/** All of it in one transaction, if the match still has the revision that was seen. */
export function rewriteOf({ before, row, seats, added, picks, checkpoints }: Rewritten): Change {
  const all = -1;
  const plain = { isPlain: false, cut: all, checkpoint: null, others: [] };
  const { writes, ...change } = changeOf({ before, row, seats, picks, ...plain });
  const seatWrites = added.map((it): Write => [seatAdded, seatValues(it)]);
  const points = checkpoints.map((it): Write => [checkpointAdded, checkpointValues(it)]);
  return { ...change, writes: [...writes, ...seatWrites, ...points] };
}

/** When the person of a seat was last there; nobody is told. */
export function seenChange({ match, seat, seen }: SeatRow): Change {
  return { match, revision: 0, picked: null, writes: [[seatSeen, [seen, match, seat]]] };
}

/** A notice on its way out; there may be the same one already. */
export function noticeAdded(row: OutboxRow): Write {
  return [outboxAdded, OUTBOX_COLUMNS.map((column) => row[column])];
}

/** Where a plan stands after a change, or that it is gone. */
export function planWrite(
  match: string,
  seat: number,
  plan: Pick<PlanRow, 'next' | 'since' | 'stopped'> | null,
): Write {
  return plan ? [planMoved, [plan.next, plan.since, plan.stopped, match, seat]] : [planGone, [match, seat]];
}

/** What was changed, given the revision that was seen. */
export function changeOf({ before, row, isPlain, seats, picks, cut, checkpoint, others }: Changed): Change {
  const { id, revision } = row;
  const later = checkpoint ? checkpointWrites(checkpoint) : [];
  if (isPlain) {
    const picked = { before: before.revision, revision, count: row.count, pending: row.pending_json, picks };
    return { match: id, revision, picked, writes: later };
  }
  const writes: Write[] = [[matchChanged, [...MATCH_COLUMNS.map((column) => row[column]), id, before.revision]]];
  if (cut !== null) writes.push([picksCut, [id, cut]], [checkpointsCut, [id, cut]]);
  for (const it of picks) writes.push(pickWrite(it));
  for (const it of seats) writes.push([seatChanged, [...SEAT_COLUMNS.map((column) => it[column]), it.match, it.seat]]);
  return { match: id, revision, picked: null, writes: [...writes, ...later, ...others] };
}

/** Somebody else holds a seat. */
export function holderWrite({ match, seat, person, name, from_pick, why, at }: HolderRow): Write {
  return [holderAdded, [match, seat, person, name, from_pick, why, at]];
}

/** Seats that changed hands after this many picks did so then: what came before is taken back. */
export function holdersWrite(match: string, picks: number): Write {
  return [holdersCut, [picks, match, picks]];
}

export function boardWrite({ person, match, since }: Omit<BoardRow, 'link'>): Write {
  return [boardMoved, [match, since, person]];
}

export function watcherWrite({ match, person, token, since }: WatcherRow): Write {
  return [watcherAdded, [match, person, token, since]];
}

export function writesOf({ match, picked, writes }: Change): readonly Write[] {
  return picked ? [...picksWrites(match, [picked]), ...writes] : writes;
}

/** Changes that follow each other and are nothing but picks. */
export function picksWrites(match: string, changes: readonly Picked[]): Write[] {
  const [first, last] = [changes[0] as Picked, changes.at(-1) as Picked];
  const writes: Write[] = [[matchPicked, [last.revision, last.count, last.pending, match, first.before]]];
  for (const { picks } of changes) for (const it of picks) writes.push(pickWrite(it));
  return writes;
}

function pickWrite({ match, number, seat, option, revision, at }: PickRow): Write {
  return [pickAdded, [match, number, seat, option, revision, at]];
}

function seatValues(row: SeatRow): readonly unknown[] {
  return [row.match, row.seat, ...SEAT_COLUMNS.map((column) => row[column])];
}

function checkpointValues({ match, picks, chance, told, state_json }: CheckpointRow): readonly unknown[] {
  return [match, picks, chance, told, state_json];
}

function checkpointWrites(row: CheckpointRow): Write[] {
  const { match, picks } = row;
  return [
    [checkpointReplaced, [match, picks]],
    [checkpointAdded, checkpointValues(row)],
    [checkpointsForgotten, [match, match]],
  ];
}

export function insert(table: string, columns: readonly string[]): Statement {
  return statement(`insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`);
}

export function update(table: string, columns: readonly string[], keys: readonly string[]): Statement {
  const named = (names: readonly string[]) => names.map((name) => `${name} = ?`);
  return statement(`update ${table} set ${named(columns).join(', ')} where ${named(keys).join(' and ')}`);
}

export function statement(sqlite: string): Statement {
  let n = 0;
  return { sqlite, postgres: sqlite.replaceAll('?', () => `$${++n}`) };
}
