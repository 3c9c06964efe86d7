/** AUT-5.7: a roost that had to be placed and could not be. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Traced } from '@tavola/kernel/rules/select.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { discard } from '../../hands/hands.ts';
import { loseVp, score } from '../../score/score.ts';
import type { Root } from '../../state/table.ts';
import { skips, targets } from '../automaton.ts';
import { hasTrait } from '../state.ts';
import { boardOf, cardsIn, columns } from './state.ts';

/** VP for the bird column, then all cards but the Viziers go; Daylight is over. With Nobility turmoil is welcome (AUT-T-EYR-1). */
export function* turmoil(table: Root, self: Seat, clause: string, why: readonly Traced[]): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  yield* skips(table, self, clause, why);
  targets(table, self, 'AUT-5.7', [], null);
  board.turmoil = true;
  const birds = cardsIn(state, self, 'bird');
  const cards = board.decree.flat();
  board.decree = columns.map(() => []);
  for (const card of cards) {
    const to = discard(table, card);
    table.tell({ kind: 'automaton.laid', seat: self, cards: [card], from: 'decree', to, clause: 'AUT-5.7.2' });
  }
  if (hasTrait(state, self, 'nobility')) score(table, self, birds, 'nobility', 'AUT-T-EYR-1');
  else loseVp(table, self, birds, 'AUT-5.7.1');
  yield* pause(table);
}
