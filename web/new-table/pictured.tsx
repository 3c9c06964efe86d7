/** A choice by pictures: the figure of each value in its colour, with its name. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { SeatLook } from '@tavola/kernel/face/face.ts';
import { gameEntry } from '../shelf/game-list.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly name: string; readonly look: SeatLook }[];
  readonly game: string;
  readonly onChange: (value: string) => void;
};

export function Pictured({ label, value, choices, game, onChange }: Props) {
  const sheet = gameEntry(game)?.glyphs;
  return (
    <div className="pictured" role="radiogroup" aria-label={label}>
      {choices.map(({ value: one, name, look }) => (
        // biome-ignore lint/a11y/useSemanticElements: a button that looks like a tile, as the kinds of seats are.
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === value}
          title={name}
          onClick={() => onChange(one)}
        >
          {look.figure && sheet ? (
            <span style={{ color: look.colour }}>
              <Glyph sheet={sheet} id={look.figure} />
            </span>
          ) : (
            <Glyph id="dice" />
          )}
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
