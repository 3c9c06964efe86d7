/** Carries the person's wish about reaction windows to the table they sit at. */
import { useEffect } from 'react';
import { useSettings } from '../settings.ts';
import type { TableModel } from './model.ts';
import { orderOf } from './standing.ts';

export function useStandingOrder({ asked, host, match, viewer, face }: TableModel): void {
  const { windows } = useSettings();
  const { ask } = orderOf(match, viewer);
  const isAsked = asked.choice !== null;
  // "Not until my turn" ends with the turn; it is asked for again afterwards.
  const differs = face.reactions !== undefined && ask !== windows && (windows !== 'never' || !isAsked);
  useEffect(() => {
    if (differs && viewer !== 'spectator') host.standing(viewer, { ask: windows }).catch(() => {});
  }, [differs, viewer, windows, host]);
}
