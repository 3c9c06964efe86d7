/** Hex in English. */

import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Text } from '../catalogue.ts';
import { drawn } from '../drawn.ts';
import type { Words } from '../words.ts';

const words: Words = {
  goal: ['top to bottom', 'left to right'],
  turn: (n) => `Move ${n}`,
  empty: 'empty',
  needs: (stones) => (stones === 1 ? '1 stone to go' : `${stones} stones to go`),
};

/** "You put", "Bia puts" */
const does = (seat: Seat, say: Say, verb: string) =>
  seat === say.me ? `You ${verb.slice(0, -1)}` : `${say.who(seat)} ${verb}`;

export const text: Text = {
  asks: { place: 'Put down a stone', 'place-or-swap': 'Put down a stone, or swap' },
  moves: { place: ({ cell }) => `Put it on ${cell}`, swap: 'Take over your rival’s stone' },
  events: {
    placed: ({ seat, cell }, say) => `${does(seat, say, 'puts')} a stone on ${cell}.`,
    swapped: ({ seat, from, cell }, say) =>
      `${does(seat, say, 'takes')} over the stone on ${from}, which moves to ${cell}.`,
  },
  options: {
    size: { name: 'Size', help: 'Cells along each side of the diamond.' },
    swap: { name: 'Swap', help: 'On the first move the second player may take over the first player’s stone.' },
  },
  reasons: { linked: 'Both sides are linked.' },
  board: (view, say) => drawn(view, say, words),
  words,
};
