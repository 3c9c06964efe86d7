/** Setup by hand: the draft pack, and the decks that are put in order, laid over the board as cards to pick from. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { touchableFor } from '@tavola/games/board/touchable.ts';
import type { Move } from '../../rules/state/moves.ts';
import { SYMBOL_CARDS } from '../../rules/state/symbols.ts';
import type { Props } from '../cross/scene.ts';
import glyphs from '../glyphs.svg';
import { CardFace } from './card.tsx';
import './pack.css';

const PACK_MOVES: ReadonlySet<string> = new Set(['take-card', 'next-card', 'next-symbol-card']);
const inPack = (move: Move): boolean => PACK_MOVES.has(move.kind);

/** The board zooms by these; over the pack they scroll it. */
const SCROLLING = ['wheel', 'touchstart', 'mousedown', 'pointerdown', 'dblclick'];

/** Keeps scrolling events from the zoom around the board, for as long as the pack is there. */
function ownScrolling(pack: HTMLElement | null): (() => void) | undefined {
  if (!pack) return;
  const stop = (event: globalThis.Event) => event.stopPropagation();
  for (const kind of SCROLLING) pack.addEventListener(kind, stop);
  return () => {
    for (const kind of SCROLLING) pack.removeEventListener(kind, stop);
  };
}

export function Pack({ view, choice, say: { words } }: Props) {
  const cards = choice?.open.filter(({ move }) => inPack(move)) ?? [];
  if (!choice || cards.length === 0) return null;
  const title = view.draft ? words.pack(view.draft.left) : words.nextCard;
  return (
    <div className="cal-pack" ref={ownScrolling}>
      <h2>{title}</h2>
      <ul>
        {cards.map(({ id, move }) => {
          const on = touchableFor(choice, [id]);
          if (move.kind === 'next-symbol-card') {
            const card = SYMBOL_CARDS[move.number]!;
            return (
              <li key={id}>
                <Touch on={on} className="cal-symbol-card" label={words.symbolCardOf(card)}>
                  <span className="upper">
                    <Glyph sheet={glyphs} id={`cal-${card.top}`} />
                  </span>
                  <span className="lower">
                    {card.bottom.map((kind) => (
                      <Glyph key={kind} sheet={glyphs} id={`cal-${kind}`} />
                    ))}
                  </span>
                </Touch>
              </li>
            );
          }
          if (move.kind !== 'take-card' && move.kind !== 'next-card') return null;
          const copies = view.draft?.pack?.filter((name) => name === move.card).length ?? 1;
          return (
            <li key={id}>
              <CardFace card={move.card} words={words} note={copies > 1 ? words.copies(copies) : null} on={on} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
