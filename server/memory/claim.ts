/** The claim of a seat whose phone is gone, as the row of its match keeps it. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { MatchRow, SeatRow } from '../store/schema.ts';
import type { MatchRows } from './live-match.ts';

export type Claim = {
  readonly id: string;
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  readonly at: number;
  /** Somebody at the table said no; the room is told who asked. */
  readonly refused: boolean;
};

export const CLAIM_MS = 120_000;
const BACK_MS = 600_000;

/** The one that is open, or was refused a moment ago. Somebody who came back to the seat has said no by that. */
export function openClaim({ claim_json, status }: MatchRow, seats: readonly SeatRow[], now: number): Claim | null {
  const claim = claim_json === null ? null : (JSON.parse(claim_json) as Claim);
  if (!claim || status !== 'playing' || now >= claim.at + CLAIM_MS) return null;
  const held = seats[claim.seat];
  return !claim.refused && (held === undefined || held.seen > claim.at) ? null : claim;
}

/** Was this seat claimed from that person so short a time ago that they may take it back? */
export function regains({ row, holders }: MatchRows, seat: Seat, person: string | null, now: number): boolean {
  if (person === null || row.status !== 'playing') return false;
  const [before, last] = holders.filter((it) => it.seat === seat).slice(-2);
  return last?.why === 'claimed' && before?.person === person && now < last.at + BACK_MS;
}
