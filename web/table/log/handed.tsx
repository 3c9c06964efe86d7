/** Seats that changed hands, where it happened in the log: who plays from here on. */
import { SeatShape } from '@tavola/games/board/glyph.tsx';
import { useText } from '../../text/catalogue.ts';
import { type Hands, type Held, holderBefore } from './hands.ts';

export function Handed({ changes, match: { holders } }: { readonly changes: Hands; readonly match: Held }) {
  const { since, somebody } = useText().offer;
  return changes.map((change) => (
    <p key={holders.indexOf(change)} className="ln">
      <SeatShape seat={change.seat} />
      <span>{since(change.name || somebody, holderBefore(holders, change)?.name || somebody)}</span>
    </p>
  ));
}
