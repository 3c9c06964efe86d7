/** The element of a table that carries its game's class: the game's tokens, and how its seats look. */
import { SeatShapesContext } from '@tavola/games/board/glyph.tsx';
import { ForecastContext } from '@tavola/games/board/tags.tsx';
import type { SeatLook } from '@tavola/kernel/face/face.ts';
import { type ComponentProps, useMemo } from 'react';
import { coloursOf, shapesOf } from '../../shelf/looks.ts';
import { useForecasts } from '../hint/forecasts.ts';
import { useDrawn, useGame, useMatch } from '../model/parts.tsx';

export function GameTable({ className = '', ...rest }: ComponentProps<'div'>) {
  const { match } = useMatch();
  const { face, say } = useGame();
  const { props } = useDrawn();
  const { view } = props;
  const { style, shapes } = useMemo(() => {
    const looks = match.seats.map(({ kind, seat, settings }): SeatLook => {
      const setup = { kind: kind === 'automaton' ? 'automaton' : 'player', settings } as const;
      return face.looks?.seat?.(setup, seat, view ?? null, say) ?? {};
    });
    return { style: coloursOf(looks), shapes: shapesOf(match.game, looks) };
  }, [match, face, view, say]);
  const forecasts = useForecasts();
  return (
    <SeatShapesContext value={shapes}>
      <ForecastContext value={forecasts}>
        <div className={`table game-${match.game} ${className}`} style={style} {...rest} />
      </ForecastContext>
    </SeatShapesContext>
  );
}
