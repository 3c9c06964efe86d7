/** AUT-5.5: the Decree, all recruits, all moves, all battles; then a roost. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { traitNumber } from '../../../data/automata-facts.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { canBattleIn } from '../../battle/battle.ts';
import { buildingsAndTokens } from '../../battle/hits.ts';
import { areEnemies, otherSeats, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { openSlots, warriorsAt } from '../../woodland/pieces.ts';
import { buildingsLeft, canPlace, place } from '../../woodland/place.ts';
import { remove } from '../../woodland/removal.ts';
import { claimAt, rules } from '../../woodland/rule.ts';
import { attack, skips, targets } from '../automaton.ts';
import { buildingsHere, defencelessBuildings, enemiesIn, enemyPieces, ownWarriors, piecesHere, vpOf } from '../keys.ts';
import { buildingSite } from '../mercenaries.ts';
import { march, mayMove, type Passage, passageName, passagesFrom, passageTo } from '../moving.ts';
import { type Filter, inOrder, seatName, selection } from '../selection.ts';
import { hasTrait, isMatching } from '../state.ts';
import { boardOf, type Column, cardsIn, columns, ROOST, roostsAt } from './state.ts';
import { turmoil } from './turmoil.ts';

/** After a turmoil in Birdsong Daylight does not begin. */
export function* daylight(table: Root, self: Seat): Rules {
  const { state } = table;
  if (boardOf(state, self).turmoil) return;
  yield* resolveDecree(table, self);
  if (!boardOf(state, self).turmoil) {
    if (hasTrait(state, self, 'relentless')) yield* relentless(table, self);
    yield* build(table, self);
  }
  if (hasTrait(state, self, 'swoop')) yield* swoop(table, self);
}

/** AUT-5.5.1: column by column, left to right. Only Nobility brings turmoil here (AUT-T-EYR-1). */
function* resolveDecree(table: Root, self: Seat): Rules {
  const filled = columns.filter((column) => cardsIn(table.state, self, column) > 0);
  for (const column of filled) {
    yield* recruit(table, self, column);
    if (boardOf(table.state, self).turmoil) return;
  }
  for (const column of filled) yield* move(table, self, column);
  for (const column of filled) yield* battles(table, self, column);
}

function matching(state: State, column: Column, clause: string): Filter<Clearing> {
  return [clause, (clearing) => isMatching(state, column, clearing)];
}

/** AUT-5.5.1.i: a warrior for each card, all at one roost. */
function* recruit(table: Root, self: Seat, column: Column): Rules {
  const { state } = table;
  const clause = 'AUT-5.5.1.i';
  const where = yield* selection(state, {
    from: clearings,
    where: [matching(state, column, clause), [clause, (clearing) => roostsAt(state, self, clearing) > 0]],
    by: [
      ['AUT-5.5.1.i.a', 'most', (clearing) => enemyPieces(state, self, clearing)],
      ['AUT-5.5.1.i.b', 'least', (clearing) => ownWarriors(state, self, clearing)],
    ],
    tie: 'low',
    legal: (clearing) => canPlace(state, self, clearing),
  });
  const count = cardsIn(state, self, column);
  let placed = 0;
  if (where.best === undefined) yield* skips(table, self, clause, [where], column);
  else {
    targets(table, self, clause, [where], where.best);
    placed = (yield* place(table, self, where.best, { warriors: count })) ?? 0;
    yield* pause(table);
  }
  if (placed < count && hasTrait(state, self, 'nobility')) yield* turmoil(table, self, clause, [where]);
}

/** AUT-5.5.1.ii: from where most warriors rule; as many stay as the column has cards and as it takes to rule. */
function* move(table: Root, self: Seat, column: Column): Rules {
  const { state } = table;
  const clause = 'AUT-5.5.1.ii';
  const staying = (clearing: Clearing) => Math.max(cardsIn(state, self, column), leastToRule(state, self, clearing));
  const origin = yield* selection(state, {
    from: clearings,
    where: [matching(state, column, clause), [clause, (clearing) => rules(state, self, clearing)]],
    by: [[clause, 'most', (clearing) => ownWarriors(state, self, clearing)]],
    tie: 'high',
    legal: (from) =>
      ownWarriors(state, self, from) > staying(from) &&
      passagesFrom(state, self, from).some((way) => mayMove(state, self, from, way)),
  });
  const from = origin.best;
  if (from === undefined) return yield* skips(table, self, clause, [origin], column);
  const way = yield* selection<Passage>(state, {
    from: passagesFrom(state, self, from),
    by: [
      [clause, 'least', ({ to }) => roostsAt(state, self, to)],
      ['AUT-5.5.1.ii.a', 'least', ({ to }) => enemyPieces(state, self, to)],
    ],
    tie: 'low',
    legal: (one) => mayMove(state, self, from, one),
    at: passageTo,
    name: passageName,
  });
  const going = ownWarriors(state, self, from) - staying(from);
  yield* march(table, self, clause, [origin, way], from, way.best as Passage, going);
}

