/** With a screen in the room a phone is the hand: by itself where it is narrow, or as its person chose. */
import { useNarrow } from '@tavola/games/board/breakpoints.ts';
import { useRef } from 'react';
import { useSettings } from '../../browser/settings.ts';
import { useMatch } from '../model/parts.tsx';

export function useHandLayout(): boolean {
  const { match, viewer } = useMatch();
  const isNarrow = useNarrow();
  const { handLayout } = useSettings();
  // A screen that is switched off for a moment does not turn every phone around.
  const joined = useRef(false);
  joined.current ||= match.boards.some(({ present }) => present);
  if (viewer === 'spectator' || match.status !== 'playing' || !isNarrow) return false;
  return handLayout ?? joined.current;
}
