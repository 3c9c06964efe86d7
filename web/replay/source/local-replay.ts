/** Replays that need the rules: a table of this browser, or the log of a finished match. */

import { replayFrom } from '@tavola/kernel/host/past.ts';
import type { Eyes } from '@tavola/kernel/rules/ask.ts';
import { post } from '../../api/request.ts';
import type { Match } from '../../api/types.ts';
import { matchOf } from '../../host/local-frame.ts';
import { forkLocal, resumeLocal } from '../../host/local-new.ts';
import type { LocalMatch, LocalSeat } from '../../host/store.ts';
import { USUAL_LEVEL } from '../../new-table/usual-seats.ts';
import { loadGame } from '../../shelf/game-list.ts';
import { logOf } from './log-file.ts';
import { logReplay } from './log-replay.ts';
import type { Replay } from './replay.ts';

export async function finishedReplay(match: Match): Promise<Replay> {
  const fork: Replay['fork'] = async (step, seat) => {
    const wish = { at: replay.steps[step]?.at, seat, level: USUAL_LEVEL };
    return `/match/${(await post<Match>(`/matches/${match.id}/fork`, wish)).id}`;
  };
  const [game, log] = await Promise.all([loadGame(match.game), logOf(match.id)]);
  const replay: Replay = logReplay(game, log, match, everybody(match), fork);
  return replay;
}

/** While it goes on, only what this screen's people know; afterwards everything. */
export async function localReplay(saved: LocalMatch): Promise<Replay> {
  const { log } = saved;
  const game = await loadGame(saved.game);
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
