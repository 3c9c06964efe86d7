/** The history as a drawn line: one ring for each game, branches above it. The list below says the same in words. */
import { seatClass } from '@tavola/games/board/glyph.tsx';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useText } from '../text/catalogue.ts';
import type { ChronicleGame } from './chronicle.ts';
import type { Placed } from './tree.ts';

const STEP = 168;
const ROW = 124;
const RING = 22;

type Props = {
  readonly games: readonly Placed<ChronicleGame>[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Who won, in a word or two. */
  readonly winner: (game: ChronicleGame) => string;
  /** How, in a line. */
  readonly note: (game: ChronicleGame) => string;
  readonly colour: (game: ChronicleGame) => CSSProperties;
};

export function Timeline({ games, chosen, onChoose, winner, note, colour }: Props) {
  const t = useText();
  const rows = Math.max(...games.map(({ row }) => row)) + 1;
  const longest = Math.max(...games.map(({ number }) => number));
  const at = ({ number, row }: Placed<ChronicleGame>) => ({ x: (number - 0.5) * STEP, y: (rows - 1 - row) * ROW + 34 });
  const byId = new Map(games.map((one) => [one.game.id, one]));
  const box = useRef<HTMLElement>(null);
  const chosenAt = byId.get(chosen);
  const wantedX = chosenAt ? at(chosenAt).x : 0;
  useLayoutEffect(() => {
    if (box.current) box.current.scrollLeft = wantedX - box.current.clientWidth / 2;
  }, [wantedX]);
  const size = { width: longest * STEP, height: rows * ROW + 4 };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section ref={box} className="timeline" tabIndex={0} aria-label={t.chronicle.history}>
      <div style={{ ...size, position: 'relative' }}>
        <svg {...size} aria-hidden="true">
          {games.map((one) => {
            const parent = one.parent === null ? null : byId.get(one.parent);
            if (!parent) return null;
            const [from, to] = [at(parent), at(one)];
            const middle = (from.x + to.x) / 2;
            const path = `M${from.x} ${from.y} C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
            return <path key={one.game.id} d={path} className={one.row === 0 ? 'line' : 'line branch'} />;
          })}
        </svg>
        {games.map((one) => {
          const { x, y } = at(one);
          const [seat = 0] = one.game.outcome?.winners ?? [];
          return (
            <button
              key={one.game.id}
              type="button"
              className={`ring ${seatClass(seat)} ${one.game.outcome ? '' : 'open'}`}
              style={{ ...colour(one.game), left: x - RING, top: y - RING }}
              aria-pressed={one.game.id === chosen}
              onClick={() => onChoose(one.game.id)}
            >
              <b>{one.number}</b>
              <small>{t.chronicle.game(one.number)}</small>
              <span>{winner(one.game)}</span>
              <em>{note(one.game)}</em>
            </button>
          );
        })}
      </div>
    </section>
  );
}
