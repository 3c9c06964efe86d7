/** Lets reaction windows pass by themselves when the person's settings say so. */
import { useEffect } from 'react';
import { useSettings } from '../settings.ts';
import type { TableModel } from './model.ts';

export function useAutoPass({ asked, board, behind }: TableModel): void {
  const { pass } = useSettings();
  const { choice, take, sending } = asked;
  const option = choice && !sending && !behind ? (board?.pass?.(choice) ?? null) : null;
  const unable = choice?.options.length === 1;
  const passes = option !== null && (pass === 'until-turn' || (pass === 'unless-able' && unable));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` is new at every render; the option names the question.
  useEffect(() => {
    if (passes && option !== null) take(option);
  }, [passes, option]);
}
