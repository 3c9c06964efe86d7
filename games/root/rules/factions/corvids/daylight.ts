/** ROOT-13.5: three actions. ROOT-13.6: one more in Evening for those who exert themselves, instead of cards. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { battle, canBattle } from '../../battle/battle.ts';
import { discardDown } from '../../hands/hands.ts';
import { choose } from '../../state/choose.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { drawAndDiscard } from '../../turn/turn.ts';
import { act, offer } from '../../turn/windows.ts';
import type { Plot } from '../../vocabulary/corvids.ts';
import { clearingMove, DONE, type Move } from '../../vocabulary/moves.ts';
import { warriorMover } from '../../woodland/move.ts';
import { warriorsAt } from '../../woodland/pieces.ts';
import { tokensLeft } from '../../woodland/place.ts';
import { remove, warriors } from '../../woodland/removal.ts';
import { allowed } from '../../woodland/rule.ts';
import {
  boardOf,
  extortions,
  faceDown,
  faceUp,
  hasPlot,
  isFaceDown,
  layFaceDown,
  PLOT,
  plotsLeft,
  swap,
} from './state.ts';

export function* daylight(table: Root, self: Seat): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  while (board.actions > 0 && actions(state, self).length > 0) {
    table.checkpoint();
    const ask = { kind: 'corvids.daylight', actions: board.actions } as const;
    const taken = yield* act<Move>(table, self, ask, () => [...actions(state, self), DONE]);
    if (taken.kind === 'done') return;
    board.actions -= 1;
    yield* takeAction(table, self, taken);
  }
  yield* offer(table, self);
}

/** ROOT-13.6: an action or cards. */
export function* evening(table: Root, self: Seat): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  if (actions(state, self).length > 0) {
    const taken = yield* act<Move>(table, self, 'corvids.exert', () => [...actions(state, self), DONE]);
    if (taken.kind !== 'done') {
      board.exerted = true;
      table.tell({ kind: 'corvids.exerted', seat: self });
      yield* takeAction(table, self, taken);
    }
  }
  if (board.exerted) yield* discardDown(table, self);
  else yield* drawAndDiscard(table, self, 1 + extortions(state, self));
}

function actions(state: State, self: Seat): Move[] {
  const moves: Move[] = [];
  if (warriorMover.can(state, self, null)) moves.push({ kind: 'move' });
  if (canBattle(state, self)) moves.push({ kind: 'battle' });
  if (sites(state, self).list.length > 0) moves.push({ kind: 'corvids.plot' });
  if (swappable(state, self).length > 0) moves.push({ kind: 'corvids.trick' });
  return moves;
}

function* takeAction(table: Root, self: Seat, { kind }: Move): Rules {
  if (kind === 'move') yield* warriorMover.take(table, self, null, false);
  else if (kind === 'battle') yield* battle(table, self);
  else if (kind === 'corvids.plot') yield* plot(table, self);
  else yield* trick(table, self);
}

/** A plot costs a warrior, and one more for each plot placed this turn. */
function costOf(state: State, self: Seat): number {
  return 1 + boardOf(state, self).placed;
}

function sites(state: State, self: Seat): Selection<Clearing> {
  const player = playerOf(state, self);
  const cost = costOf(state, self);
  const where = select(clearings)
    .where('ROOT-13.5', (clearing) => tokensLeft(player, PLOT) > 0 && warriorsAt(player, clearing) >= cost)
    .where('ROOT-13.2.2', (clearing) => !hasPlot(state, self, clearing));
  return allowed(where, state, self, 'place', (clearing) => clearing);
}

/** The Corvids alone know which kinds are left, so they are asked even when it is one. */
function* plot(table: Root, self: Seat): Rules {
  const { state } = table;
  const cost = costOf(state, self);
  const ask = { kind: 'corvids.plot-where', warriors: cost } as const;
  const { clearing } = yield* choose(self, ask, sites(state, self).moves(clearingMove));
  const listed = () => plotsLeft(state, self).map((one) => ({ kind: 'corvids.type', plot: one }) as const);
  const { plot: chosen } = yield* choose(self, { kind: 'corvids.plot-type', clearing }, listed);
  yield* remove(table, [{ ...warriors(self, clearing, cost), by: self }]);
  boardOf(state, self).placed += 1;
  place(table, self, clearing, chosen);
}

function place(table: Root, self: Seat, clearing: Clearing, chosen: Plot): void {
  const { tokens, left } = playerOf(table.state, self);
  (tokens[PLOT] as number[])[clearing] = 1;
  left[PLOT] = (left[PLOT] as number) - 1;
  layFaceDown(table.state, self, clearing, chosen);
  table.tell({ kind: 'corvids.plotted', seat: self, clearing }, { to: self, also: { plot: chosen } });
}

/** Plots with another one of the same face on the map. */
function swappable(state: State, self: Seat): Clearing[] {
  const [up, down] = [faceUp(state, self), faceDown(state, self)];
  return [...(up.length > 1 ? up : []), ...(down.length > 1 ? down : [])].sort((a, b) => a - b);
}

/** Two plots of one face change places, wherever pieces may be placed or moved. */
function* trick(table: Root, self: Seat): Rules {
  const { state } = table;
  const all = swappable(state, self);
  const { clearing: first } = yield* choose(self, 'corvids.trick-first', all.map(clearingMove));
  const face = isFaceDown(state, self, first);
  const others = all.filter((clearing) => clearing !== first && isFaceDown(state, self, clearing) === face);
  const ask = { kind: 'corvids.trick-second', first } as const;
  const { clearing: second } = yield* choose(self, ask, others.map(clearingMove));
  swap(state, self, first, second);
  table.tell({ kind: 'corvids.tricked', seat: self, first, second });
}
