/** What is known before a walk: how far from the Rift it ends (CAL-7.5), and who could answer, by cards that lie open. */
import type { Stakes } from '@tavola/kernel/face/stakes.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { distanceOf } from './distance.ts';
import type { Ask, Move } from './rules/state/moves.ts';
import type { TravellerView, View } from './rules/view.ts';
import type { Words } from './text/type.ts';

export function stakes(_ask: Ask, move: Move | null, view: View, seat: Seat, say: Say<Words>): Stakes | null {
  if (move?.kind !== 'walk') return null;
  const traveller = view.travellers[seat];
  if (!traveller) return null;
  const { stakes: words } = say.words;
  const before = distanceOf(traveller);
  const after = distanceOf({ ...traveller, token: move.cell });
  const label = after === 0 ? words.atTheRift : words.distance(after);
  return {
    tag: { text: String(after), glyph: 'cal-rift', label },
    rows: [
      {
        name: words.where,
        text: words.ends(label, before - after),
        ...(after < before ? { tone: 'good' } : after > before ? { tone: 'bad' } : {}),
      },
      ...answers(view, seat, say),
    ],
  };
}

/** Hidden cards are named as a number: nobody else can tell what they are. */
function answers({ travellers }: View, seat: Seat, say: Say<Words>): Stakes['rows'] {
  const { stakes: words, cards } = say.words;
  const others = travellers.filter((other) => other.seat !== seat);
  const open = others.flatMap(({ seat: other, revealed }) =>
    revealed.map((card) => words.holds(say.who(other), cards[card].name)),
  );
  const hidden = others.reduce((n, other) => n + hiddenIn(other), 0);
  return [
    ...(open.length > 0 ? [{ name: words.answers, text: open.join(', ') }] : []),
    ...(hidden > 0 ? [{ name: words.without, text: words.hidden(hidden) }] : []),
  ];
}

function hiddenIn({ hand, finalReserve }: TravellerView): number {
  return [...hand, ...finalReserve].filter((card) => card === null).length;
}
