/** AUT-9.5: a trade post with its garrison, recruits, Organize, battles. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause, step } from '@tavola/kernel/rules/step.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { canBattleIn } from '../../battle/battle.ts';
import { TRADE_POST, warriorsIn } from '../../factions/riverfolk/state.ts';
import { score } from '../../score/score.ts';
import { mapOf, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { attack, skips, targets } from '../automaton.ts';
import { enemiesIn, enemyPieces, piecesHere } from '../keys.ts';
import { type Filter, seatName, selection } from '../selection.ts';
import { isOrdered, levelNumber, orderSuit } from '../state.ts';
import { boardOf, hasPost, paidBy, postsLeft } from './state.ts';

/** AUT-9.5.3. */
const ORGANIZED = 2;

export function* daylight(table: Root, self: Seat): Rules {
  yield* build(table, self);
  yield* recruit(table, self);
  yield* organize(table, self);
  yield* battles(table, self);
}

function ordered(state: State, self: Seat, clause: string): Filter<Clearing> {
  return [clause, (clearing) => isOrdered(state, self, clearing)];
}

/** Whose warriors lie in Payments, its own included: the one with most of them. */
export function* topPayer(state: State, self: Seat, clause: string) {
  return yield* selection(state, {
    from: state.open.order,
    where: [[clause, (seat) => paidBy(state, self, seat) > 0]],
    by: [[clause, 'most', (seat) => paidBy(state, self, seat)]],
    tie: 'setup',
    name: seatName,
  });
}

/** AUT-9.5.1: where the best payer has pieces, a trade post and its garrison. */
function* build(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-9.5.1';
  const payer = yield* topPayer(state, self, 'AUT-9.5.1.I');
  const isPayers = (clearing: Clearing) =>
    payer.best !== undefined && piecesHere(state, payer.best, clearing) > 0 ? 1 : 0;
  const where = yield* selection(state, {
    from: clearings,
    where: [ordered(state, self, clause), [clause, (clearing) => !hasPost(state, self, clearing)]],
    by: [['AUT-9.5.1.I', 'most', isPayers]],
    tie: 'high',
    legal: (clearing) => postsLeft(state, self, suitAt(state, clearing)) > 0 && canPlace(state, self, clearing),
  });
  const clearing = where.best;
  if (clearing === undefined) return yield* skips(table, self, clause, [payer, where]);
  targets(table, self, clause, [payer, where], clearing);
  yield* place(table, self, clearing, { token: TRADE_POST, warriors: levelNumber(state, self, 'garrison') });
  yield* pause(table);
}

/** AUT-9.5.2: one warrior in each ordered clearing, with a bird in each river clearing, while there are any. */
function* recruit(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-9.5.2';
  const bird = orderSuit(state, self) === 'bird';
  const where = yield* selection(state, {
    from: bird ? mapOf(state).riverside : clearings,
    where: bird ? [] : [ordered(state, self, clause)],
    tie: 'high',
    legal: (clearing) => canPlace(state, self, clearing),
    take: 'all',
  });
  if (playerOf(state, self).supply === 0) return yield* skips(table, self, clause, [where]);
  targets(table, self, clause, [where], null);
  for (const clearing of where.list) yield* place(table, self, clearing, { warriors: 1 });
  yield* pause(table);
}

/** AUT-9.5.3, 9.2.4: no payments, or no warrior left in the supply: 1 VP, and two warriors where most enemies stand. */
function* organize(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-9.5.3';
  const board = boardOf(state, self);
  board.shield = warriorsIn(board.payments) === 0;
  board.sword = playerOf(state, self).supply === 0;
  const { shield, sword } = board;
  yield* step(table, { kind: 'automaton.protectionism', seat: self, shield, sword });
  if (!shield && !sword) return;
  score(table, self, 1, 'organize', clause);
  const where = yield* selection(state, {
    from: clearings,
    where: [[clause, (clearing) => piecesHere(state, self, clearing) > 0]],
    by: [[clause, 'most', (clearing) => enemyPieces(state, self, clearing)]],
    tie: 'high',
    legal: (clearing) => canPlace(state, self, clearing),
  });
  if (where.best === undefined || sword) return yield* skips(table, self, clause, [where]);
  targets(table, self, clause, [where], where.best);
  yield* place(table, self, where.best, { warriors: ORGANIZED });
  yield* pause(table);
}

/** AUT-9.5.4, ruling AUT-GA20: with the shield everywhere, else with the sword in each ordered clearing. */
function* battles(table: Root, self: Seat): Rules {
  const { state } = table;
  const { shield, sword } = boardOf(state, self);
  const clause = 'AUT-9.5.4';
  const where = yield* selection(state, {
    from: clearings,
    where: [[clause, (clearing) => shield || (sword && isOrdered(state, self, clearing))]],
    tie: 'high',
    take: 'all',
  });
  let fought = false;
  for (const clearing of where.list) {
    if (!canBattleIn(state, self, clearing)) continue;
    yield* battleIn(table, self, clearing);
    fought = true;
  }
  if (!fought) yield* skips(table, self, clause, [where]);
}

/** Against the player who has paid least. */
function* battleIn(table: Root, self: Seat, clearing: Clearing): Rules {
  const { state } = table;
  const defender = yield* selection(state, {
    from: enemiesIn(state, self, clearing),
    by: [['AUT-9.5.4.I', 'least', (seat) => paidBy(state, self, seat)]],
    tie: 'setup',
    name: seatName,
  });
  yield* attack(table, self, 'AUT-9.5.4', [defender], clearing, defender.best as Seat);
}
