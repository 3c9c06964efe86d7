/** AUT-10.6: rally, score, sway a minister, discard the order. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { BURROW, clearings } from '../../../data/maps.ts';
import { MARKET } from '../../factions/duchy/state.ts';
import type { Root } from '../../state/table.ts';
import { rules } from '../../woodland/rule.ts';
import { closeEvening, discardOrder, scoreStep, skips } from '../automaton.ts';
import { ownWarriors } from '../keys.ts';
import { march, mayMove, type Passage, passageName, passagesFrom, passageTo } from '../moving.ts';
import { selection } from '../selection.ts';
import { isOrdered } from '../state.ts';
import { standing } from './ministers.ts';
import { hasBuilding } from './state.ts';
import { sway } from './sway.ts';

/** A group of at most this many rallies, and this many stay where it rules. */
const SMALL = 2;
const STAYING = 4;

const RALLY = 'AUT-10.6.1';
const intoBurrow: Passage = { to: BURROW, ferry: false };

export function* evening(table: Root, self: Seat): Rules {
  yield* rally(table, self);
  yield* withdraw(table, self);
  scoreStep(table, self, standing(table.state, self, MARKET), 'markets', 'AUT-10.6.2');
  yield* sway(table, self);
  yield* discardOrder(table, self);
  closeEvening(table, self);
}

/** AUT-10.6.1: small groups in ordered clearings go to the neighbour with a building that has fewest warriors, else into the Burrow. */
function* rally(table: Root, self: Seat): Rules {
  const { state } = table;
  const origins = yield* selection(state, {
    from: clearings,
    where: [[RALLY, (clearing) => isOrdered(state, self, clearing)]],
    tie: 'high',
    take: 'all',
  });
  let rallied = false;
  for (const from of origins.list) {
    const going = ownWarriors(state, self, from);
    if (going === 0 || going > SMALL || hasBuilding(state, self, from)) continue;
    rallied = true;
    const way = yield* selection<Passage>(state, {
      from: passagesFrom(state, self, from),
      where: [[RALLY, ({ to }) => hasBuilding(state, self, to)]],
      by: [['AUT-10.6.1.I', 'least', ({ to }) => ownWarriors(state, self, to)]],
      tie: 'high',
      legal: (one) => mayMove(state, self, from, one),
      at: passageTo,
      name: passageName,
    });
    const clause = way.best ? RALLY : 'AUT-10.6.1.II';
    yield* march(table, self, clause, [way], from, way.best ?? intoBurrow, going);
  }
  if (!rallied) yield* skips(table, self, RALLY, [origins]);
}

/** AUT-10.6.1: wherever it rules on the map all but four go back into the Burrow. */
function* withdraw(table: Root, self: Seat): Rules {
  const { state } = table;
  const crowded = yield* selection(state, {
    from: clearings,
    where: [
      [RALLY, (clearing) => rules(state, self, clearing)],
      [RALLY, (clearing) => ownWarriors(state, self, clearing) > STAYING],
    ],
    tie: 'high',
    take: 'all',
  });
  for (const from of crowded.list) {
    if (!rules(state, self, from)) continue;
    yield* march(table, self, RALLY, [crowded], from, intoBurrow, ownWarriors(state, self, from) - STAYING);
  }
}
