/** LAB-3.3, LAB-3.4: up to three actions in any mix, or rest, or despair. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { despair } from './actions/despair.ts';
import { draw } from './actions/draw.ts';
import { move, moveMoves } from './actions/move.ts';
import { peek, peekMoves } from './actions/peek.ts';
import { playCard, playMoves } from './actions/play-card.ts';
import { push, pushMoves } from './actions/push.ts';
import { rest } from './actions/rest.ts';
import { activePowerMoves, triggerPower } from './powers/powers.ts';
import { choose } from './state/choose.ts';
import type { Move } from './state/moves.ts';
import { ACTIONS, available, gridOfState, type Labyrinx, type State } from './state/state.ts';

type Action = Extract<
  Move,
  { kind: 'peek' | 'move' | 'play' | 'draw' | 'rest' | 'despair' | 'power' | 'push' | 'end-turn' }
>;

export function* actionStep(table: Labyrinx, seat: Seat): Rules {
  const { state } = table;
  state.phase = 'actions';
  state.actions = ACTIONS;
  yield* takeActions(table, seat);
}

/** As long as actions are left and the player goes on. */
export function* takeActions(table: Labyrinx, seat: Seat): Rules {
  const { state } = table;
  while (state.actions > 0) {
    const ask = { kind: 'action', actions: state.actions } as const;
    const action = yield* choose(seat, ask, actionMoves(state, seat), { always: true });
    if (action.kind === 'end-turn') return;
    yield* act(table, seat, action);
  }
}

function* act(table: Labyrinx, seat: Seat, action: Action): Rules {
  switch (action.kind) {
    case 'peek':
      return yield* peek(table, seat, action.cell);
    case 'move':
      return yield* move(table, seat, action);
    case 'play':
      return yield* playCard(table, seat, action.face);
    case 'draw':
      return yield* draw(table, seat);
    case 'push':
      return yield* push(table, seat, action.seat);
    case 'power':
      return yield* triggerPower(table, seat);
    case 'rest':
      return yield* rest(table, seat);
    case 'despair':
      return yield* despair(table, seat);
  }
}

function actionMoves(state: State, seat: Seat): Action[] {
  const grid = gridOfState(state);
  return [
    ...moveMoves(state, grid, seat),
    ...peekMoves(state, grid, seat),
    ...pushMoves(state, grid, seat),
    ...activePowerMoves(state, grid, seat),
    ...playMoves(state, seat),
    ...select(['draw'] as const)
      .where('LAB-4.11', () => available(state) > 0)
      .moves((kind) => ({ kind })),
    ...select(['rest', 'despair'] as const)
      .where('LAB-3.4', () => state.actions === ACTIONS)
      .moves((kind) => ({ kind })),
    { kind: 'end-turn' },
  ];
}
