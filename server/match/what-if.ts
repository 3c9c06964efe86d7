/** Matches that begin in the middle: an imported log, a what-if from a finished match or from where a player stands now. */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { commitment } from '@tavola/kernel/rules/chance.ts';
import { isSameLegacy } from '@tavola/kernel/rules/legacy.ts';
import type { Log, LogPick } from '@tavola/kernel/table/log.ts';
import { checkVersion } from '@tavola/kernel/table/upgrade.ts';
import { type NewSeat, NO_CLOCK } from '../api/matches.ts';
import { newSeed } from '../base/ids.ts';
import { Refusal } from '../base/problem.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import type { PackedCheckpoint } from '../memory/position.ts';
import type { Stand } from '../memory/stand.ts';
import { checkpointsOf, picksOf } from '../memory/stored.ts';
import { pointOfRow } from '../replay/replays.ts';
import type { SentLog } from '../replay/sent-log.ts';
import type { ReplayThreads } from '../replay/threads.ts';
import type { MatchRow, Origin, PersonRow } from '../store/schema.ts';
import { addMatch } from './birth.ts';
import { inheritanceFrom } from './chronicle.ts';
import { amongOthers } from './company.ts';
import type { Desk } from './desk.ts';
import type { Draft } from './draft.ts';
import { checkTable } from './room.ts';
import { ALONE, type Inheritance, type Levels, planMatch, type TablePlan } from './start.ts';

export type Maker = { readonly person: PersonRow; readonly levels: Levels };
type Beginning = {
  readonly picks: readonly LogPick[];
  readonly stand: Stand;
  readonly seed: string;
  readonly fields: Partial<MatchRow>;
  /** The state in which it starts when its picks do not start at the setup. */
  readonly start: string | null;
  /** Who played its seats elsewhere. */
  readonly holders?: Log['holders'];
};

/** A finished log can be replayed; any other goes on. */
export async function importLog(desk: Desk, { person, levels }: Maker, text: string) {
  const { threads } = desk.replays;
  const read = await threads.run('read', '', { text }, { who: person.id, picks: text.length / LEAST_PICK_LENGTH });
  const most = desk.config.limits.picks;
  if (read.count > most) throw new Refusal(422, 'LOG_TOO_LONG', { most });
  const game = await desk.games.load(read.head.game);
  checkVersion(game, read.head);
  const isOld = read.head.version !== game.version;
  const sent = isOld ? await threads.run('upgrade', game.id, read, { who: person.id, picks: read.count }) : read;
  const { head: log, count } = sent;
  const { name, seats: wanted, follows } = sent.wanted;
  const seats =
    wanted ??
    log.seats.map(({ kind }, i): NewSeat => ({ kind: kind === 'automaton' ? kind : i === 0 ? 'me' : 'screen' }));
  // What people told of a real table, and how a replay hears it, only the device of that evening knows.
  if (log.seats.some(({ kind }) => kind === 'outside')) throw new Refusal(422, 'BAD_SEATS', { reason: 'outside' });
  const automata = (kinds: readonly string[]) => kinds.map((kind) => kind === 'automaton').join();
  if (seats.length !== log.seats.length || automata(kindsOf(seats)) !== automata(kindsOf(log.seats))) {
    throw new Refusal(422, 'BAD_SEATS', { seats: log.seats.length });
  }
  // It goes on at once, so nobody can be waited for; and the sender of a log knows every card in it.
  if (seats.some((seat) => seat.kind === 'friend')) throw new Refusal(422, 'BAD_SEATS', { reason: 'friend' });
  const inherited = await inheritanceIn(desk, person, log, follows);
  const isFair = log.seed !== undefined && log.commitment === commitment(log.seed);
  const seed = isFair && log.seed !== undefined ? log.seed : newSeed();
  const stand = await playedLog(threads, person.id, game.id, sent, seed);
  // Dice that were rolled elsewhere owe our seed nothing; a finished log without its own proof has none.
  const borrowed = isFair ? log.borrowed : count;
  const fields = {
    commitment: isFair || stand.outcome === null ? commitment(seed) : null,
    ...(log.practice && { practice: 'used' as const }),
  };
  const origin = originOf({ match: null, at: count, borrowed });
  const plan: TablePlan = {
    ...PLAIN,
    game: game.id,
    dice: log.dice ?? 'app',
    options: log.options,
    seats: withSettings(seats, log),
    ...(name ? { name } : {}),
  };
  return begin(desk, planMatch(game, plan, person, levels, desk.config.now(), inherited), {
    picks: JSON.parse(sent.picks) as LogPick[],
    stand,
    seed,
    fields: { ...fields, ...origin },
    start: null,
    holders: log.holders,
  });
}

/** Part by part, each a job of its own, so that a long log takes no longer at a time than a short one. */
async function playedLog(
  threads: ReplayThreads,
  who: string,
  game: string,
  { log, count }: SentLog,
  seed: string,
): Promise<Stand> {
  const points: PackedCheckpoint[] = [];
  for (;;) {
    const from = points.at(-1) ?? null;
    const order = { who, picks: count - (from?.picks ?? 0) };
    const part = await threads.run('begin', game, { log, seed, mostInATurn: MOST_IN_A_TURN, from }, order);
    if (part.stand) return { ...part.stand, points: [...points, ...part.stand.points] };
    points.push(...part.points);
  }
}

