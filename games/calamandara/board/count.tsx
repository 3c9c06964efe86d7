/** A number with its sign and its name. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Language } from '@tavola/kernel/text.ts';
import { labels } from '../text/labels.ts';
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

/** A discard is public from its top card down; the top card is the one that can be revived. */
export function discardLabel({ discard }: TravellerView, language: Language): string {
  const text = labels[language];
  const top = discard.at(-1);
  return top === undefined ? text.discard : `${text.discard}: ${text.cards[top].name}`;
}