/** The fewest warriors with which it still rules. */
function leastToRule(state: State, self: Seat, clearing: Clearing): number {
  const strongest = Math.max(...otherSeats(state, self).map((other) => claimAt(state, other, clearing)));
  return Math.max(0, Math.max(1, strongest) - roostsAt(state, self, clearing));
}

/** AUT-5.5.1.iii, ruling AUT-GA9: one battle for each column, or for each card where the table wants that. */
function* battles(table: Root, self: Seat, column: Column): Rules {
  const perCard = table.seats[self]?.settings.battlePerCard === true;
  const count = perCard ? cardsIn(table.state, self, column) : 1;
  for (let i = 0; i < count; i++) yield* battleFor(table, self, column);
}

function* battleFor(table: Root, self: Seat, column: Column): Rules {
  const { state } = table;
  const clause = 'AUT-5.5.1.iii';
  const where = yield* selection(state, {
    from: clearings,
    where: [matching(state, column, clause), [clause, (clearing) => canBattleIn(state, self, clearing)]],
    by: [
      ['AUT-5.5.1.iii.a', 'least', (clearing) => roostsAt(state, self, clearing)],
      ['AUT-5.5.1.iii.b', 'most', (clearing) => defencelessBuildings(state, self, clearing)],
    ],
    tie: 'low',
  });
  const clearing = where.best;
  if (clearing === undefined) return yield* skips(table, self, clause, [where], column);
  const defender = yield* selection(state, {
    from: enemiesIn(state, self, clearing),
    by: [
      [clause, 'most', (seat) => buildingsHere(state, seat, clearing)],
      ['AUT-5.5.1.iii.d', 'most', (seat) => piecesHere(state, seat, clearing)],
      ['AUT-5.5.1.iii.e', 'most', (seat) => vpOf(state, seat)],
    ],
    tie: 'setup',
    name: seatName,
  });
  const board = boardOf(state, self);
  board.eager = hasMost(state, self, column);
  yield* attack(table, self, clause, [where, defender], clearing, defender.best as Seat);
  board.eager = false;
}

/** Strictly more cards than each other column. */
function hasMost(state: State, self: Seat, column: Column): boolean {
  const count = cardsIn(state, self, column);
  return columns.every((other) => other === column || cardsIn(state, self, other) < count);
}

/** AUT-5.5.2: a roost in the best ruled clearing without one, or turmoil. */
function* build(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-5.5.2';
  const where = yield* buildingSite(table, self, {
    from: clearings,
    where: [
      [clause, (clearing) => rules(state, self, clearing)],
      [clause, (clearing) => roostsAt(state, self, clearing) === 0],
    ],
    tie: 'high',
    legal: (clearing) =>
      openSlots(state, clearing) > 0 &&
      buildingsLeft(playerOf(state, self), ROOST) > 0 &&
      canPlace(state, self, clearing),
  });
  if (where.best === undefined) return yield* turmoil(table, self, clause, [where]);
  targets(table, self, clause, [where], where.best);
  if ((yield* place(table, self, where.best, { building: ROOST })) === null)
    return yield* turmoil(table, self, clause, [where]);
  yield* pause(table);
}

/** AUT-T-EYR-2: where its warriors stand, buildings and tokens without a warrior of their owner go. */
function* relentless(table: Root, self: Seat): Rules {
  const { state } = table;
  const losses = inOrder(state, clearings)
    .filter((clearing) => ownWarriors(state, self, clearing) > 0)
    .flatMap((clearing) =>
      otherSeats(state, self)
        .filter((other) => areEnemies(state, self, other) && warriorsAt(playerOf(state, other), clearing) === 0)
        .flatMap((other) => buildingsAndTokens(state, other, clearing)),
    );
  if (losses.length === 0) return;
  targets(table, self, 'AUT-T-EYR-2', [], null);
  yield* remove(
    table,
    losses.map(({ loss }) => ({ ...loss, by: self })),
  );
  yield* pause(table);
}

/** AUT-T-EYR-3: two warriors where it has no piece yet. */
function* swoop(table: Root, self: Seat): Rules {
  const { state } = table;
  const where = yield* selection(state, {
    from: clearings,
    where: [['AUT-T-EYR-3', (clearing) => piecesHere(state, self, clearing) === 0]],
    tie: 'high',
    legal: (clearing) => canPlace(state, self, clearing),
  });
  if (where.best === undefined) return yield* skips(table, self, 'AUT-T-EYR-3', [where]);
  targets(table, self, 'AUT-T-EYR-3', [where], where.best);
  yield* place(table, self, where.best, { warriors: traitNumber('eyrie', 'swoop', 'warriors') });
  yield* pause(table);
}