/** A log that took up a legacy keeps it; where it names the match that left it, the two must agree. */
async function inheritanceIn(
  desk: Desk,
  person: PersonRow,
  { game, inheritance }: Log,
  follows?: string,
): Promise<Inheritance> {
  if (follows === undefined) return inheritance ? { ...ALONE, inheritance_json: JSON.stringify(inheritance) } : ALONE;
  const inherited = await inheritanceFrom(desk, follows, game, person.id);
  if (!isSameLegacy(inheritance, JSON.parse(inherited.inheritance_json as string))) throw new Refusal(409, 'NO_LEGACY');
  // It is played again with what it took up itself.
  return { ...inherited, inheritance_json: JSON.stringify(inheritance) };
}

/** After the end: from any pick, everything as it was. */
export async function forkEnded(desk: Desk, maker: Maker, live: LiveMatch, at: number, seat: Seat, level: string) {
  // What people rolled and drew they would have to go on rolling, for bots too.
  if (live.row.whole !== 1 || live.row.dice === 'people') return forkView(desk, maker, live, at, seat, level);
  const { replays, store } = desk;
  const stand = await replays.at(maker.person.id, live, { to: at }, 'stand', {});
  if (stand.outcome) throw new Refusal(409, 'NO_FORK_POINT');
  const rows = await picksOf(store, live.row, 0, stand.count - stand.more.length);
  const points = await checkpointsOf(store, live.row, stand.count);
  const seed = newSeed();
  const { count } = stand;
  return begin(desk, planFork(desk, maker, live, seat, level), {
    picks: rows.map((pick): LogPick => [pick.seat, pick.option]),
    stand: { ...stand, points: points.map(pointOfRow) },
    seed,
    fields: {
      commitment: commitment(seed),
      ...originOf({ match: live.id, at: count, borrowed: count, among: amongOthers(live, seat) }),
    },
    start: null,
  });
}

/** Before the end: from the newest turn start up to `at`, with everything that `seat` cannot know dealt again. */
export async function forkView(desk: Desk, maker: Maker, live: LiveMatch, at: number, seat: Seat, level: string) {
  const bytes = randomBytes(16);
  const words = live.ended ? null : [0, 4, 8, 12].map((offset) => bytes.readInt32LE(offset));
  const seed = newSeed();
  const wanted = { at, seat, words, seed };
  const stand = await desk.replays.at(maker.person.id, live, { to: at }, 'beginView', wanted);
  if (stand.outcome) throw new Refusal(409, 'NO_FORK_POINT');
  const fields = { ...originOf({ match: live.id, at: stand.from, among: amongOthers(live, seat) }), whole: 0 };
  return begin(desk, planFork(desk, maker, live, seat, level), { picks: [], stand, seed, fields, start: stand.start });
}

const kindsOf = (seats: readonly { readonly kind: string }[]) => seats.map(({ kind }) => kind);

/** What the seats chose is part of the log. */
function withSettings(seats: readonly NewSeat[], log: Log): NewSeat[] {
  return seats.map((seat, i) => ({ ...seat, settings: log.seats[i]?.settings as NewSeat['settings'] }));
}

/** Seat and option, as short as can be. */
const LEAST_PICK_LENGTH = 10;
/** Far beyond any turn: what has no checkpoint is played again whenever somebody looks. */
const MOST_IN_A_TURN = 1000;

const PLAIN = {
  dice: 'app' as const,
  open: false,
  spectators: 'link' as const,
  talk: { spectators: false },
  clock: NO_CLOCK,
};

function planFork(desk: Desk, { person, levels }: Maker, live: LiveMatch, mine: Seat, level: string) {
  const seats = live.seats.map(({ kind, seat, settings_json }): NewSeat => {
    const settings = JSON.parse(settings_json);
    if (kind === 'automaton') return { kind, settings };
    return seat === mine ? { kind: 'me', settings } : { kind: 'bot', level, settings };
  });
  const { name, game, options_json } = live.row;
  const plan: TablePlan = { ...PLAIN, game, options: JSON.parse(options_json), seats, ...(name ? { name } : {}) };
  const { inheritance_json } = live.row;
  return planMatch(live.game, plan, person, levels, desk.config.now(), { ...ALONE, inheritance_json });
}

function originOf(origin: Origin): Partial<MatchRow> {
  return { origin_json: JSON.stringify(origin) };
}

async function begin(
  desk: Desk,
  rows: ReturnType<typeof planMatch>,
  { picks, stand, seed, fields, start, holders = [] }: Beginning,
): Promise<string> {
  await checkTable(desk, rows);
  return addMatch(desk, rows, (_, draft) => {
    if (start !== null) draft.beginAt(start);
    draft.set({ seed, status: 'playing', ...fields });
    draft.beginAfter(picks, stand);
    heldElsewhere(draft, holders, picks.length);
  });
}

/** Who played a seat before stays known, by name; the one who goes on with it here follows them. */
function heldElsewhere(draft: Draft, holders: NonNullable<Log['holders']>, count: number): void {
  const { id: match, created, status } = draft.row;
  const held = draft.seats.filter(({ seat }) => holders.some((it) => it.seat === seat));
  // A seat at somebody's screen has a name of its own.
  const here = held.map(({ seat, kind, person, name }) => {
    return { seat, from: count, person: kind === 'person' ? person : null, name };
  });
  const all = [...holders.map((it) => ({ ...it, person: null })), ...(status === 'playing' ? here : [])];
  for (const [n, { seat, from, person, name }] of all.entries()) {
    if (draft.seats[seat] === undefined || from > count)
      throw new Refusal(400, 'BAD_REQUEST', { field: '/log/holders' });
    draft.holds({ match, seat, person, from_pick: from, why: from === 0 ? 'first' : 'offered', at: created + n }, name);
  }
}
