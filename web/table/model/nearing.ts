/** Who may win soon, by what the reader knows; looked at when a turn ends. */
import type { Nearing } from '@tavola/kernel/face/news.ts';
import { useMemo } from 'react';
import { turnOf } from './match.ts';
import { useDrawn, useGame, useMatch } from './parts.tsx';

const NOBODY: readonly Nearing[] = [];

export function useNearing(): readonly Nearing[] {
  const { viewer } = useMatch();
  const { face, say } = useGame();
  const { props } = useDrawn();
  const turn = turnOf(face, props);
  const isOver = props.outcome !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: within a turn it may come and go; what counts is how the turn ends.
  return useMemo(() => {
    if (viewer === 'spectator' || !props.view || isOver) return NOBODY;
    return face.news?.nearing?.(props.view, viewer, say) ?? NOBODY;
  }, [face, viewer, say, turn, isOver]);
}
