/** ROOT-7.3: a corner, a leader and their Viziers. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { choose } from '../../choose.ts';
import { place } from '../../place.ts';
import { chooseCorner, startingCorners } from '../../setup.ts';
import type { Root } from '../../table.ts';
import { leaderIds } from './state.ts';
import { appoint } from './turmoil.ts';

const WARRIORS = 6;

export function* setup(table: Root, self: Seat): Rules {
  const corner = yield* chooseCorner(table, self, startingCorners(table.state));
  yield* place(table, self, corner, { building: 0 });
  yield* place(table, self, corner, { warriors: WARRIORS });
  const moves = leaderIds.map((leader) => ({ kind: 'eyrie.leader', leader }) as const);
  const { leader } = yield* choose(self, 'eyrie.choose-leader', moves);
  appoint(table, self, leader);
}
