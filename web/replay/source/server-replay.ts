/** A replay of a match that still goes on: the server shows each moment as this person may see it. */
import type { Eyes } from '@tavola/kernel/rules/ask.ts';
import { heardAt } from '../../api/history.ts';
import { get, post } from '../../api/request.ts';
import type { Frame, HeardEvent, Match, WhyAnswer } from '../../api/types.ts';
import { USUAL_LEVEL } from '../../new-table/usual-seats.ts';
import type { Replay } from './replay.ts';

type ReplayIndex = {
  readonly from: number;
  readonly picks: readonly { readonly number: number; readonly seat: number }[];
};

export async function serverReplay(match: Match): Promise<Replay> {
  const path = `/matches/${match.id}/replay`;
  const index = await get<ReplayIndex & { seats: readonly Eyes[] }>(path);
  const made = index.picks.map(({ seat, number }) => ({ at: number + 1, seat }));
  const last = (i: number) => made[i + 1]?.seat !== -1;
  const steps = [{ at: index.from, seat: null }, ...made.filter(({ seat }, i) => (seat >= 0 || i === 0) && last(i))];
  const histories = new Map<Eyes, Promise<readonly HeardEvent[]>>();
  const historyOf = (eyes: Eyes) => {
    const known = histories.get(eyes) ?? heardAt(`/matches/${match.id}`, eyes);
    histories.set(eyes, known);
    return known;
  };
  return {
    match,
    viewers: index.seats,
    steps,
    from: index.from,
    fairness: { kind: 'open', draws: 0, at: null },
    moment: async (step, eyes) => {
      const at = steps[Math.min(Math.max(0, step), steps.length - 1)]?.at ?? 0;
      const frame = await get<Frame>(`${path}/${at}?seat=${eyes}`);
      const told = (await historyOf(eyes)).slice(0, frame.told);
      return { view: frame.seats[0]?.view, pending: frame.pending, outcome: frame.outcome, told };
    },
    explain: async (n, eyes) => (await get<WhyAnswer>(`/matches/${match.id}/why/${n}?seat=${eyes}`)).traces,
    publicViews: () => null,
    fork: async (step, seat) => {
      const forked = await post<Match>(`/matches/${match.id}/fork`, { at: steps[step]?.at, seat, level: USUAL_LEVEL });
      return `/match/${forked.id}`;
    },
  };
}
