/** Where a chronicle is written after the game was won, the end shows the world of that game, and not the next one. */
import type { Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Match } from '../../api/types.ts';
import type { Replay } from '../../replay/source/replay.ts';
import type { OpenGame } from '../../shelf/game-list.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

/** Null where the last view is that of the end, and until it is known. */
export function useFinalView(match: Match, { face, language }: OpenGame, viewer: Viewer): unknown {
  const writing = match.outcome?.legacy ? face.legacy?.writing : undefined;
  const { value } = useLoaded(`final ${match.id} ${viewer} ${writing}`, async () => {
    if (writing === undefined) return null;
    const { loadReplay } = await import('../../replay/source/load.ts');
    const { replay } = await loadReplay(match.id, language);
    return finalView(replay, writing, viewer);
  });
  return value;
}

/** The last view of the game itself: that in which the writing begins, or the one before where all of it was written at once. */
export async function finalView(replay: Replay, writing: string, viewer: Viewer): Promise<unknown> {
  const { told } = await replay.moment(replay.steps.length - 1, viewer);
  const begun = told.find(({ event }) => event.kind === writing)?.at;
  const step = begun === undefined ? -1 : replay.steps.findIndex(({ at }) => at >= begun);
  if (step < 0) return null;
  const { view, outcome } = await replay.moment(step, viewer);
  return outcome === null ? view : (await replay.moment(step - 1, viewer)).view;
}
