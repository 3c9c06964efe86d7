/** For scenarios: the Riverfolk Company, its boxes, trade posts and prices. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { FactionId } from '../data/factions.ts';
import { clearingSuits } from '../data/suits.ts';
import type { Box } from '../rules/boards/riverfolk.ts';
import { boardOf } from '../rules/factions/riverfolk/state.ts';
import { suitAt } from '../rules/state/state.ts';
import { player, put, turnOf, type Woodland, woodland } from './woodland.ts';

/** The other seats; the Riverfolk sit last. */
export const M = 0;
export const E = 1;
export const R = 2;

export function company(
  part: Parameters<typeof turnOf>[2] = 'daylight',
  seat: Seat = R,
  others: FactionId[] = ['marquise', 'eyrie'],
): Woodland {
  const table = woodland([...others, 'riverfolk']);
  turnOf(table, seat, part);
  return table;
}

export const board = (table: Woodland) => boardOf(table.state, R);
/** What lies in a box, Marquise, Eyrie, Riverfolk. */
export const inside = (box: Box) => box.slice(0, 3);

/** Warriors go from their supply into a box. */
export function fill(table: Woodland, box: 'payments' | 'funds' | 'committed', owner: Seat, count: number): void {
  player(table, owner).supply -= count;
  const lying = board(table)[box];
  lying[owner] = (lying[owner] as number) + count;
}

/** A trade post leaves its track for a clearing. */
export function post(table: Woodland, clearing: number): void {
  put(table, R, clearing, { 'trade-post': 1 });
  const suit = clearingSuits.indexOf(suitAt(table.state, clearing));
  const { posts } = board(table);
  posts[suit] = (posts[suit] as number) - 1;
}

export function price(table: Woodland, card: number, boats: number, mercenaries: number): void {
  board(table).prices = [card, boats, mercenaries];
}
