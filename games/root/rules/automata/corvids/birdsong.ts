/** AUT-11.4: reveal the order, craft its item, recruit, flip all plots. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { faceDown, hasPlot, isFaceDown } from '../../factions/corvids/state.ts';
import { playerOf } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { craftOrder, revealOrder, skips, targets } from '../automaton.ts';
import { ownWarriors } from '../keys.ts';
import { selection } from '../selection.ts';
import { isOrdered, levelNumber } from '../state.ts';
import { flip } from './flip.ts';
import { thicken } from './plotting.ts';

/** Clearings that recruit. */
const PLACES = 2;

export function* birdsong(table: Root, self: Seat): Rules {
  yield* revealOrder(table, self);
  yield* craftOrder(table, self);
  yield* recruit(table, self);
  yield* flipAll(table, self);
}

/** AUT-11.4.3: in two ordered clearings, chosen one after the other. */
export function* recruit(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-11.4.3';
  const chosen: Clearing[] = [];
  while (chosen.length < PLACES) {
    if (!(yield* findWarriors(table, self))) return yield* skips(table, self, clause);
    const where = yield* selection(state, {
      from: clearings,
      where: [
        [clause, (clearing) => isOrdered(state, self, clearing)],
        [clause, (clearing) => !chosen.includes(clearing)],
      ],
      by: [
        ['AUT-11.4.3.I', 'most', (clearing) => (hasPlot(state, self, clearing) ? 0 : 1)],
        ['AUT-11.4.3.I', 'most', (clearing) => ownWarriors(state, self, clearing)],
      ],
      tie: 'high',
      legal: (clearing) => canPlace(state, self, clearing),
    });
    if (where.best === undefined) return yield* skips(table, self, clause, [where]);
    chosen.push(where.best);
    targets(table, self, clause, [where], where.best);
    yield* reinforce(table, self, where.best);
  }
}

/** As many as the level says, while there are any. */
function* reinforce(table: Root, self: Seat, clearing: Clearing): Rules {
  let left = levelNumber(table.state, self, 'recruitEach');
  while (left > 0 && (yield* findWarriors(table, self)))
    left -= (yield* place(table, self, clearing, { warriors: left })) ?? left;
  yield* pause(table);
}

/** AUT-11.4.3.II: an empty supply makes them thicken the plot at once. False when that does not help. */
function* findWarriors(table: Root, self: Seat): Rules<boolean> {
  while (playerOf(table.state, self).supply === 0) {
    if (!(yield* thicken(table, self))) return false;
  }
  return true;
}

/** AUT-11.4.4: all that lie face down, from the highest priority to the lowest. */
export function* flipAll(table: Root, self: Seat): Rules {
  const { state } = table;
  const where = yield* selection(state, { from: faceDown(state, self), tie: 'high', take: 'all' });
  if (where.list.length === 0) return yield* skips(table, self, 'AUT-11.4.4', [where]);
  for (const clearing of where.list) {
    if (!isFaceDown(state, self, clearing)) continue;
    targets(table, self, 'AUT-11.4.4', [where], clearing);
    yield* flip(table, self, clearing);
    yield* pause(table);
  }
}
