/** A match as one person may see it. */
import { missingConsent, type UndoWish } from '@tavola/kernel/host/consent.ts';
import { restsWithin } from '@tavola/kernel/host/free-time.ts';
import { publicOutcome } from '@tavola/kernel/rules/decision.ts';
import type { Match, SeatInfo } from '../api/matches.ts';
import type { Refusal } from '../base/problem.ts';
import type { MatchRow, Origin, SeatRow } from '../store/schema.ts';
import { CLAIM_MS, openClaim, regains } from './claim.ts';
import { deadlineOf, freeTimeOf, pausesOf } from './clock.ts';
import { type MatchRows, type Pending, readPending } from './live-match.ts';
import { areEnough, isLongAway, offerOf, othersThan } from './offer.ts';
import type { SavedPlan } from './plans.ts';
import { missingPeople } from './played.ts';
import { orderOf } from './standing.ts';
import { outcomeOf } from './stored.ts';

export type Onlooker = {
  readonly person: string | null;
  readonly muted: readonly string[];
  readonly watchers: number;
  readonly stopped: Refusal | null;
  readonly now: number;
  /** Of a match in memory: what people prepared. */
  readonly plans: ReadonlyMap<number, SavedPlan> | null;
  isPresent(seat: SeatRow): boolean;
  /** Does this screen show the match now? */
  isReading(board: string): boolean;
};

export function describe(rows: MatchRows, onlooker: Onlooker): Match {
  const { row, seats, holders, boards } = rows;
  const { person, muted, watchers, stopped, plans, now } = onlooker;
  const pending = row.status === 'playing' ? readPending(row) : [];
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
    clock: clockOf(row),
    seats: seatsOf(rows, pending, onlooker),
    pending: pending.map((it) => it.seat),
    holders: holders.map(({ seat, name, person, from_pick, why }) => ({ seat, name, person, from: from_pick, why })),
    outcome: shownOutcome(row),
    commitment: row.commitment,
    seed: ended ? row.seed : null,
    undo: undoOf(row, seats),
    ...pauseOf(row, seats),
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
    channel: row.channel,
    notify: mine.map(({ seat, notify }) => ({ seat, notify: notify === null ? null : notify === 1 })),
    plans: row.plans === 1,
    planned: mine.flatMap(({ seat }) => {
      const plan = plans?.get(seat);
      if (!plan) return [];
      const { reason = null, where = [] } = plan.stopped ?? {};
      return [{ seat, steps: plan.steps.length, played: plan.next, stopped: reason, where: [...where] }];
    }),
    boards: boards.map((id) => ({ id, present: onlooker.isReading(id) })),
    claim: shownClaim(rows, onlooker),
    regains: seats.filter(({ seat }) => regains(rows, seat, person, now)).map(({ seat }) => seat),
    invitations: invitationsFor(rows, person).map(({ seat, token }) => ({ seat, token, path: `/join/${token}` })),
  };
}

/** A screen shows the room how to sit down, and afterwards how to come back. */
function invitationsFor({ row, seats, invitations, boards }: MatchRows, person: string | null) {
  if (row.owner === person) return invitations;
  if (person === null || !boards.includes(person)) return [];
  const isFree = (seat: number) => row.status === 'waiting' && seats[seat]?.kind === 'free';
  return invitations.filter(({ seat }) => seat === null || isFree(seat));
}

function shownClaim({ row, seats }: MatchRows, { now, isPresent }: Onlooker): Match['claim'] {
  const claim = openClaim(row, seats, now);
  const held = claim && seats[claim.seat];
  if (!claim || !held || (!claim.refused && isPresent(held))) return null;
  const { id, seat, person, name, at, refused } = claim;
  return { id, seat, person, name, until: at + CLAIM_MS, refused };
}

function clockOf(row: MatchRow): Match['clock'] {
  return {
    decision: row.clock_decision,
    player: row.clock_player,
    increment: row.clock_increment,
    zone: row.clock_zone,
    weekends: row.weekends === 1,
  };
}

function seatsOf(
  { row, seats, boards }: MatchRows,
  pending: readonly Pending[],
  { isPresent, now }: Onlooker,
): SeatInfo[] {
  const left = JSON.parse(row.left_json) as (number | null)[];
  const isVacant = (seat: SeatRow) =>
    areEnough(othersThan(seats, seat)) && !isPresent(seat) && isLongAway(row, seat, now);
  return seats.map((seat) => {
    const asked = pending.find((it) => it.seat === seat.seat);
    const { kind, name, person, level, away, settings_json } = seat;
    const deadline = asked && !away ? deadlineOf(row, seat, asked) : null;
    return {
      seat: seat.seat,
      kind,
      name,
      person,
      level,
      away,
      present: isPresent(seat),
      deadline,
      left: left[seat.seat] ?? null,
      rests: asked && deadline ? restsWithin(asked.since, deadline, freeTimeOf(row, seat)) : [],
      settings: JSON.parse(settings_json),
      offer: shownOffer(seats, seat),
      shown: seat.shown !== null && boards.includes(seat.shown) ? seat.shown : null,
      vacant: row.status === 'playing' && person !== null && isVacant(seat),
    };
  });
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

function shownOffer(seats: readonly SeatRow[], row: SeatRow): SeatInfo['offer'] {
  const offer = offerOf(row);
  if (!offer) return null;
  const { why, wish } = offer;
  const others = othersThan(seats, row);
  const asked = wish && {
    seat: wish.seat,
    agreed: [...wish.agreed],
    missing: missingConsent(others, wish.seat, wish.agreed),
  };
  return { why, asked };
}

function pauseOf(row: MatchRow, seats: readonly SeatRow[]): Pick<Match, 'pause' | 'paused'> {
  const { asked, spans } = pausesOf(row);
  const newest = spans.at(-1);
  const pause = asked && {
    seat: asked.seat,
    agreed: [...asked.agreed],
    missing: missingPeople(seats, asked.seat, asked.agreed),
  };
  return { pause, paused: newest ? { from: newest[0], to: newest[1] } : null };
}

function publicOrigin({ match, at }: Origin): Match['origin'] {
  return { match, at };
}
