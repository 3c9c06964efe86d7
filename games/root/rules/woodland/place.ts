/** Placing pieces (ROOT-2.6, 1.5.2). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import { factionAt } from '../contract/registry.ts';
import type { Loss } from '../state/removal.ts';
import { type Player, playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { openSlots } from './pieces.ts';
import { remove } from './removal.ts';
import { allowed, isAllowed } from './rule.ts';
import { springs } from './springs.ts';

/** What comes into one clearing together. Buildings and tokens are named by their place in the faction's contract. */
type Placing = {
  readonly warriors?: number;
  readonly building?: number;
  readonly token?: number;
  /** To replace is to remove one piece and to place another: both or neither. */
  readonly replaces?: Loss;
};

/**
 * Places these pieces, of warriors as many as the supply holds; where that is allowed is the caller's question. Says how many warriors came, or
 * null when a snare kept an automaton from placing anything.
 */
export function* place(table: Root, seat: Seat, clearing: Clearing, pieces: Placing): Rules<number | null> {
  const { warriors = 0, building, token, replaces } = pieces;
  const player = playerOf(table.state, seat);
  const comes = building !== undefined || token !== undefined || Math.min(warriors, player.supply) > 0;
  if (comes && (yield* springs(table, seat, 'place', clearing))) return null;
  if (replaces) yield* remove(table, [{ ...replaces, by: seat }]);
  if (building !== undefined) placeBuilding(table, seat, building, clearing);
  if (token !== undefined) placeToken(table, seat, token, clearing);
  return placeWarriors(table, seat, clearing, warriors);
}

function placeWarriors(table: Root, seat: Seat, clearing: Clearing, count: number): number {
  const player = playerOf(table.state, seat);
  const placed = Math.min(count, player.supply);
  if (placed === 0) return 0;
  player.supply -= placed;
  player.warriors[clearing] = (player.warriors[clearing] as number) + placed;
  table.tell({ kind: 'placed', seat, piece: 'warrior', clearing, count: placed });
  return placed;
}

/** The leftmost building of a type goes from its track to the map. */
function placeBuilding(table: Root, seat: Seat, which: number, clearing: Clearing): void {
  const player = playerOf(table.state, seat);
  put(player.buildings[which] as number[], player.left, which, clearing);
  const piece = factionAt(table.state, seat).buildings[which]?.name as string;
  table.tell({ kind: 'placed', seat, piece, clearing, count: 1 });
}

function placeToken(table: Root, seat: Seat, which: number, clearing: Clearing): void {
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
