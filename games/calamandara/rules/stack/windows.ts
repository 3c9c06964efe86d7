/** CAL-6.1: a window. Clockwise from the left of the active traveller, who is asked last. */
import type { Listing, Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { ask, clockwiseFrom, leftOf } from '../state/asking.ts';
import type { Ask, Move } from '../state/moves.ts';
import type { Calamandara, OwnWindow, Window } from '../state/state.ts';
import { playOut } from './stack.ts';
import { askForCard, type Use, uses } from './uses.ts';

/** What happened that may be answered: public, so that everybody can tell whether it concerns them. */
type WindowDetails = Pick<Extract<Ask, { readonly kind: 'window' }>, 'cells' | 'tokens'>;
const NOTHING: WindowDetails = {};

/** Asks everybody once; true after a card and its stack, because the asking then starts again; false when all have passed and the window is closed. */
export function* openWindow(table: Calamandara, which: Window, told: WindowDetails = NOTHING): Rules<boolean> {
  return yield* asked(table, which, inOrder(table), told);
}

/**
 * A window between two phases. Once the others have passed, the active traveller, who is asked last, finds the usable cards among the answers to the
 * next question of their own phases (askInPhase): nothing happens in between, so it is the same moment.
 */
export function* openBetween(table: Calamandara, which: OwnWindow, told: WindowDetails = NOTHING): Rules<boolean> {
  const { state } = table;
  if (yield* asked(table, which, inOrder(table).slice(0, -1), told)) return true;
  state.ownWindow = which;
  return false;
}

function inOrder({ state: { active, travellers } }: Calamandara): readonly Seat[] {
  return clockwiseFrom(leftOf(active, travellers.length), travellers.length);
}

function* asked(table: Calamandara, which: Window, seats: readonly Seat[], told: WindowDetails): Rules<boolean> {
  const { state } = table;
  state.window = which;
  for (const seat of seats) {
    const use = yield* askForCard(table, seat, { kind: 'window', window: which, active: state.active, ...told });
    if (use === null) continue;
    yield* playOut(table, seat, use);
    state.window = null;
    return true;
  }
  state.window = null;
  return false;
}

/**
 * A question of the active traveller's phases. While their window before it is open, usable cards are among the answers; null when one was used: the
 * window has opened again for everybody. A question that has a single answer is not asked, and the window stays open.
 */
export function* askInPhase<M extends Move>(
  table: Calamandara,
  question: Ask,
  options: Listing<M>,
): Rules<Exclude<M, Use> | null> {
  const { state } = table;
  const { active: seat, ownWindow } = state;
  if (ownWindow === null || (typeof options !== 'function' && options.length === 1))
    return (yield* ask(table, seat, question, options)) as Exclude<M, Use>;
  state.window = ownWindow;
  const list = (): readonly (M | Use)[] => [
    ...uses(table, seat),
    ...(typeof options === 'function' ? options() : options),
  ];
  const move = yield* ask(table, seat, question, list);
  state.ownWindow = null;
  if (isUse(move)) yield* used(table, ownWindow, move);
  state.window = null;
  return isUse(move) ? null : (move as Exclude<M, Use>);
}

/** The turn ends before another question came: the active traveller's window is asked by itself. True when a card was used. */
export function* closeOwnWindow(table: Calamandara): Rules<boolean> {
  const { state } = table;
  const { active, ownWindow } = state;
  if (ownWindow === null) return false;
  state.ownWindow = null;
  state.window = ownWindow;
  const use = yield* askForCard(table, active, { kind: 'window', window: ownWindow, active });
  if (use !== null) yield* used(table, ownWindow, use);
  state.window = null;
  return use !== null;
}

function* used(table: Calamandara, which: OwnWindow, use: Use): Rules {
  yield* playOut(table, table.state.active, use);
  table.state.step = which;
}

const isUse = (move: Move): move is Use => move.kind === 'use';
