/** Finds a replay for an address: a table of this browser, a finished match of the server, or one that still goes on. */
import type { Language } from '@tavola/kernel/text.ts';
import { type OpenGame, openGame } from '../game-list.ts';
import { get } from '../host/api.ts';
import { HostError } from '../host/errors.ts';
import { isLocal, loadLocal } from '../host/store.ts';
import type { Match } from '../host/types.ts';
import { serverReplay } from './server-replay.ts';
import type { Replay } from './source.ts';

export type LoadedReplay = { readonly replay: Replay; readonly open: OpenGame };

export async function loadReplay(id: string, language: Language): Promise<LoadedReplay> {
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
