/** Items (ROOT-9.2.5): exhausted to act, damaged by hits, refreshed and repaired. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Item, itemKinds, TRACK_ROOM } from '../../../data/items.ts';
import type { Held } from '../../boards/vagabond.ts';
import { choose } from '../../state/choose.ts';
import type { State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import type { VagabondAsk, VagabondMove } from '../../vocabulary/vagabond.ts';
import { boardOf, conditionOf } from './state.ts';

/** Only face-up, undamaged items can be exhausted. */
export function isReady({ up, damaged }: Held): boolean {
  return up && !damaged;
}

export function readyItems(state: State, self: Seat): Held[] {
  return boardOf(state, self).items.filter(isReady);
}

export function ready(state: State, self: Seat, item: Item): number {
  let count = 0;
  for (const held of boardOf(state, self).items) if (held.item === item && isReady(held)) count++;
  return count;
}

/** ROOT-9.2.6: face up or down. */
export function undamagedSwords(state: State, self: Seat): number {
  return boardOf(state, self).items.filter(({ item, damaged }) => item === 'sword' && !damaged).length;
}

/** Tea, coins and sacks lie on their tracks while they are ready, three on each. */
export function onTrack(state: State, self: Seat, item: 'tea' | 'coin' | 'sack'): number {
  return Math.min(TRACK_ROOM, ready(state, self, item));
}

/** What lies in the Satchel and the Damaged box. */
export function besideTracks(state: State, self: Seat): Held[] {
  const room: { [item: string]: number } = { tea: TRACK_ROOM, coin: TRACK_ROOM, sack: TRACK_ROOM };
  return boardOf(state, self).items.filter((held) => {
    const left = room[held.item] ?? 0;
    if (left === 0 || !isReady(held)) return true;
    room[held.item] = left - 1;
    return false;
  });
}

/** New items come face up. */
export function gain(state: State, self: Seat, item: Item, ruin = false): void {
  boardOf(state, self).items.push({ item, up: true, damaged: false, ruin });
}

export function exhaust(table: Root, self: Seat, item: Item, count = 1): void {
  const { items } = boardOf(table.state, self);
  for (let left = count; left > 0; left--) {
    const held = items.find((one) => one.item === item && isReady(one)) as Held;
    held.up = false;
  }
  if (count > 0) table.tell({ kind: 'vagabond.exhausted', seat: self, item, count });
}

export function damage(table: Root, self: Seat, items: readonly Held[]): void {
  for (const held of items) held.damaged = true;
  if (items.length > 0) table.tell({ kind: 'vagabond.damaged', seat: self, items: items.map(({ item }) => item) });
}

export function repair(table: Root, self: Seat, items: readonly Held[]): void {
  for (const held of items) held.damaged = false;
  if (items.length > 0) table.tell({ kind: 'vagabond.repaired', seat: self, items: items.map(({ item }) => item) });
}

export function turnUp(table: Root, self: Seat, items: readonly Held[]): void {
  for (const held of items) held.up = true;
  if (items.length > 0) table.tell({ kind: 'vagabond.refreshed', seat: self, items: items.map(({ item }) => item) });
}

export function undamaged(state: State, self: Seat): Held[] {
  return boardOf(state, self).items.filter(({ damaged }) => !damaged);
}
export function damagedItems(state: State, self: Seat): Held[] {
  return boardOf(state, self).items.filter(({ damaged }) => damaged);
}

type ItemMove = Extract<VagabondMove, { kind: 'vagabond.item' }>;

function itemMove(held: Held): ItemMove {
  return { kind: 'vagabond.item', item: held.item, condition: conditionOf(held) };
}

/** One move for each kind of item in each condition. */
export function itemMoves(items: readonly Held[]): ItemMove[] {
  const first = items.filter((held, i) => items.findIndex((one) => isSame(one, held)) === i);
  return first.toSorted((a, b) => itemKinds.indexOf(a.item) - itemKinds.indexOf(b.item)).map(itemMove);
}

function isSame(a: Held, b: Held): boolean {
  return a.item === b.item && a.up === b.up && a.damaged === b.damaged;
}

export function heldBy(items: readonly Held[], { item, condition }: ItemMove): Held {
  return items.find((held) => held.item === item && conditionOf(held) === condition) as Held;
}

/** Up to `count` of these, one at a time; nobody is asked where all of them are wanted. */
export function* chooseItems(
  self: Seat,
  ask: (left: number) => VagabondAsk,
  from: readonly Held[],
  count: number,
): Rules<Held[]> {
  const left = [...from];
  const chosen: Held[] = [];
  while (chosen.length < count && left.length > count - chosen.length) {
    const taken = yield* choose(self, ask(count - chosen.length), itemMoves(left));
    const held = heldBy(left, taken);
    chosen.push(held);
    left.splice(left.indexOf(held), 1);
  }
  return chosen.length < count ? [...chosen, ...left] : chosen;
}
