/** Activating action fields with a figure (EVE-2.18 to 2.22). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { regionOf } from '../../data/boards.ts';
import { fieldOf } from '../../data/cards.ts';
import type { Effect, Figure } from '../../data/effects.ts';
import { canPay } from '../effects/pay.ts';
import { fire } from '../effects/triggers.ts';
import { modifiers } from '../state/abilities.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { FieldAt, FieldMove } from '../state/moves.ts';
import { covenBoard, type Player, playerOf, type Spot, type State, spotOf } from '../state/state.ts';

export const BOARD_FIELD = 'board';

type Field = {
  readonly at: FieldAt;
  readonly where: 'region' | 'inner' | 'outer' | 'board';
  readonly open: boolean;
  readonly effect: Effect;
};
type Candidate = { readonly field: Field; readonly figure: Figure };

export function fieldMoves(state: State, seat: Seat): FieldMove[] {
  const player = playerOf(state, seat);
  const scopes = modifiers(state, seat, 'elderFieldScope').map(({ scope }) => scope);
  const candidates: Candidate[] = [];
  for (const field of fieldsFor(state, seat, player))
    candidates.push({ field, figure: 'witch' }, { field, figure: 'elder' });
  return select(candidates)
    .where('EVE-2.18', ({ field }) => field.open)
    .where('EVE-2.18', ({ figure }) => (figure === 'witch' ? player.witches : player.elders) > 0)
    .where('EVE-2.19', ({ field, figure }) => figure === 'witch' || elderMay(field, scopes))
    .where('EVE-2.20', ({ field }) => payable(player, field.effect))
    .moves(({ field, figure }) => ({ kind: 'field', at: field.at, figure }));
}

/** EVE-2.19: the player's Rituals in the Inner Circle, and more where an ability says so; never the Cross's board. */
function elderMay({ where }: Field, scopes: readonly ('regions' | 'outer')[]): boolean {
  if (where === 'region') return scopes.includes('regions');
  return where === 'inner' || (where === 'outer' && scopes.includes('outer'));
}

/** EVE-2.20: a cost at the head of the effect must be payable. */
function payable(player: Player, [first]: Effect): boolean {
  return first?.op !== 'pay' || canPay(player, first.cost);
}

function fieldsFor(state: State, seat: Seat, player: Player): Field[] {
  const fields: Field[] = state.regions.map(({ id, field }) => ({
    at: id,
    where: 'region',
    open: field.includes(null),
    effect: regionOf(id).field.effect,
  }));
  addRituals(fields, player.outer, 'outer');
  addRituals(fields, player.inner, 'inner');
  const board = covenBoard(state, seat).boardField;
  if (board)
    fields.push({ at: BOARD_FIELD, where: 'board', open: player.boardField < board.slots, effect: board.effect });
  return fields;
}

function addRituals(fields: Field[], circle: readonly Spot[], where: 'inner' | 'outer'): void {
  for (const { place, ritual, figures } of circle) {
    const field = ritual === null ? null : fieldOf(ritual);
    if (field) fields.push({ at: place, where, open: figures.length < field.slots, effect: field.effect });
  }
}

export function* activate(table: Evenfall, seat: Seat, { at, figure }: FieldMove): Rules {
  const { state } = table;
  const player = playerOf(state, seat);
  if (figure === 'witch') player.witches--;
  else player.elders--;
  table.tell({ kind: 'field', seat, at, figure });
  const region = state.regions.find(({ id }) => id === at);
  if (region) {
    region.field[region.field.indexOf(null)] = { seat, figure };
    yield* use(table, seat, regionOf(region.id).field.effect, at);
  } else if (at === BOARD_FIELD) {
    player.boardField++;
    yield* use(table, seat, covenBoard(state, seat).boardField?.effect as Effect, at);
  } else {
    const spot = spotOf(player, at);
    const ritual = spot.ritual as string;
    spot.figures.push(figure);
    yield* use(table, seat, fieldOf(ritual)?.effect as Effect, ritual);
  }
  yield* fire(table, seat, { on: 'activateField', figure, where: region ? 'region' : 'coven' });
}

function* use(table: Evenfall, seat: Seat, effect: Effect, source: string): Rules {
  yield* table.resolve(seat, effect, { source, spot: null, mustPay: true });
}
