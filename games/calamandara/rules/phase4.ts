/** CAL-5.15: reserve, discard and draw memory cards, in this order, each once and each optional. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { discard, draw, drawable, drawCounts, keepSecret, MOST_RESERVED, namesIn, takeOut } from './hands/hands.ts';
import { discardWaiting } from './hands/waiting.ts';
import { askInPhase } from './stack/windows.ts';
import { DONE, NONE } from './state/picks.ts';
import { type Calamandara, type State, travellerOf } from './state/state.ts';

/** Whether phase 4 could do anything; all of it is public. */
export function hasMemoryStep(state: State, seat: Seat): boolean {
  return mayReserve(state, seat) || mayDiscard(state, seat) || drawable(state, seat) > 0;
}

/** CAL-5.15.2; not on a blocked final reserve (CAL-6.22), not while silenced by the Oracle. */
function mayReserve(state: State, seat: Seat): boolean {
  const { hand, finalReserve, onReserve, silenced } = travellerOf(state, seat);
  return hand.length > 0 && finalReserve.length < MOST_RESERVED && onReserve.length === 0 && !silenced;
}

function mayDiscard(state: State, seat: Seat): boolean {
  const { hand, onDeck } = travellerOf(state, seat);
  return hand.length + onDeck.length > 0;
}

/** False when a card was used before the first step. */
export function* memorySteps(table: Calamandara, seat: Seat): Rules<boolean> {
  if (!(yield* reserveStep(table, seat)) || !(yield* discardStep(table, seat))) return false;
  const most = drawable(table.state, seat);
  if (most === 0) return true;
  const move = yield* askInPhase(table, { kind: 'draw', most }, drawCounts(most));
  if (move !== null && move.count > 0) yield* draw(table, seat, move.count);
  return move !== null;
}

function* reserveStep(table: Calamandara, seat: Seat): Rules<boolean> {
  const { state } = table;
  while (mayReserve(state, seat)) {
    const { hand, finalReserve } = travellerOf(state, seat);
    const options = () => [...namesIn(hand).map((card) => ({ kind: 'reserve' as const, card })), DONE];
    const move = yield* askInPhase(table, 'reserve', options);
    if (move === null) return false;
    if (move.kind === 'done') return true;
    keepSecret(state, hand, [seat]);
    finalReserve.push(takeOut(state, hand, move.card));
    table.tell({ kind: 'reserved', seat }, { to: seat, also: { card: move.card } });
  }
  return true;
}

/** CAL-5.15.3: one card of the hand, or one that waits on the traveller's memory deck. */
function* discardStep(table: Calamandara, seat: Seat): Rules<boolean> {
  const { state } = table;
  if (!mayDiscard(state, seat)) return true;
  const { hand, onDeck } = travellerOf(state, seat);
  const options = () => [
    ...namesIn(hand).map((card) => ({ kind: 'discard' as const, card })),
    ...[...new Set(onDeck.map(({ name }) => name))].map((card) => ({
      kind: 'discard' as const,
      card,
      waiting: true as const,
    })),
    NONE,
  ];
  const move = yield* askInPhase(table, 'discard', options);
  if (move === null) return false;
  if (move.kind === 'none') return true;
  if ('waiting' in move)
    discardWaiting(
      table,
      seat,
      onDeck.findIndex(({ name }) => name === move.card),
    );
  else {
    discard(state, seat, takeOut(state, hand, move.card));
    table.tell({ kind: 'discarded', seat, card: move.card });
  }
  return true;
}
