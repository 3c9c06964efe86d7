/** A pause of all clocks: one asks, the other people agree; it holds until somebody goes on, two weeks at most. */
import { answeredWish, type Wish } from '@tavola/kernel/host/consent.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { Refusal } from '../base/problem.ts';
import { isPaused, type Pauses, pausesOf } from '../memory/clock.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import { missingPeople } from '../memory/played.ts';
import { type Desk, Unchanged } from './desk.ts';
import type { Draft } from './draft.ts';
import { lookedAtAgain } from './seats.ts';

const LONGEST_MS = 14 * 86_400_000;
/** During one question. */
const MOST_PAUSES = 100;

/** Asks for a pause; where nobody else plays it begins at once. */
export function askPause(desk: Desk, id: string, seat: Seat): Promise<void> {
  return desk.change(id, 'match', (live, draft) => {
    mustPlay(live);
    if (isPaused(live.row, draft.now)) throw new Unchanged(undefined);
    if (kept(live).length >= MOST_PAUSES) throw new Refusal(409, 'LIMIT_REACHED', { most: MOST_PAUSES });
    settle(live, draft, { seat, agreed: [] });
  });
}

/** One person's yes or no; a no, or the asker's own, withdraws the wish. */
export function consentPause(desk: Desk, id: string, seats: readonly Seat[], agree: boolean): Promise<void> {
  return desk.change(id, 'match', (live, draft) => {
    const { asked } = pausesOf(live.row);
    if (asked === null || live.ended) throw new Refusal(409, 'NO_PAUSE_ASKED');
    settle(live, draft, answeredWish(asked, seats, agree));
  });
}

/** Any of them ends the pause for all. */
export function goOn(desk: Desk, id: string): Promise<void> {
  return desk.change(id, 'match', (live, draft) => {
    const newest = pausesOf(live.row).spans.at(-1);
    if (!newest || !isPaused(live.row, draft.now)) throw new Refusal(409, 'NO_PAUSE_ASKED');
    write(draft, { asked: null, spans: [...kept(live).slice(0, -1), [newest[0], draft.now]] });
    draft.setPending(lookedAtAgain(live.pending));
  });
}

function settle(live: LiveMatch, draft: Draft, asked: Wish | null): void {
  const isAgreed = asked !== null && missingPeople(live.seats, asked.seat, asked.agreed).length === 0;
  const spans = kept(live);
  if (isAgreed) write(draft, { asked: null, spans: [...spans, [draft.now, draft.now + LONGEST_MS]] });
  else write(draft, { asked, spans });
}

/** Pauses that were over before anybody was asked what is asked now are forgotten. */
function kept({ row, pending }: LiveMatch): Pauses['spans'] {
  const oldest = Math.min(...pending.map(({ since }) => since));
  return pausesOf(row).spans.filter(([, to]) => to > oldest);
}

function write(draft: Draft, pauses: Pauses): void {
  draft.set({ pause_json: JSON.stringify(pauses) });
}

function mustPlay({ row }: LiveMatch): void {
  if (row.status !== 'playing') throw new Refusal(409, 'NOT_PLAYING');
}
