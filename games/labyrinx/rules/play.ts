/** LAB-3: the turn, from the expansion to the fog; LAB-8: the ends it leads to. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { actionStep } from './actions.ts';
import { CardsExhausted, GameEnd, over, settle } from './maze/end.ts';
import { fog } from './maze/fog.ts';
import { freeCells, isRoom } from './maze/frontier.ts';
import { putClosed, takeUnseen } from './maze/maze.ts';
import { prepare } from './setup.ts';
import { choose } from './state/choose.ts';
import type { CellName } from './state/grid.ts';
import { available, gridOfState, type Labyrinx, leftOf, type State } from './state/state.ts';

export function* play(table: Labyrinx): Rules<Outcome> {
  const { state } = table;
  try {
    if (state.phase === 'setup') yield* prepare(table);
    for (;;) {
      table.checkpoint();
      yield* state.race ? raceTurn(table) : turn(table);
    }
  } catch (end) {
    if (end instanceof GameEnd) return over(table, end);
    throw end;
  }
}

/** LAB-3.1. A turn whose expansion fails does not begin: the race does, or the game is over. */
export function* turn(table: Labyrinx): Rules {
  const { state } = table;
  const seat = state.active;
  const reason = expansionFails(state);
  if (reason !== null) {
    settle(table, reason, seat);
    return;
  }
  startTurn(table, seat);
  yield* expand(table, seat);
  const exhausted = yield* actionsUnlessExhausted(table, seat);
  fog(table);
  if (exhausted) settle(table, 'cards-exhausted', leftOf(state, seat));
  else state.active = leftOf(state, seat);
  state.phase = 'expand';
}

/** LAB-8.5: no expansion; racers only, in turn order, for at most this many rounds. */
function* raceTurn(table: Labyrinx): Rules {
  const { state } = table;
  const race = state.race as NonNullable<State['race']>;
  startTurn(table, state.active);
  yield* actionStep(table, state.active);
  fog(table);
  race.turns++;
  if (race.turns >= race.racers.length * state.options.raceRoundLimit) throw new GameEnd(race.racers, 'race-shared');
  state.active = race.racers[race.turns % race.racers.length] as Seat;
  state.phase = 'expand';
}

/** LAB-4.21: every turn, no matter whose, makes the powers of all seats ready. */
function startTurn(table: Labyrinx, seat: Seat): void {
  const { state } = table;
  state.turn++;
  state.phase = 'expand';
  for (const player of state.players) player.powerUsed = false;
  table.tell({ kind: 'turn', seat, race: state.race !== null });
}

/** LAB-8.4: first the cells, then the cards. */
function expansionFails(state: State): 'table-full' | 'cards-exhausted' | null {
  if (!isRoom(state)) return 'table-full';
  return available(state) === 0 ? 'cards-exhausted' : null;
}

/** LAB-3.2: the top card, closed and unseen, next to the maze. */
function* expand(table: Labyrinx, seat: Seat): Rules {
  const { state } = table;
  const grid = gridOfState(state);
  const options = freeCells(state).moves((cell) => ({ kind: 'expand', cell: grid.names[cell] as CellName }) as const);
  const { cell } = yield* choose(seat, 'expand', options);
  putClosed(state, grid.cellOf.get(cell) as number, yield* takeUnseen(table));
  table.tell({ kind: 'expanded', seat, cell });
}

/** LAB-8.2: true when a trap needed cards that nobody has. */
function* actionsUnlessExhausted(table: Labyrinx, seat: Seat): Rules<boolean> {
  try {
    yield* actionStep(table, seat);
    return false;
  } catch (end) {
    if (end instanceof CardsExhausted) return true;
    throw end;
  }
}
