/** What a seat is called: guests without a name and bots get one here, in the reader's language. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Text } from '../text/catalogue.ts';

type Named = {
  readonly seats: readonly { readonly name: string; readonly kind: string }[];
  readonly mine: readonly Seat[];
};

export function nameOf({ seats, mine }: Named, seat: Seat, t: Text): string {
  const it = seats[seat];
  if (it?.name) return it.name;
  if (it?.kind === 'bot') return t.seat.botNames[seat % t.seat.botNames.length] ?? '';
  if (it?.kind === 'automaton') return t.seat.automaton;
  if (it?.kind === 'free') return t.seat.free;
  return mine[0] === seat ? t.seat.me : t.seat.playerN(seat + 1);
}
