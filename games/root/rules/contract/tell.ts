/** How a fact of a real table is declared: the cell or number that is read, its range, the place where people look, and what follows when it is told. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { DeclaredFact, Possible } from '@tavola/kernel/rules/real.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import { mapOf, type Player, playerOf, type State } from '../state/state.ts';
import type { RootFact } from '../vocabulary/facts.ts';

export type Tellable = DeclaredFact<RootFact>;

/** A player's board and play area. */
export function panel(seat: Seat): string {
  return `seat-${seat}`;
}
export function placeOf(clearing: Clearing): string {
  return `c${clearing}`;
}

/** A number that the state keeps as a list: it is told and corrected, but nobody is asked for it. */
export function counted(count: number): Pick<DeclaredFact, 'holder' | 'key'> {
  return { holder: [count], key: 0 };
}

export function upTo(max: number): Possible {
  return { min: 0, max };
}

/** Warriors on the map, or in the Burrow: what is there is not in the supply. */
export function warriorsIn(
  state: State,
  of: Seat,
  clearing: Clearing,
  max: number,
  place = placeOf(clearing),
): Tellable {
  const player = playerOf(state, of);
  const fact = { kind: 'warriors', clearing, of } as const;
  const cell = { holder: player.warriors, key: clearing };
  return { fact, ...cell, among: upTo(max), place, write: (count) => fromSupply(player, cell, count as number) };
}

/** Warriors on the faction board: officers, acolytes. */
export function heldOn(state: State, of: Seat, key: string, max: number): Tellable {
  const player = playerOf(state, of);
  const cell = { holder: player.board, key };
  const write = (count: unknown) => fromSupply(player, cell, count as number);
  return { fact: { kind: 'held', of }, ...cell, among: upTo(max), place: panel(of), write };
}

function fromSupply(player: Player, { holder, key }: Pick<DeclaredFact, 'holder' | 'key'>, count: number): void {
  const cell = holder as { [key: string]: number };
  player.supply -= count - (cell[key] as number);
  cell[key] = count;
}

/** Warriors of `owner` lie in a box of somebody else, or on a card: they come out of their supply. */
export function setAside(state: State, box: number[], owner: Seat, more: number): void {
  box[owner] = (box[owner] as number) + more;
  playerOf(state, owner).supply -= more;
}

/** Where the pawn is: a clearing or a forest. */
export function pawnOf(state: State, of: Seat): Tellable {
  const among = { min: 1, max: clearings.length + mapOf(state).forests.length };
  return { fact: { kind: 'pawn', of }, holder: playerOf(state, of), key: 'pawn', among, place: panel(of) };
}
