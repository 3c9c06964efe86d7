/** How a game lets a seat look: a faction's colour and shape instead of the seat's own. */
import type { SeatShapes } from '@tavola/games/board/glyph.tsx';
import type { SeatLook } from '@tavola/kernel/face/face.ts';
import type { CSSProperties } from 'react';
import { gameEntry } from './game-list.ts';

/** The shell's names for the colours of six seats (base.css); for an element inside the game's class, where its tokens are known. */
export function coloursOf(looks: readonly SeatLook[]): CSSProperties {
  const colours = looks.flatMap(({ colour, ink }, seat) => {
    const name = `--p${(seat % 6) + 1}`;
    return colour ? [[name, colour], ...(ink ? [[`${name}-ink`, ink]] : [])] : [];
  });
  return Object.fromEntries(colours);
}

export function shapesOf(game: string, looks: readonly SeatLook[]): SeatShapes {
  const sheet = gameEntry(game)?.glyphs;
  return looks.map(({ glyph }) => (glyph && sheet ? { sheet, id: glyph } : null));
}
