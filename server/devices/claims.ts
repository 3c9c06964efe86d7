/** A phone is gone: another one says whose seat it takes, and somebody at the table confirms. Only where a screen stands in the room. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { newId } from '../base/ids.ts';
import { forbidden, notFound, Refusal } from '../base/problem.ts';
import type { Tavola } from '../http/tavola.ts';
import { handOver, heldAnother, takenSeat } from '../match/seat-moves.ts';
import { CLAIM_MS, type Claim, openClaim, regains } from '../memory/claim.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import { playedSeats } from '../memory/played.ts';
import type { PersonRow, SeatRow } from '../store/schema.ts';
import { hasLivingBoard } from './boards.ts';

const GONE_MS = 20_000;

/** Somebody asks for a seat that nobody is at. */
export async function claimSeat(tavola: Tavola, id: string, seat: Seat, person: PersonRow): Promise<void> {
  const { desk, config } = tavola;
  await desk.change(id, 'match', async (live, draft) => {
    const row = takenSeat(live, seat);
    await mustBeClaimable(tavola, live, row, person);
    const now = config.now();
    const open = openClaim(live.row, live.seats, now);
    if (open && !open.refused && open.person !== person.id)
      throw new Refusal(409, 'CLAIM_OPEN', { seconds: Math.ceil((open.at + CLAIM_MS - now) / 1000) });
    const claim: Claim = { id: newId('c'), seat, person: person.id, name: person.name, at: now, refused: false };
    draft.set({ claim_json: JSON.stringify(claim) });
  });
}

/** One other person at the table says yes or no; where one person plays alone, the screen does. */
export async function answerClaim(tavola: Tavola, id: string, claim: string, person: string, agree: boolean) {
  const { desk, people } = tavola;
  await desk.change(id, 'both', async (live, draft) => {
    const open = openClaim(live.row, live.seats, draft.now);
    if (!open || open.refused || open.id !== claim) throw new Refusal(409, 'NO_CLAIM');
    const row = takenSeat(live, open.seat);
    if (!maySettle(live, row, person)) throw forbidden();
    if (!agree) return draft.set({ claim_json: JSON.stringify({ ...open, refused: true }) });
    const claimant = await people.find(open.person);
    if (!claimant) throw new Refusal(409, 'NO_CLAIM');
    await mustBeClaimable(tavola, live, row, claimant);
    handOver(live, draft, row, claimant, 'claimed');
    draft.set({ claim_json: null });
  });
}

/** Whose seat was claimed a moment ago takes it back. */
export async function regainSeat({ desk }: Tavola, id: string, seat: Seat, person: PersonRow): Promise<void> {
  await desk.change(id, 'both', (live, draft) => {
    const row = takenSeat(live, seat);
    if (!regains(live, seat, person.id, draft.now)) throw forbidden();
    handOver(live, draft, row, person, 'returned');
  });
}

async function mustBeClaimable(tavola: Tavola, live: LiveMatch, row: SeatRow, person: PersonRow): Promise<void> {
  const { desk, config } = tavola;
  if (person.kind === 'bot' || person.kind === 'board') throw forbidden();
  if (row.person === person.id) throw notFound();
  // Programs never connect.
  if ((await tavola.people.find(row.person ?? ''))?.kind === 'bot') throw forbidden();
  if (!(await hasLivingBoard(tavola, live))) throw new Refusal(409, 'NO_BOARD');
  const isHere = desk.audience.isPresent(live.id, row) || config.now() - row.seen < GONE_MS;
  if (isHere) throw new Refusal(409, 'SEAT_PRESENT');
  if (await heldAnother(desk, live, row, person.id)) throw new Refusal(409, 'WAS_HERE');
}

function maySettle(live: LiveMatch, row: SeatRow, person: string): boolean {
  const others = playedSeats(live.seats).filter((it) => it.person !== row.person);
  return others.length > 0 ? others.some((it) => it.person === person) : live.boards.includes(person);
}
