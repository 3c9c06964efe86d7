/** By which rule a game ended (LAB-8). */
import type { Ending } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { Reason } from './rules/state/events.ts';
import type { View } from './rules/view.ts';
import type { Words } from './text/words.ts';

const CLAUSES: { readonly [reason in Reason]: string } = {
  'five-treasures': 'LAB-8.1',
  'home-with-five': 'LAB-8.7',
  'cards-exhausted': 'LAB-8.2',
  'table-full': 'LAB-8.3',
  race: 'LAB-8.5',
  'race-shared': 'LAB-8.5',
};

export function ending({ winners, reason }: Outcome, { players, turn }: View, { words }: Say<Words>): Ending {
  const treasures = Math.max(...winners.map((seat) => players[seat]?.treasures ?? 0));
  return { by: words.endings[reason as Reason]({ treasures, turn }), clause: CLAUSES[reason as Reason] };
}
