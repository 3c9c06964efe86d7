/** By which rule a game ended (ROOT-3). */
import type { Ending } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { suitOf } from './data/cards.ts';
import type { View } from './rules/view/view.ts';
import type { Words } from './text/type.ts';

export function ending({ winners, reason }: Outcome, { open }: View, { words }: Say<Words>): Ending | null {
  const { round } = open.turn;
  // A coalition wins with the player whose card or points decided.
  const winner = winners.map((seat) => open.players[seat]).find((one) => one?.partner === null);
  if (reason === 'points' && winner) return { by: words.endings.points(winner.vp, round), clause: 'ROOT-3.1' };
  if (reason === 'dominance' && winner && winner.dominance !== null) {
    const suit = suitOf(winner.dominance);
    const by = words.endings.dominance(suit, round);
    return { by, clause: suit === 'bird' ? 'ROOT-3.3.1.2' : 'ROOT-3.3.1.1' };
  }
  return null;
}
