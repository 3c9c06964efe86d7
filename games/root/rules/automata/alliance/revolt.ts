/** AUT-6.4.3 and, with a bird order, the Surprise Revolt of AUT-6.5.2. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { clearings } from '../../../data/maps.ts';
import { BASE, hasBaseOf, isSympathetic } from '../../factions/alliance/state.ts';
import { canPlaceWithoutEnemies, slotsWithoutEnemies } from '../../factions/alliance/uprising.ts';
import { suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { place } from '../../woodland/place.ts';
import { removeAllEnemies } from '../../woodland/removal.ts';
import { skips, targets } from '../automaton.ts';
import { enemyPieces } from '../keys.ts';
import { selection } from '../selection.ts';
import { isOrdered } from '../state.ts';

/**
 * In the ordered sympathetic clearing with most enemy pieces whose base is still on the board: all enemies go, snares with them, and the base
 * comes. False when there is none.
 */
export function* revolt(table: Root, self: Seat, clause: 'AUT-6.4.3' | 'AUT-6.5.2'): Rules<boolean> {
  const { state } = table;
  const where = yield* selection(state, {
    from: clearings,
    where: [
      ['AUT-6.2.1', (clearing) => isSympathetic(state, self, clearing)],
      ['AUT-2.7', (clearing) => isOrdered(state, self, clearing)],
      [clause, (clearing) => !hasBaseOf(state, self, suitAt(state, clearing))],
    ],
    by: [[clause, 'most', (clearing) => enemyPieces(state, self, clearing)]],
    tie: 'high',
    legal: (clearing) => slotsWithoutEnemies(state, clearing) > 0 && canPlaceWithoutEnemies(state, self, clearing),
  });
  if (where.best === undefined) {
    yield* skips(table, self, clause, [where]);
    return false;
  }
  targets(table, self, clause, [where], where.best);
  yield* removeAllEnemies(table, self, [where.best]);
  yield* place(table, self, where.best, { building: BASE });
  yield* pause(table);
  return true;
}
