/** Lets reaction windows pass by themselves when the person's settings say so: on the server by a standing answer, here by a pick. */

import { useEffect } from 'react';
import { useSettings } from '../settings.ts';
import type { TableModel } from './model.ts';
import { passFor, standingOf } from './standing.ts';

export function useAutoPass(model: TableModel): void {
  const { pass } = useSettings();
  const { asked, host, match, viewer, connection, behind, face } = model;
  const { choice, take, sending } = asked;
  const local = connection === 'local';
  // Where people share a screen a quick pass would tell the others, and hand the screen on before anybody has looked.
  const wanted = pass === 'unless-able' && match.mine.length > 1 ? 'ask' : pass;
  const option = local && choice && !sending && !behind ? passFor(face, choice, wanted) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` is new at every render; the option names the question.
  useEffect(() => {
    if (option !== null) take(option);
  }, [option, asked.choice?.options]);

  const standing = standingOf(match, viewer);
  // The server ends "until my turn" when the turn comes; it is asked for again afterwards.
  const differs = standing !== undefined && standing !== pass && (pass !== 'until-turn' || choice === null);
  useEffect(() => {
    if (!local && differs && viewer !== 'spectator') host.standing(viewer, pass).catch(() => {});
  }, [local, differs, viewer, pass, host]);
}
