/** ROOT-12.5: the Assembly, the Parliament, and a minister to sway. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { BURROW } from '../../../data/maps.ts';
import { battle, canBattle } from '../../battle/battle.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { act, offer } from '../../turn/windows.ts';
import type { Minister } from '../../vocabulary/duchy.ts';
import { DONE, type Move } from '../../vocabulary/moves.ts';
import { warriorMover } from '../../woodland/move.ts';
import { place } from '../../woodland/place.ts';
import { build, buildCards } from './build.ts';
import { dig, digCards } from './dig.ts';
import { offices } from './ministers.ts';
import { boardOf } from './state.ts';
import { swayStep } from './sway.ts';

export function* daylight(table: Root, self: Seat): Rules {
  const board = boardOf(table.state, self);
  if (board.step === 'assembly') yield* assembly(table, self);
  if (board.step === 'parliament') yield* parliament(table, self);
  if (board.step !== 'sway') return;
  table.checkpoint();
  const asked = yield* swayStep(table, self);
  board.step = 'over';
  if (!asked) yield* offer(table, self);
}

/** ROOT-12.5.1: up to two actions. */
export function* assembly(table: Root, self: Seat): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  while (board.actions > 0) {
    table.checkpoint();
    const taken = yield* act<Move>(table, self, { kind: 'duchy.assembly', left: board.actions }, () =>
      menu(state, self),
    );
    if (taken.kind === 'done') break;
    board.actions -= 1;
    yield* takeAction(table, self, taken);
  }
  board.step = 'parliament';
}

function menu(state: State, self: Seat): Move[] {
  const moves: Move[] = [];
  if (buildCards(state, self).length > 0) moves.push({ kind: 'build' });
  if (playerOf(state, self).supply > 0) moves.push({ kind: 'recruit' });
  if (warriorMover.can(state, self, null)) moves.push({ kind: 'move' });
  if (canBattle(state, self)) moves.push({ kind: 'battle' });
  if (digCards(state, self).length > 0) moves.push({ kind: 'duchy.dig' });
  return [...moves, DONE];
}

function* takeAction(table: Root, self: Seat, { kind }: Move): Rules {
  if (kind === 'build') yield* build(table, self, false);
  else if (kind === 'recruit') yield* place(table, self, BURROW, { warriors: 1 });
  else if (kind === 'move') yield* warriorMover.take(table, self, null, false);
  else if (kind === 'battle') yield* battle(table, self);
  else yield* dig(table, self);
}

/** ROOT-12.5.2: each swayed minister once, in any order. */
export function* parliament(table: Root, self: Seat): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  while (waiting(state, self).length > 0) {
    table.checkpoint();
    const listed = (): Move[] => [
      ...waiting(state, self).map((minister) => ({ kind: 'duchy.minister', minister }) as const),
      DONE,
    ];
    const taken = yield* act<Move>(table, self, 'duchy.parliament', listed);
    if (taken.kind !== 'duchy.minister') break;
    board.acted.push(taken.minister);
    table.tell({ kind: 'duchy.acts', seat: self, minister: taken.minister });
    yield* offices[taken.minister].act(table, self);
  }
  board.step = 'sway';
}

function waiting(state: State, self: Seat): Minister[] {
  const { swayed, acted } = boardOf(state, self);
  return swayed.filter((minister) => !acted.includes(minister) && offices[minister].can(state, self));
}
