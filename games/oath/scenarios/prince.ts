/** A Clockwork Prince for scenarios. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Suit } from '../data/board.ts';
import { denizens } from '../data/cards.ts';
import { type Column, type NodeId, threatNodes } from '../data/mind.ts';
import { newPrince, princeOf } from '../rules/state/relations.ts';
import type { Prince } from '../rules/state/state.ts';
import { banner, C, place, player, type Realm, realm, rich, X } from './realm.ts';

/** The player of this seat is a Prince who has had his first turn. */
export function crown(table: Realm, seat: Seat, changes: Partial<Prince> = {}): Prince {
  const { state } = table;
  player(table, seat).prince = { ...newPrince(threatNodes.oathkeeper[state.oath]), assessed: true, ...changes };
  if (seat === C) {
    for (const relic of state.reliquary) if (relic !== null) state.relicDeck.push(relic);
    state.reliquary = [];
  }
  return princeOf(state, seat);
}
/** The marker of a suit lies in a row of a column, to the right of those there. */
export function align(prince: Prince, suit: Suit, column: Column, row: number): void {
  for (const space of [prince.unaligned, ...prince.friends, ...prince.conspirators]) {
    const at = space.indexOf(suit);
    if (at >= 0) space.splice(at, 1);
  }
  prince[column][row - 1]?.push(suit);
}
export function stand(prince: Prince, node: NodeId): void {
  Object.assign(prince, { token: node, start: node });
}
/** Denizens of a suit with nothing special: no battle plan, no power when played, free to lie anywhere. */
export function plain(suit: Suit, n: number): string[] {
  const found = denizens.filter(
    (card) =>
      card.suit === suit &&
      card.restriction === 'none' &&
      card.kinds.every((kind) => kind === 'action' || kind === 'rest'),
  );
  return found.slice(0, n).map(({ id }) => id);
}

/** X stands alone on the river with the People's Favor; the Prince has 6 warbands. */
export function peoplesRival(): Realm {
  const table = realm();
  crown(table, C);
  rich(table, C, { warbands: 6 });
  place(table, X, 'river');
  banner(table, X, 'peoples-favor', 2);
  return table;
}
