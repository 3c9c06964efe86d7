/** CAL-5.16: entering and leaving the final zone, and winning on the rift. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { ask, clockwiseFrom } from '../state/asking.ts';
import { RIFT } from '../state/cells.ts';
import { inFinalZone } from '../state/lines.ts';
import { type CardName, NAME } from '../state/memory.ts';
import { type Calamandara, travellerOf } from '../state/state.ts';
import { draw, drawable, drawCounts, keepThree, putOnDeck } from './hands.ts';

/** After every commit and resolution: CAL-6.20 (a win), then CAL-5.16.1 (zone changes), clockwise from the active traveller. */
export function* commitTokens(table: Calamandara): Rules {
  const { state } = table;
  const winner = state.travellers.findIndex(({ token }) => token.cell === RIFT);
  if (winner >= 0) {
    state.winner = winner;
    return;
  }
  for (const seat of clockwiseFrom(state.active, state.travellers.length)) {
    const { token, inFinalZone: was } = travellerOf(state, seat);
    const is = inFinalZone(token.cell);
    if (is && !was) enter(table, seat);
    if (!is && was) yield* leave(table, seat);
    if (is) yield* takeUpReserve(table, seat);
  }
}

/** CAL-5.16.1: the hand goes on top of the memory deck. */
function enter(table: Calamandara, seat: Seat): void {
  const traveller = travellerOf(table.state, seat);
  traveller.inFinalZone = true;
  table.tell({ kind: 'entered-final-zone', seat });
  const { hand } = traveller;
  if (hand.length === 0) return;
  const cards = hand.map((card) => NAME[card] as CardName);
  putOnDeck(table.state, seat, hand);
  hand.length = 0;
  table.tell({ kind: 'put-back', seat, count: cards.length }, { to: seat, also: { cards } });
}

/** CAL-5.16.1, 5.16.5: the final reserve becomes the hand, as soon as no taken card blocks it. */
function* takeUpReserve(table: Calamandara, seat: Seat): Rules {
  const { hand, finalReserve, onReserve } = travellerOf(table.state, seat);
  if (finalReserve.length === 0 || onReserve.length > 0) return;
  table.tell({ kind: 'took-up-reserve', seat, count: finalReserve.length });
  hand.push(...finalReserve);
  finalReserve.length = 0;
  yield* keepThree(table, seat, 'hand');
}

/** CAL-5.16.3: the hand goes back to the final reserve, then cards may be drawn. */
function* leave(table: Calamandara, seat: Seat): Rules {
  const { state } = table;
  const traveller = travellerOf(state, seat);
  traveller.inFinalZone = false;
  table.tell({ kind: 'left-final-zone', seat });
  traveller.finalReserve.push(...traveller.hand);
  traveller.hand.length = 0;
  yield* keepThree(table, seat, 'reserve');
  const most = drawable(state, seat);
  if (most === 0) return;
  const { count } = yield* ask(table, seat, { kind: 'draw-on-leaving', most }, drawCounts(most));
  if (count > 0) yield* draw(table, seat, count);
}
