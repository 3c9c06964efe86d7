/** Placing pieces and putting them back (ROOT-2.6, 1.5.2). */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Selection, select } from '@tavola/kernel/select.ts';
import { type Clearing, clearings } from '../data/maps.ts';
import { factionAt } from './factions/registry.ts';
import { openSlots } from './pieces.ts';
import { allowed, isAllowed } from './rule.ts';
import { has, type Player, playerOf, type State } from './state.ts';
import type { Root } from './table.ts';

/** Places as many of `count` warriors as the supply holds and says how many; where it is allowed is the caller's question. */
export function placeWarriors(table: Root, seat: Seat, clearing: Clearing, count: number): number {
  const player = playerOf(table.state, seat);
  const placed = Math.min(count, player.supply);
  if (placed === 0) return 0;
  player.supply -= placed;
  player.warriors[clearing] = (player.warriors[clearing] as number) + placed;
  table.tell({ kind: 'placed', seat, piece: 'warrior', clearing, count: placed });
  return placed;
}

/** The leftmost building of a type goes from its track to the map. */
export function placeBuilding(table: Root, seat: Seat, which: number, clearing: Clearing): void {
  const player = playerOf(table.state, seat);
  put(player.buildings[which] as number[], player.left, which, clearing);
  const piece = factionAt(table.state, seat).buildings[which]?.name as string;
  table.tell({ kind: 'placed', seat, piece, clearing, count: 1 });
}

export function placeToken(table: Root, seat: Seat, which: number, clearing: Clearing): void {
  const player = playerOf(table.state, seat);
  put(player.tokens[which] as number[], player.left, player.buildings.length + which, clearing);
  const piece = factionAt(table.state, seat).tokens[which]?.name as string;
  table.tell({ kind: 'placed', seat, piece, clearing, count: 1 });
}

function put(type: number[], left: number[], index: number, clearing: Clearing): void {
  type[clearing] = (type[clearing] as number) + 1;
  left[index] = (left[index] as number) - 1;
}

export function buildingsLeft({ left }: Player, which: number): number {
  return left[which] as number;
}
export function tokensLeft({ left, buildings }: Player, which: number): number {
  return left[buildings.length + which] as number;
}

/** The clearings where this player may place a piece. */
export function placeable(state: State, seat: Seat): Selection<Clearing> {
  return allowed(select(clearings), state, seat, 'place', (clearing) => clearing);
}

export function canPlace(state: State, seat: Seat, clearing: Clearing): boolean {
  return isAllowed(state, seat, 'place', clearing);
}

/** ROOT-2.2.3: a building needs an open slot besides. */
export function canPlaceBuilding(state: State, seat: Seat, clearing: Clearing): boolean {
  return openSlots(state, clearing) > 0 && canPlace(state, seat, clearing);
}

/** Warriors return to their owner's supply, or onto Coffin Makers (ROOT-14X.4). */
export function returnWarriors(state: State, owner: Seat, count: number): void {
  const { players, coffins } = state.open;
  if (players.some((player) => has(player, 'coffin-makers'))) coffins[owner] = (coffins[owner] as number) + count;
  else playerOf(state, owner).supply += count;
}

/** Takes warriors back from where they were just returned to. */
export function takeBackWarriors(state: State, owner: Seat, count: number): void {
  const { coffins } = state.open;
  const player = playerOf(state, owner);
  const fromCoffins = Math.min(count, coffins[owner] as number);
  coffins[owner] = (coffins[owner] as number) - fromCoffins;
  player.supply -= count - fromCoffins;
}
