/** Powerstones in play: the Spear's stone fields (EVE-7.4) and the Red stone (EVE-7.5). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { StoneField } from '../../data/boards.ts';
import { RED_STONE } from '../../data/cards.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Free } from '../state/moves.ts';
import { covenBoard, playerOf, type State, type Stone } from '../state/state.ts';

/** EVE-7.4: an unused stone on an empty stone field, each field once per game. */
export function stoneMoves(state: State, seat: Seat): Free[] {
  const fields = covenBoard(state, seat).stoneFields ?? [];
  const { stones } = playerOf(state, seat);
  const empty = fields.filter(({ id }) => stones.every((stone) => stone.field !== id));
  return stones
    .filter(({ field }) => field === null)
    .flatMap(({ id }) => empty.map((field) => ({ kind: 'free', what: 'stone', stone: id, field: field.id }) as const));
}

export function* activateStoneField(table: Evenfall, seat: Seat, stone: string, id: string): Rules {
  const field = covenBoard(table.state, seat).stoneFields?.find((one) => one.id === id) as StoneField;
  const own = playerOf(table.state, seat).stones.find((one) => one.id === stone) as Stone;
  own.field = id;
  table.tell({ kind: 'stone-field', seat, stone, field: id });
  yield* table.resolve(seat, field.effect, { source: `stone-${id}`, spot: null });
}

export function takeRedStone(table: Evenfall, seat: Seat): void {
  const { state } = table;
  if (!state.redStone) return;
  state.redStone = false;
  playerOf(state, seat).stones.push({ id: RED_STONE, field: null });
  table.tell({ kind: 'red-stone', seat });
}
