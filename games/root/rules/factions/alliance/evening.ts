/** ROOT-8.6: one military operation for each officer, then cards. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { battle, canBattle } from '../../battle/battle.ts';
import { choose } from '../../state/choose.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { drawAndDiscard } from '../../turn/turn.ts';
import { act } from '../../turn/windows.ts';
import { clearingMove, DONE, type Move } from '../../vocabulary/moves.ts';
import { warriorMover } from '../../woodland/move.ts';
import { warriorsAt } from '../../woodland/pieces.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { remove, warriors } from '../../woodland/removal.ts';
import { allowed } from '../../woodland/rule.ts';
import { nextToken, placeSympathy } from './birdsong.ts';
import { bases, boardOf, isSympathetic } from './state.ts';

export function* evening(table: Root, self: Seat): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  while (board.operations < board.officers && operations(state, self).length > 0) {
    table.checkpoint();
    const ask = { kind: 'alliance.operation', left: board.officers - board.operations } as const;
    const taken = yield* act<Move>(table, self, ask, () => [...operations(state, self), DONE]);
    if (taken.kind === 'done') break;
    board.operations += 1;
    yield* operate(table, self, taken);
  }
  yield* drawAndDiscard(table, self, 1 + bases(state, self).length);
}

function operations(state: State, self: Seat): Move[] {
  const moves: Move[] = [];
  if (warriorMover.can(state, self, null)) moves.push({ kind: 'move' });
  if (canBattle(state, self)) moves.push({ kind: 'battle' });
  if (playerOf(state, self).supply > 0 && bases(state, self).some((clearing) => canPlace(state, self, clearing)))
    moves.push({ kind: 'recruit' });
  if (nextToken(state, self) === null) return moves;
  return [
    ...moves,
    ...organizable(state, self).moves((clearing) => ({ kind: 'alliance.organize', clearing }) as const),
  ];
}

function organizable(state: State, self: Seat): Selection<Clearing> {
  const where = select(clearings.filter((clearing) => warriorsAt(playerOf(state, self), clearing) > 0)).where(
    'ROOT-8.2.5',
    (clearing) => !isSympathetic(state, self, clearing),
  );
  return allowed(where, state, self, 'place', (clearing) => clearing);
}

function* operate(table: Root, self: Seat, move: Move): Rules {
  if (move.kind === 'move') yield* warriorMover.take(table, self, null, false);
  else if (move.kind === 'battle') yield* battle(table, self);
  else if (move.kind === 'recruit') yield* recruit(table, self);
  else if (move.kind === 'alliance.organize') yield* organize(table, self, move.clearing);
}

/** One warrior at a base. */
function* recruit(table: Root, self: Seat): Rules {
  const where = allowed(select(bases(table.state, self)), table.state, self, 'place', (clearing) => clearing);
  const { clearing } = yield* choose(self, 'alliance.recruit-where', where.moves(clearingMove));
  yield* place(table, self, clearing, { warriors: 1 });
}

/** A warrior makes room for sympathy, which costs nothing else. */
function* organize(table: Root, self: Seat, clearing: Clearing): Rules {
  yield* remove(table, [{ ...warriors(self, clearing, 1), by: self }]);
  yield* placeSympathy(table, self, clearing);
}
