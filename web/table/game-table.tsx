/** The element of a table that carries its game's class: the game's tokens, and how its seats look. */
import { SeatShapesContext } from '@tavola/games/board/glyph.tsx';
import type { SeatLook } from '@tavola/kernel/face.ts';
import { type ComponentProps, useMemo } from 'react';
import { coloursOf, shapesOf } from './looks.ts';
import { useTable } from './model.ts';

export function GameTable({ className = '', ...rest }: ComponentProps<'div'>) {
  const { match, face, props, say } = useTable();
  const { view } = props;
  const { style, shapes } = useMemo(() => {
    const looks = match.seats.map(({ kind, seat, settings }): SeatLook => {
      const setup = { kind: kind === 'automaton' ? 'automaton' : 'player', settings } as const;
      return face.seatLook?.(setup, seat, view ?? null, say) ?? {};
    });
    return { style: coloursOf(looks), shapes: shapesOf(match.game, looks) };
  }, [match, face, view, say]);
  return (
    <SeatShapesContext value={shapes}>
      <div className={`table game-${match.game} ${className}`} style={style} {...rest} />
    </SeatShapesContext>
  );
}
