/** Carries the person's wish about reaction windows to the table they sit at. */
import { useEffect } from 'react';
import { useSettings } from '../../browser/settings.ts';
import { useAsked, useGame, useHost, useMatch } from '../model/parts.tsx';
import { orderOf } from '../model/standing.ts';

export function useStandingOrder(): void {
  const { host } = useHost();
  const { match, viewer } = useMatch();
  const { face } = useGame();
  const { asked } = useAsked();
  const { windows } = useSettings();
  const { ask } = orderOf(match, viewer);
  const isAsked = asked.choice !== null;
  // "Not until my turn" ends with the turn; it is asked for again afterwards.
  const differs = face.turns?.windows !== undefined && ask !== windows && (windows !== 'never' || !isAsked);
  useEffect(() => {
    if (differs && viewer !== 'spectator') host.reactions?.order(viewer, { ask: windows }).catch(() => {});
  }, [differs, viewer, windows, host]);
}
