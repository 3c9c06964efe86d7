/** Warriors become plots: Plot (AUT-11.5.3) and Thicken (AUT-11.5.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Traced } from '@tavola/kernel/rules/select.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { hasPlot, layFaceDown, PLOT } from '../../factions/corvids/state.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import type { Plot } from '../../vocabulary/corvids.ts';
import { canPlace, place, tokensLeft } from '../../woodland/place.ts';
import { remove, warriors } from '../../woodland/removal.ts';
import { skips, targets } from '../automaton.ts';
import { ownWarriors } from '../keys.ts';
import { selection } from '../selection.ts';
import { isOrdered } from '../state.ts';
import { mix } from './look.ts';
import { secretOf } from './state.ts';

const THICK = 3;

/** AUT-11.5.3: in the ordered clearing without a plot that has most warriors. */
export function* plot(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-11.5.3';
  const where = yield* selection(state, {
    from: clearings,
    where: [
      [clause, (clearing) => isOrdered(state, self, clearing)],
      [clause, (clearing) => ownWarriors(state, self, clearing) > 0],
      [clause, (clearing) => !hasPlot(state, self, clearing)],
    ],
    by: [[clause, 'most', (clearing) => ownWarriors(state, self, clearing)]],
    tie: 'high',
    legal: (clearing) => mayPlot(state, self, clearing),
  });
  if (where.best === undefined) yield* skips(table, self, clause, [where]);
  else yield* hide(table, self, clause, [where], where.best);
}

/** AUT-11.5.4: wherever three warriors or more stand without a plot, most of them first. False when there is no such place. */
export function* thicken(table: Root, self: Seat): Rules<boolean> {
  const { state } = table;
  const clause = 'AUT-11.5.4';
  const where = yield* selection(state, {
    from: clearings,
    where: [
      [clause, (clearing) => ownWarriors(state, self, clearing) >= THICK],
      [clause, (clearing) => !hasPlot(state, self, clearing)],
    ],
    by: [['AUT-11.5.4.I', 'most', (clearing) => ownWarriors(state, self, clearing)]],
    tie: 'high',
    legal: (clearing) => mayPlot(state, self, clearing),
  });
  if (where.best === undefined) yield* skips(table, self, clause, [where]);
  else yield* hide(table, self, clause, [where], where.best);
  return where.best !== undefined;
}

function mayPlot(state: State, self: Seat, clearing: Clearing): boolean {
  return tokensLeft(playerOf(state, self), PLOT) > 0 && canPlace(state, self, clearing);
}

/** A warrior goes, a plot comes that nobody looks at. */
function* hide(table: Root, self: Seat, clause: string, why: readonly Traced[], clearing: Clearing): Rules {
  const { state } = table;
  targets(table, self, clause, why, clearing);
  yield* remove(table, [{ ...warriors(self, clearing, 1), by: self }]);
  yield* mix(table, self);
  layFaceDown(state, self, clearing, secretOf(state, self).supply.pop() as Plot);
  yield* place(table, self, clearing, { token: PLOT });
  yield* pause(table);
}
