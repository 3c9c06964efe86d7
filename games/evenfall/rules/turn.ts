/** The action phase: turns clockwise until all have passed (EVE-2.1 to 2.5). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { isOutside } from '@tavola/kernel/rules/real.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { cardMoves, playCouncil, playRitual, playSpecialist } from './actions/cards.ts';
import { buildCatalysts, buildMoves } from './actions/catalysts.ts';
import { activate, fieldMoves } from './actions/fields.ts';
import { freeAction, freeMoves, freeWindow } from './actions/free.ts';
import { activateToken } from './actions/token.ts';
import { automaTurn } from './automa/automa.ts';
import { discover, discoverMoves } from './effects/discover.ts';
import { turnOutside } from './outside/turn.ts';
import { choose } from './state/choose.ts';
import type { Evenfall } from './state/evenfall.ts';
import type { Main, Move } from './state/moves.ts';
import { playerOf, type State } from './state/state.ts';

const TOKEN: Main = { kind: 'token' };
const PASS: Move = { kind: 'pass' };
const END_TURN: Move = { kind: 'end-turn' };

/** EVE-2.2: a player who passed takes no further turn in this phase. */
export function* actionPhase(table: Evenfall): Rules {
  const { state } = table;
  while (state.players.some((player) => !player.passed)) {
    while (playerOf(state, state.turn).passed) state.turn = (state.turn + 1) % state.players.length;
    table.checkpoint();
    const { turn } = state;
    yield* takeTurn(table, turn);
    state.turn = (turn + 1) % state.players.length;
  }
}

/** EVE-2.1: one main action with free actions before and after it, or a pass. */
export function* takeTurn(table: Evenfall, seat: Seat): Rules {
  if (isOutside(table, seat)) return yield* turnOutside(table, seat);
  const player = playerOf(table.state, seat);
  for (;;) {
    const pick = yield* choose(seat, 'turn', turnMoves(table.state, seat), { always: true });
    if (pick.kind === 'pass') {
      player.passed = true;
      table.tell({ kind: 'passed', seat });
      return;
    }
    if (pick.kind === 'free') yield* freeAction(table, seat, pick);
    else if (yield* mainAction(table, seat, pick as Main)) break;
  }
  yield* freeWindow(table, seat, 'after-action', END_TURN);
  if (table.state.automa) yield* automaTurn(table, table.state.automa);
}

/** EVE-2.5: the five main actions, each only where it can be completed. */
export function turnMoves(state: State, seat: Seat): Move[] {
  const token = select([TOKEN])
    .where('EVE-2.9', () => playerOf(state, seat).tokenActive)
    .moves((move) => move);
  return [
    ...discoverMoves(state, seat),
    ...token,
    ...cardMoves(state, seat),
    ...fieldMoves(state, seat),
    ...buildMoves(state, seat),
    ...freeMoves(state, seat),
    PASS,
  ];
}

/** False when the player went back before anything happened. */
function* mainAction(table: Evenfall, seat: Seat, move: Main): Rules<boolean> {
  switch (move.kind) {
    case 'discover':
      return yield* discover(table, seat, move.region, move.place);
    case 'ritual':
      return yield* playRitual(table, seat, move.card);
    case 'token':
      yield* activateToken(table, seat);
      return true;
    case 'specialist':
      yield* playSpecialist(table, seat, move.card);
      return true;
    case 'council':
      yield* playCouncil(table, seat, move.card);
      return true;
    case 'field':
      yield* activate(table, seat, move);
      return true;
    case 'build':
      yield* buildCatalysts(table, seat, move);
      return true;
  }
}
