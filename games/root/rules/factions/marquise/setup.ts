/** ROOT-6.3: keep, a warrior nearly everywhere, one building of each type around the keep. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { choose } from '../../state/choose.ts';
import { mapOf } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { chooseCorner } from '../../turn/setup.ts';
import { buildingNames } from '../../vocabulary/marquise.ts';
import { clearingMove } from '../../vocabulary/moves.ts';
import { neighbours } from '../../woodland/map.ts';
import { openSlots } from '../../woodland/pieces.ts';
import { place } from '../../woodland/place.ts';
import { KEEP } from './state.ts';

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
