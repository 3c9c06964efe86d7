/** The tables of the scenarios: standard grid, free hall, three players P1 to P3 on seats 0 to 2, four cards each, thirty treasures. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { valuesOf } from '@tavola/kernel/rules/settings.ts';
import { play, type Stage, stage } from '@tavola/testing/play.ts';
import { discardedFaces } from '../rules/hand/discards.ts';
import { setup } from '../rules/setup.ts';
import type { CharacterId } from '../rules/state/characters.ts';
import type { Event } from '../rules/state/events.ts';
import type { FaceId } from '../rules/state/faces.ts';
import { type CellName, HALL, nameOf } from '../rules/state/grid.ts';
import { type Options, options as schema } from '../rules/state/options.ts';
import { ACTIONS, allSeats, type Card, cardAt, gridOfState, playerOf, type State } from '../rules/state/state.ts';

export type Table = Stage<State, Event, Options>;

type Person = {
  readonly is?: CharacterId;
  readonly at?: CellName;
  readonly hand?: readonly FaceId[];
  readonly treasures?: number;
  readonly robbed?: readonly Seat[];
};
type Given = {
  readonly options?: Partial<Options>;
  readonly people: readonly Person[];
  readonly cards?: { readonly [cell: CellName]: Card };
  /** The next card first. */
  readonly draw?: readonly FaceId[];
  /** The top card last. */
  readonly discard?: readonly FaceId[];
  readonly active?: Seat;
  readonly actions?: number;
};

const NOBODY_IN_PARTICULAR: readonly CharacterId[] = ['mallahoc', 'akuna', 'zacramandy', 'eimmie', 'elora', 'lane'];

export const PLAIN: readonly FaceId[] = [
  'straight-plain-open',
  'straight-plain-open',
  'bend-plain-open',
  'bend-plain-open',
];

export function given({
  options,
  people,
  cards = {},
  draw,
  discard = [],
  active = 0,
  actions = ACTIONS,
}: Given): Table {
  const parsed = valuesOf(schema, options);
  const state = play(setup(parsed, new Array(people.length).fill('player'))).result as State;
  const grid = gridOfState(state);
  for (const [cell, card] of Object.entries(cards)) state.cells[grid.cellOf.get(cell) as number] = { ...card };
  for (const [seat, person] of people.entries()) {
    const player = playerOf(state, seat);
    player.character = person.is ?? (NOBODY_IN_PARTICULAR[seat] as CharacterId);
    player.hand = [...(person.hand ?? PLAIN)];
    player.treasures = person.treasures ?? 0;
    player.space = person.at === undefined ? HALL : (grid.cellOf.get(person.at) as number);
    player.robbed = [...(person.robbed ?? [])];
    state.pile -= player.treasures;
  }
  for (const card of state.cells) if (card?.treasure) state.pile--;
  state.draw = [...(draw ?? new Array(20).fill('cross-plain-open'))].reverse();
  state.discard = discard.map((face) => ({ face, seen: allSeats(state) }));
  state.active = active;
  state.phase = 'actions';
  state.actions = actions;
  return stage(state, parsed, people.length);
}

export function closed(face: FaceId, seen = 0): Card {
  return { face, rotation: null, resolved: false, treasure: false, seen };
}

export function open(face: FaceId, rotation = 0, more: Partial<Card> = {}): Card {
  return { face, rotation, resolved: false, treasure: false, seen: 7, ...more };
}

export function at({ state }: Table, cell: CellName): Card | null {
  return state.cells[gridOfState(state).cellOf.get(cell) as number] ?? null;
}

export function card(table: Table, cell: CellName): Card {
  return cardAt(table.state, gridOfState(table.state).cellOf.get(cell) as number);
}

/** The discard pile, its top last. */
export function discards({ state }: Table): FaceId[] {
  return discardedFaces(state);
}

/** Where the piece of a seat stands: `hall` or a cell. */
export function where({ state }: Table, seat: Seat): CellName {
  return nameOf(gridOfState(state), playerOf(state, seat).space);
}

export function player({ state }: Table, seat: Seat) {
  return playerOf(state, seat);
}
