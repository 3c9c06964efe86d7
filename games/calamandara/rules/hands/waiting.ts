/** CAL-6.21 to 6.24: linked cards that wait on a memory deck or final reserve. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card, CardName } from '../state/memory.ts';
import { type Calamandara, OPEN, travellerOf, type Waiting } from '../state/state.ts';
import { discard } from './hands.ts';

/** CAL-6.21: a copied or revived card lies face up on its user's memory deck and blocks it. */
export function layOnDeck(table: Calamandara, seat: Seat, name: CardName, card: Card | null): void {
  lay(table, travellerOf(table.state, seat).onDeck, { name, card, by: seat, since: 0 });
  table.tell({ kind: 'waits', seat, card: name, on: 'deck', board: seat });
}

/** CAL-6.22: a taken card lies face up on the final reserve of the traveller who had used it, until the end of that traveller's next turn. */
export function layOnReserve(table: Calamandara, board: Seat, by: Seat, name: CardName, card: Card | null): void {
  const { onReserve, turnsBegun } = travellerOf(table.state, board);
  lay(table, onReserve, { name, card, by, since: turnsBegun });
  table.tell({ kind: 'waits', seat: by, card: name, on: 'reserve', board });
}

function lay({ state }: Calamandara, list: Waiting[], waiting: Waiting): void {
  if (waiting.card !== null) state.known[waiting.card] = OPEN;
  list.push(waiting);
}

/** CAL-5.15.3 */
export function discardWaiting(table: Calamandara, seat: Seat, index: number): void {
  const [{ name, card }] = travellerOf(table.state, seat).onDeck.splice(index, 1) as [Waiting];
  if (card !== null) discard(table.state, seat, card);
  table.tell({ kind: 'waiting-discarded', seat, card: name });
}

/** CAL-6.7, 6.22: taken cards that lay there when this turn of `seat` began. */
export function discardExpired(table: Calamandara, seat: Seat): void {
  const traveller = travellerOf(table.state, seat);
  const expired = traveller.onReserve.filter(({ since }) => since < traveller.turnsBegun);
  if (expired.length === 0) return;
  traveller.onReserve = traveller.onReserve.filter(({ since }) => since >= traveller.turnsBegun);
  for (const { name, card } of expired) {
    if (card !== null) discard(table.state, seat, card);
    table.tell({ kind: 'waiting-discarded', seat, card: name });
  }
}
