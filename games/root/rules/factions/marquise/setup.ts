/** ROOT-6.3: keep, a warrior nearly everywhere, one building of each type around the keep. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { select } from '@tavola/kernel/select.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { choose } from '../../choose.ts';
import { neighbours } from '../../map.ts';
import { clearingMove } from '../../moves.ts';
import { openSlots } from '../../pieces.ts';
import { place } from '../../place.ts';
import { chooseCorner } from '../../setup.ts';
import { mapOf } from '../../state.ts';
import type { Root } from '../../table.ts';
import { buildingNames, KEEP } from './state.ts';

export function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  const { corners, opposite } = mapOf(state);
  const home = yield* chooseCorner(table, self, corners);
  yield* place(table, self, home, { token: KEEP });
  for (const clearing of clearings) {
    if (clearing !== opposite[home]) yield* place(table, self, clearing, { warriors: 1 });
  }
  for (const [which, building] of buildingNames.entries()) {
    const around = select<Clearing>([home, ...neighbours(state, home)])
      .where('ROOT-2.2.3', (clearing) => openSlots(state, clearing) > 0)
      .moves(clearingMove);
    const { clearing } = yield* choose(self, { kind: 'marquise.first-building', building }, around);
    yield* place(table, self, clearing, { building: which });
  }
}
