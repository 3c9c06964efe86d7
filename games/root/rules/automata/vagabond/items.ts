/** Items (AUT-7.2.3 to 7.2.5): all alike, exhausted to act, damaged by hits; many of them fill the battle track. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Selection, Traced } from '@tavola/kernel/rules/select.ts';
import type { Item } from '../../../data/items.ts';
import { spacesFilled } from '../../../data/vagabot.ts';
import { heldItems } from '../../boards/held.ts';
import type { Held, VagabotBoard } from '../../boards/vagabond.ts';
import { isReady } from '../../factions/vagabond/items.ts';
import type { State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import type { ItemsEvent } from '../../vocabulary/vagabot.ts';
import { selection } from '../selection.ts';
import { boardOf } from './state.ts';

/** Satchel and Damaged box, then the track from the right. */
export function itemsOf(state: State, self: Seat): Held[] {
  const { items, track } = boardOf(state, self);
  return [...items, ...track.toReversed()];
}

/** Items on the track cannot be exhausted. */
function readyItems(state: State, self: Seat): Held[] {
  return boardOf(state, self).items.filter(isReady);
}

/** How many items he can exhaust. */
export function ready(state: State, self: Seat): number {
  return readyItems(state, self).length;
}

export function undamaged(state: State, self: Seat): number {
  return itemsOf(state, self).filter(({ damaged }) => !damaged).length;
}

export function damagedItems(state: State, self: Seat): Held[] {
  return boardOf(state, self).items.filter(({ damaged }) => damaged);
}

/** New items come face up. */
export function gain(state: State, self: Seat, item: Item, ruin = false): void {
  boardOf(state, self).items.push({ item, up: true, damaged: false, ruin });
  fillTrack(boardOf(state, self));
}

/** AUT-7.2.4, ruling AUT-GA12: an exhausted item goes before an unexhausted one and is not swapped later; the rightmost returns. */
export function fillTrack(board: VagabotBoard): void {
  const { items, track } = board;
  const whole = items.filter(({ damaged }) => !damaged).length + track.length;
  const spaces = spacesFilled(whole);
  while (track.length > spaces) items.push(track.pop() as Held);
  while (track.length < spaces) {
    const held = items.findLast(({ up, damaged }) => !up && !damaged) ?? (items.findLast(isReady) as Held);
    items.splice(items.indexOf(held), 1);
    track.push(held);
  }
}

/** Which of the items that can be exhausted go does not matter: the first. */
export function exhaust(table: Root, self: Seat, clause: string, count: number, why: readonly Traced[] = []): void {
  const held = readyItems(table.state, self).slice(0, count);
  for (const one of held) one.up = false;
  tell(table, self, clause, 'exhausted', held, why);
}

/** AUT-7.2.5: exhausted before unexhausted, the Satchel before the track. What finds no item is lost. */
export function* struck(state: State, self: Seat, hits: number): Rules<Selection<Held>> {
  const { track } = boardOf(state, self);
  return yield* selection(state, {
    from: itemsOf(state, self),
    where: [['AUT-7.2.5', ({ damaged }) => !damaged]],
    by: [
      ['AUT-7.2.5', 'most', ({ up }) => (up ? 0 : 1)],
      ['AUT-7.2.5', 'least', (held) => (track.includes(held) ? 1 : 0)],
    ],
    tie: 'listed',
    take: hits,
    name: itemName,
  });
}

/** A damaged item leaves the track. */
export function damage(table: Root, self: Seat, clause: string, hit: Selection<Held>): void {
  const board = boardOf(table.state, self);
  for (const held of hit.list) held.damaged = true;
  board.items.push(...board.track.filter(({ damaged }) => damaged));
  board.track = board.track.filter(({ damaged }) => !damaged);
  fillTrack(board);
  tell(table, self, clause, 'damaged', hit.list, [hit]);
}

/** AUT-7.5.5, 7.6.2: unexhausted before exhausted; which side it shows does not change. */
export function* repair(table: Root, self: Seat, clause: string, count: number): Rules {
  const { state } = table;
  const mended = yield* selection(state, {
    from: damagedItems(state, self),
    by: [[clause, 'most', ({ up }) => (up ? 1 : 0)]],
    tie: 'listed',
    take: count,
    name: itemName,
  });
  for (const held of mended.list) held.damaged = false;
  fillTrack(boardOf(state, self));
  tell(table, self, clause, 'repaired', mended.list, [mended]);
}

/** AUT-7.6.1: this many undamaged items, the Satchel before the track. */
export function* refresh(table: Root, self: Seat, count: number): Rules {
  const { state } = table;
  const clause = 'AUT-7.6.1';
  const { track } = boardOf(state, self);
  const turned = yield* selection(state, {
    from: itemsOf(state, self),
    where: [[clause, ({ up, damaged }) => !up && !damaged]],
    by: [[clause, 'least', (held) => (track.includes(held) ? 1 : 0)]],
    tie: 'listed',
    take: count,
    name: itemName,
  });
  for (const held of turned.list) held.up = true;
  tell(table, self, clause, 'refreshed', turned.list, [turned]);
}

export function itemName({ item }: Held): string {
  return item;
}

function tell(
  table: Root,
  seat: Seat,
  clause: string,
  what: ItemsEvent['what'],
  held: readonly Held[],
  why: readonly Traced[],
): void {
  if (held.length === 0) return;
  const now = heldItems(boardOf(table.state, seat));
  table.tell({ kind: 'automaton.items', seat, clause, what, items: held.map(itemName) as Item[], held: now }, { why });
}
