/** Eimmie, Disarm (LAB-6.11). */
import { test } from '../challenge/challenge.ts';
import { gainTreasure } from '../challenge/treasures.ts';
import { HALL } from '../state/grid.ts';
import { playerOf, printed } from '../state/state.ts';
import { canExplode, explode } from './explosion.ts';
import type { Power } from './power.ts';

export const disarm: Power = {
  clause: 'LAB-6.11',
  possible(state, grid, seat) {
    const { space } = playerOf(state, seat);
    const card = space === HALL ? null : state.cells[space];
    return !!card && card.resolved && printed(card).challenge === 'trap' && canExplode(state, grid, space);
  },

  /** A resolved trap is tested once more; then it explodes under all who stand on it. LAB-8.5d: in a race without the test. */
  *use(table, seat) {
    const { state } = table;
    const { space } = playerOf(state, seat);
    if (state.race === null) {
      const { won } = yield* test(table, seat, 'trap');
      if (won) gainTreasure(table, seat);
    }
    yield* explode(table, seat, space);
  },
};
