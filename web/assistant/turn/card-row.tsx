/** Several cards as one screen: as many places, filled from left to right. */

import { placeInRow } from '@tavola/kernel/face/real-cards.ts';
import { CHANCE } from '@tavola/kernel/rules/ask.ts';
import type { Decision } from '@tavola/kernel/rules/decision.ts';
import { type EveningModel, useEvening } from '../model/context.ts';
import { GameGlyph } from '../parts/line-view.tsx';

export function CardRow({ decision: { ask } }: { readonly decision: Decision }) {
  const model = useEvening();
  const { open, say } = model;
  const place = placeInRow(ask);
  if (place === null) return null;
  const turned = turnedBefore(model, place.nth - 1);
  const nameOf = (card: string) => open.face.things?.candidate?.(card, say) ?? card;
  return (
    <ol className="evening-row">
      {Array.from({ length: place.of }, (_, i) => {
        const nth = i + 1;
        const card = nth < place.nth ? turned[i - (place.nth - 1 - turned.length)] : undefined;
        const [suit = '', item] = (card ?? '').split('/');
        const glyphs = [suit, item].flatMap((name) => (name && open.face.real?.pictured?.(name)) || []);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
          <li key={i} className={nth === place.nth ? 'now' : nth < place.nth ? 'lies' : ''}>
            {glyphs.map((glyph) => (
              <GameGlyph key={glyph} id={glyph} />
            ))}
            {card !== undefined && <span className={glyphs.length > 0 ? 'sr' : ''}>{nameOf(card)}</span>}
            {nth === place.nth && <b>{nth}</b>}
          </li>
        );
      })}
    </ol>
  );
}

/** The newest cards that people have turned in this turn, at most this many. */
function turnedBefore({ evening }: EveningModel, most: number): readonly string[] {
  const { table } = evening.app;
  const cards = table
    .picksFrom(table.lastCheckpoint?.picks ?? 0)
    .flatMap(([seat, option]) => (seat === CHANCE && !/^\d/.test(option) ? [option] : []));
  return most === 0 ? [] : cards.slice(-most);
}
