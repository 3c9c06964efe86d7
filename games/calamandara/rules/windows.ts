/** CAL-6.1: a window. Clockwise from the left of the active traveller, who is asked last. */
import type { Rules } from '@tavola/kernel/ask.ts';
import { clockwiseFrom, leftOf } from './asking.ts';
import { playOut } from './stack.ts';
import type { Calamandara, Window } from './state.ts';
import { askForCard } from './uses.ts';

/** Asks everybody once; after a card and its stack true: the asking starts again. False: all have passed and the window is closed. */
export function* openWindow(table: Calamandara, which: Window): Rules<boolean> {
  const { state } = table;
  const { active } = state;
  const seats = state.travellers.length;
  state.window = which;
  for (const seat of clockwiseFrom(leftOf(active, seats), seats)) {
    const use = yield* askForCard(table, seat, { kind: 'window', window: which, active });
    if (use === null) continue;
    yield* playOut(table, seat, use);
    state.window = null;
    return true;
  }
  state.window = null;
  return false;
}
