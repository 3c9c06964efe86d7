/** How lessons arrange a position. Every card and treasure stays in the game, so `flaw` holds. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CharacterId } from '../rules/state/characters.ts';
import type { FaceId } from '../rules/state/faces.ts';
import { type Cell, type CellName, HALL } from '../rules/state/grid.ts';
import { allSeats, type Card, gridOfState, playerOf, type State } from '../rules/state/state.ts';

/** Nobody chooses anything first: these are the characters, one a seat, and the first turn is the first seat's. */
export function begin(state: State, ...characters: readonly CharacterId[]): void {
  for (const [seat, character] of characters.entries()) playerOf(state, seat).character = character;
  state.first = 0;
  state.active = 0;
  state.phase = 'expand';
}

/** A closed card in the fog, known to the seats that are named. */
export function closed(state: State, cell: CellName, face: FaceId, ...seen: readonly Seat[]): void {
  const known = seen.reduce((bits, seat) => bits | (1 << seat), 0);
  lay(state, cell, { face, rotation: null, resolved: false, treasure: false, seen: known });
}

/** An open card: somebody stands on it, or its challenge is won. */
export function open(state: State, cell: CellName, face: FaceId, rotation: number, resolved = false): void {
  lay(state, cell, { face, rotation, resolved, treasure: false, seen: allSeats(state) });
}

function lay(state: State, cell: CellName, card: Card): void {
  fromPile(state, card.face);
  state.cells[cellOf(state, cell)] = card;
}

/** The cards of a hand. */
export function hand(state: State, seat: Seat, ...faces: readonly FaceId[]): void {
  playerOf(state, seat).hand = faces.map((face) => fromPile(state, face));
}

export function stand(state: State, seat: Seat, cell: CellName): void {
  const player = playerOf(state, seat);
  player.space = cellOf(state, cell);
  player.cameFrom = HALL;
}

export function treasures(state: State, seat: Seat, count: number): void {
  playerOf(state, seat).treasures = count;
  state.pile -= count;
}

/** The next cards of the draw pile, the first one first. */
export function next(state: State, ...faces: readonly FaceId[]): void {
  state.draw.push(...faces.map((face) => fromPile(state, face)).reverse());
}

function fromPile({ draw }: State, face: FaceId): FaceId {
  const at = draw.indexOf(face);
  if (at < 0) throw new Error(`no ${face} left`);
  draw.splice(at, 1);
  return face;
}

function cellOf(state: State, cell: CellName): Cell {
  return gridOfState(state).cellOf.get(cell) as Cell;
}
