/** Lets reaction windows pass by themselves when the person's settings say so: on the server by a standing answer, here by a pick. */

import type { Choice } from '@tavola/games/board/contract.ts';
import { kindOf } from '@tavola/kernel/ask.ts';
import { useEffect } from 'react';
import { useSettings } from '../settings.ts';
import type { TableModel } from './model.ts';

export function useAutoPass(model: TableModel): void {
  const { pass } = useSettings();
  const { asked, host, match, viewer, connection, behind } = model;
  const { choice, take, sending } = asked;
  const local = connection === 'local';
  const option = local && choice && !sending && !behind ? passOf(model, choice) : null;
  // Where people share a screen a quick pass would tell the others, and hand the screen on before anybody has looked.
  const unableAlone = match.mine.length === 1 && pass === 'unless-able' && choice?.options.length === 1;
  const passes = pass === 'until-turn' || unableAlone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` is new at every render; the option names the question.
  useEffect(() => {
    if (passes && option !== null) take(option);
  }, [passes, option, asked.choice?.options]);

  const standing = match.standing.find(({ seat }) => seat === viewer)?.pass;
  // The server ends "until my turn" when the turn comes; it is asked for again afterwards.
  const differs = standing !== undefined && standing !== pass && (pass !== 'until-turn' || choice === null);
  useEffect(() => {
    if (!local && differs && viewer !== 'spectator') host.standing(viewer, pass).catch(() => {});
  }, [local, differs, viewer, pass, host]);
}

/** The option that lets a reaction window pass; null when the question is no window. */
function passOf({ board, game }: TableModel, choice: Choice): string | null {
  if (board?.pass) return board.pass(choice);
  if (!game.windows?.includes(kindOf(choice.ask))) return null;
  return choice.options.find(({ move }) => move.kind === 'pass')?.id ?? null;
}
