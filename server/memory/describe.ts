/** A match as one person may see it. */
import { missingConsent, type PlayedSeat, type UndoWish } from '@tavola/kernel/host/consent.ts';
import { publicOutcome } from '@tavola/kernel/rules/decision.ts';
import type { Match } from '../api/matches.ts';
import type { Refusal } from '../base/problem.ts';
import type { MatchRow, Origin, SeatRow } from '../store/schema.ts';
import { type MatchRows, readPending } from './live-match.ts';
import { orderOf } from './standing.ts';
import { outcomeOf } from './stored.ts';
import { deadlineOf } from './wake.ts';

export type Onlooker = {
  readonly person: string | null;
  readonly muted: readonly string[];
  readonly watchers: number;
  readonly stopped: Refusal | null;
  isPresent(seat: SeatRow): boolean;
};

export function describe(
  { row, seats, invitations }: MatchRows,
  { person, muted, watchers, stopped, isPresent }: Onlooker,
): Match {
  const playing = row.status === 'playing';
  const pending = playing ? readPending(row) : [];
  const left = JSON.parse(row.left_json) as (number | null)[];
  const mine = seats.filter((seat) => person !== null && seat.person === person);
  const yours = row.owner === person;
  const ended = row.status === 'over' || row.status === 'abandoned';
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    name: row.name,
    options: JSON.parse(row.options_json),
    dice: row.dice,
    status: row.status,
    created: row.created,
    updated: row.updated,
    revision: row.revision,
    owner: row.owner,
    open: row.open === 1,
    spectators: row.spectators,
    talk: { spectators: row.talk === 1 },
    practice: row.practice,
    clock: { decision: row.clock_decision, player: row.clock_player },
    seats: seats.map((seat) => {
      const asked = pending.find((it) => it.seat === seat.seat);
      const { kind, name, person: who, level, away, settings_json } = seat;
      return {
        seat: seat.seat,
        kind,
        name,
        person: who,
        level,
        away,
        present: isPresent(seat),
        deadline: asked && !away ? deadlineOf(row, asked) : null,
        left: left[seat.seat] ?? null,
        settings: JSON.parse(settings_json),
      };
    }),
    pending: pending.map((it) => it.seat),
    outcome: shownOutcome(row),
    commitment: row.commitment,
    seed: ended ? row.seed : null,
    undo: undoOf(row, seats),
    abandoning: JSON.parse(row.abandoning_json) as number[],
    rematch: row.rematch,
    follows: row.follows,
    chain: row.chain,
    origin: row.origin_json ? publicOrigin(JSON.parse(row.origin_json)) : null,
    watchers,
    offered: stopped === null,
    stopped: stopped && { code: stopped.code, detail: stopped.detail },
    mine: mine.map((seat) => seat.seat),
    yours,
    turn: pending.some((it) => mine.some((seat) => seat.seat === it.seat && seat.away === null)),
    standing: mine.map((row) => {
      const { ask, armed, stop } = orderOf(row);
      return { seat: row.seat, ask, armed: [...armed], stop };
    }),
    muted: [...muted],
    invitations: yours ? invitations.map(({ seat, token }) => ({ seat, token, path: `/join/${token}` })) : [],
  };
}

function shownOutcome(row: MatchRow): Match['outcome'] {
  const outcome = outcomeOf(row);
  return outcome && (publicOutcome(outcome) as Match['outcome']);
}

function undoOf(row: MatchRow, seats: readonly SeatRow[]): Match['undo'] {
  if (!row.undo_json) return null;
  const { seat, to, agreed, repair } = JSON.parse(row.undo_json) as UndoWish;
  return { seat, to, agreed: [...agreed], ...(repair && { repair }), missing: missingPeople(seats, seat, agreed) };
}

/** The seats that people play here and now: those whom a bot stands in for have no say. */
export function playedSeats(seats: readonly SeatRow[]): PlayedSeat[] {
  return seats.flatMap(({ seat, person, away }) => (person === null || away !== null ? [] : [{ seat, person }]));
}

/** The other people at the table, but for those who agreed. */
export function missingPeople(seats: readonly SeatRow[], asker: number, agreed: readonly number[]): number[] {
  const self = seats[asker]?.person;
  const others = playedSeats(seats).filter(({ person }) => person !== self);
  return missingConsent(others, asker, agreed);
}

function publicOrigin({ match, at }: Origin): Match['origin'] {
  return { match, at };
}
