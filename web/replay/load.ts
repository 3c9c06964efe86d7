/** Finds a replay for an address: a table of this browser, a finished match of the server, or one that still goes on. */
import type { Eyes } from '@tavola/kernel/ask.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { replayFrom } from '@tavola/kernel/past.ts';
import type { Language } from '@tavola/kernel/text.ts';
import { loadGame, type OpenGame, openGame } from '../game-list.ts';
import { get, post } from '../host/api.ts';
import { HostError } from '../host/errors.ts';
import { matchOf } from '../host/local-frame.ts';
import { forkLocal, resumeLocal } from '../host/local-new.ts';
import { isLocal, type LocalMatch, type LocalSeat, loadLocal } from '../host/store.ts';
import type { Frame, HeardEvent, Match } from '../host/types.ts';
import { USUAL_LEVEL } from '../new-table/create.ts';
import { logOf } from './log-file.ts';
import { logReplay } from './log-replay.ts';
import type { Replay } from './source.ts';

export type LoadedReplay = { readonly replay: Replay; readonly open: OpenGame };

export async function loadReplay(id: string, language: Language): Promise<LoadedReplay> {
  if (isLocal(id)) {
    const saved = await loadLocal(id);
    if (!saved) throw new HostError('NOT_FOUND');
    const [open, game] = await Promise.all([openGame(saved.game, language), loadGame(saved.game)]);
    return { open, replay: localReplay(game, saved) };
  }
  const match = await get<Match>(`/matches/${id}`);
  const open = await openGame(match.game, language);
  if (match.status === 'playing') return { open, replay: await serverReplay(match) };
  const fork: Replay['fork'] = async (step, seat) => {
    const made = await post<Match>(`/matches/${id}/fork`, { at: replay.steps[step]?.at, seat, level: USUAL_LEVEL });
    return `/match/${made.id}`;
  };
  const replay: Replay = logReplay(await loadGame(match.game), await logOf(id), match, everybody(match), fork);
  return { open, replay };
}

/** While it goes on, only what this screen's people know; afterwards everything. */
function localReplay(game: AnyGame, saved: LocalMatch): Replay {
  const { log } = saved;
  const table = resumeLocal(game, saved);
  const match = matchOf(table, saved, 0, null);
  const viewers = match.status === 'playing' ? [...match.mine, 'spectator' as const] : everybody(match);
  const fork: Replay['fork'] = async (step, seat) => {
    const seats = saved.seats.map((it, i) => forkedSeat(it, i === seat));
    const made = await forkLocal(saved, replay.steps[step]?.at ?? 0, seats, seat);
    return `/match/${made.id}`;
  };
  const from = replayFrom(game, table.options, table.count, match.status !== 'playing');
  const replay: Replay = logReplay(game, log, match, viewers, fork, { from, start: saved.start });
  return replay;
}

function forkedSeat({ kind, name, level, settings }: LocalSeat, mine: boolean): LocalSeat {
  if (mine) return { kind: 'person', name, level: null, settings };
  if (kind === 'automaton') return { kind, name, level, settings };
  return { kind: 'bot', name, level: level ?? USUAL_LEVEL, settings };
}

/** After the end: all cards open, each seat's own view, and what everybody knew. */
function everybody({ seats }: Match): readonly Eyes[] {
  return ['open', ...seats.map(({ seat }) => seat), 'spectator'];
}

async function wholeHistory(id: string, eyes: Eyes): Promise<readonly HeardEvent[]> {
  const frame = await get<Frame>(`/matches/${id}/table?seat=${eyes}&since=0`);
  return frame.seats[0]?.events ?? [];
}

type ReplayIndex = {
  readonly from: number;
  readonly picks: readonly { readonly number: number; readonly seat: number }[];
};

async function serverReplay(match: Match): Promise<Replay> {
  const path = `/matches/${match.id}/replay`;
  const index = await get<ReplayIndex & { seats: readonly Eyes[] }>(path);
  const made = index.picks.map(({ seat, number }) => ({ at: number + 1, seat }));
  const last = (i: number) => made[i + 1]?.seat !== -1;
  const steps = [{ at: index.from, seat: null }, ...made.filter(({ seat }, i) => (seat >= 0 || i === 0) && last(i))];
  const histories = new Map<Eyes, Promise<readonly HeardEvent[]>>();
  const historyOf = (eyes: Eyes) => {
    const known = histories.get(eyes) ?? wholeHistory(match.id, eyes);
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
    publicViews: () => null,
    fork: async (step, seat) => {
      const forked = await post<Match>(`/matches/${match.id}/fork`, { at: steps[step]?.at, seat, level: USUAL_LEVEL });
      return `/match/${forked.id}`;
    },
  };
}
