/** A number with its sign and its name. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Words } from '../text/type.ts';
import type { TravellerView } from '../view.ts';

type Props = { readonly glyph: string; readonly label: string; readonly value: number | string };

export function Count({ glyph, label, value }: Props) {
  return (
    <span className="cal-count" title={label}>
      <Glyph id={glyph} label={label} />
      <b>{value}</b>
    </span>
  );
}

/** A discard is public: its cards from the top down. The top one is the one that can be revived. */
export function discardLabel({ discard }: TravellerView, words: Words): string {
  const names = discard.toReversed().map((card) => words.cards[card].name);
  return names.length === 0 ? words.discard : `${words.discard}: ${names.join(', ')}`;
}
