/** How lessons arrange a position. Every component stays in the game, so `flaw` holds. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Cell, type CellName, cellOf, FORWARD, localCell, type Orientation } from '../rules/state/cells.ts';
import { inFinalZone } from '../rules/state/lines.ts';
import { type Card, type CardName, NAME } from '../rules/state/memory.ts';
import { type State, travellerOf } from '../rules/state/state.ts';
import type { SymbolKind } from '../rules/state/symbols.ts';

/** Footprints of `seat` in one column of its land, row by row. */
export function footprints(state: State, seat: Seat, column: number, rows: readonly number[]): void {
  const traveller = travellerOf(state, seat);
  for (const row of rows) {
    state.board[localCell(traveller.side, column, row) as Cell] = {
      kind: 'footprint',
      way: FORWARD[traveller.side],
      owner: null,
      since: 0,
    };
    traveller.depot.footprint--;
  }
}

/** A symbol of `seat` on a cell; `way` for those that point somewhere. */
export function lay(state: State, seat: Seat, kind: SymbolKind, cell: CellName, way: Orientation | null = null): void {
  state.board[cellOf(cell)] = { kind, way, owner: null, since: 0 };
  travellerOf(state, seat).depot[kind]--;
}

/** The token stands in its own column; rows beyond 6 lie on the central board. */
export function stand(state: State, seat: Seat, column: number, row: number): void {
  const traveller = travellerOf(state, seat);
  traveller.token.cell = localCell(traveller.side, column, row) as Cell;
  traveller.inFinalZone = inFinalZone(traveller.token.cell);
}

/** Symbols go from the depot into the reserve, which is empty before. */
export function reserve(state: State, seat: Seat, ...kinds: readonly SymbolKind[]): void {
  const traveller = travellerOf(state, seat);
  for (const kind of traveller.reserve) traveller.depot[kind]++;
  for (const kind of kinds) traveller.depot[kind]--;
  traveller.reserve = [...kinds];
}

/** These memory cards come from the decks into the hand; the seat that gives one up gets one of `seat` for it. */
export function hand(state: State, seat: Seat, ...names: readonly CardName[]): void {
  for (const name of names) travellerOf(state, seat).hand.push(taken(state, seat, name));
}

/** The same, into the Final Reserve. */
export function finalReserve(state: State, seat: Seat, ...names: readonly CardName[]): void {
  for (const name of names) travellerOf(state, seat).finalReserve.push(taken(state, seat, name));
}

function taken(state: State, seat: Seat, name: CardName): Card {
  const mine = travellerOf(state, seat).memoryDeck;
  for (const { memoryDeck } of state.travellers) {
    const at = memoryDeck.findLastIndex((copy) => NAME[copy] === name);
    if (at < 0) continue;
    const copy = memoryDeck[at] as Card;
    memoryDeck[at] = mine.at(-1) as Card;
    mine.pop();
    state.known[copy] = 1 << seat;
    return copy;
  }
  throw new Error(`no ${name} left`);
}

/** The first turn begins, and it is `seat`'s: nobody chooses symbols to start with. */
export function begin(state: State, seat: Seat): void {
  state.step = 'begin';
  state.first = seat;
  state.active = seat;
}

/** The turn of `seat` has begun and stands before its third phase. */
export function beforeMoving(state: State, seat: Seat): void {
  begin(state, seat);
  state.step = 'c2b';
  travellerOf(state, seat).turnsBegun++;
}
