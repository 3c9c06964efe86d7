/** A Vagabond with items, friends and enemies, for scenarios. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CharacterId, FactionId } from '../data/factions.ts';
import type { Item } from '../data/items.ts';
import { boardOf } from '../rules/factions/vagabond/state.ts';
import { player, turnOf, type Woodland, woodland } from './woodland.ts';

export const V = 0;
export const O = 1;

export type Kit = readonly (Item | `${Item} ${'down' | 'damaged' | 'spent'}`)[];

/** A Vagabond in this place with these items, in Daylight, among these others. */
export function roaming(
  place: number,
  items: Kit = [],
  others: readonly FactionId[] = ['marquise'],
  character: CharacterId | null = null,
): Woodland {
  const table = woodland(['vagabond', ...others]);
  turnOf(table, V);
  player(table, V).pawn = place;
  boardOf(table.state, V).character = character;
  carry(table, V, items);
  return table;
}

/** A Vagabond in clearing 6 (fox) with these items, in Daylight, among these others. */
export const among = (others: readonly FactionId[], items: readonly Item[], character: CharacterId | null = null) =>
  roaming(6, items, others, character);

export function carry(table: Woodland, seat: Seat, items: Kit): void {
  for (const word of items) {
    const [item, state] = word.split(' ') as [Item, string | undefined];
    const up = state === undefined || state === 'damaged';
    const damaged = state === 'damaged' || state === 'spent';
    boardOf(table.state, seat).items.push({ item, up, damaged, ruin: false });
  }
}

/** What he carries, in words. */
export function kit(table: Woodland, seat: Seat = V): string[] {
  return boardOf(table.state, seat).items.map(({ item, up, damaged }) => {
    if (up) return damaged ? `${item} damaged` : item;
    return damaged ? `${item} spent` : `${item} down`;
  });
}

export const damaged = (table: Woodland, seat = V) =>
  boardOf(table.state, seat).items.filter((held) => held.damaged).length;

export function relate(table: Woodland, other: Seat, level: number): void {
  const { relations } = boardOf(table.state, V);
  while (relations.length <= other) relations.push(0);
  relations[other] = level;
}
export const relation = (table: Woodland, other: Seat) => boardOf(table.state, V).relations[other] ?? 0;

/** ROOT-9.2.8. */
export function partners(table: Woodland, other: Seat): void {
  player(table, V).dominance = 'dominance-fox';
  player(table, V).partner = other;
}
