/** What the game can tell of each option that has a place, asked while nothing else is to be done: for the tags on the board (games/board/tags.tsx). */
import type { Forecasts } from '@tavola/games/board/tags.tsx';
import type { StakeTag } from '@tavola/kernel/face/stakes.ts';
import { isChanceMove } from '@tavola/kernel/rules/decision.ts';
import { useEffect, useMemo, useState } from 'react';
import { gameEntry } from '../../shelf/game-list.ts';
import { useDrawn, useGame, useMatch } from '../model/parts.tsx';

/** At most this many at once, so that a touch never waits for them. */
const AT_ONCE = 12;

type Tags = ReadonlyMap<string, StakeTag>;
const NONE: Tags = new Map();

export function useForecasts(): Forecasts {
  const { match } = useMatch();
  const { props } = useDrawn();
  const sheet = gameEntry(match.game)?.glyphs;
  const options = props.choice?.options;
  const [found, setFound] = useState<{ readonly options: unknown; readonly tags: Tags }>({ options: null, tags: NONE });
  const forecast = useForecast();
  useEffect(() => {
    if (!forecast || !options) return;
    return inIdleTime(options, forecast, (tags) => setFound({ options, tags }));
  }, [options, forecast]);
  const tags = options && found.options === options ? found.tags : NONE;
  return useMemo(() => ({ tags, sheet }), [tags, sheet]);
}

type Option = NonNullable<ReturnType<typeof useDrawn>['props']['choice']>['options'][number];

/** The tag of one option, from the viewer's own view; null where the game tells nothing. */
function useForecast(): ((option: Option) => StakeTag | null) | null {
  const { face, board, say } = useGame();
  const { props } = useDrawn();
  const { view, viewer } = props;
  const ask = props.choice?.ask;
  return useMemo(() => {
    const stakes = face.picks?.stakes;
    if (!stakes || !board || ask === undefined || viewer === 'spectator') return null;
    return ({ move }) =>
      isChanceMove(move) || !board.placed(move, view) ? null : (stakes(ask, move, view, viewer, say)?.tag ?? null);
  }, [face, board, say, view, viewer, ask]);
}

/** Tells all tags once they are known; nothing where there is none. Returns how to stop it. */
export function inIdleTime(
  options: readonly Option[],
  forecast: (option: Option) => StakeTag | null,
  tell: (tags: Tags) => void,
): () => void {
  const tags = new Map<string, StakeTag>();
  let next = 0;
  let cancel = () => {};
  const some = () => {
    for (const option of options.slice(next, next + AT_ONCE)) {
      const tag = forecast(option);
      if (tag) tags.set(option.id, tag);
    }
    next += AT_ONCE;
    if (next < options.length) cancel = whenIdle(some);
    else if (tags.size > 0) tell(tags);
  };
  cancel = whenIdle(some);
  return () => cancel();
}

/** Not every browser says when it is idle. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 300 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 1);
  return () => clearTimeout(id);
}
