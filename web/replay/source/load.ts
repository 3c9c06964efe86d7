/** Finds a replay for an address: a table of this browser, a finished match of the server, or one that still goes on. */
import { HostError } from '../../api/errors.ts';
import { get } from '../../api/request.ts';
import type { Match } from '../../api/types.ts';
import { isLocal, loadLocal } from '../../host/store.ts';
import { type OpenGame, openGame } from '../../shelf/game-list.ts';
import type { Replay } from './replay.ts';
import { serverReplay } from './server-replay.ts';

export type LoadedReplay = { readonly replay: Replay; readonly open: OpenGame };

export async function loadReplay(id: string, language: string): Promise<LoadedReplay> {
  if (isLocal(id)) {
    const saved = await loadLocal(id);
    if (!saved) throw new HostError('NOT_FOUND');
    const { localReplay } = await import('./local-replay.ts');
    const [open, replay] = await Promise.all([openGame(saved.game, language), localReplay(saved)]);
    return { open, replay };
  }
  const match = await get<Match>(`/matches/${id}`);
  const replay = async () => {
    if (match.status === 'playing') return serverReplay(match);
    return (await import('./local-replay.ts')).finishedReplay(match);
  };
  const [open, found] = await Promise.all([openGame(match.game, language), replay()]);
  return { open, replay: found };
}
