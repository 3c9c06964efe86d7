/** ROOT-7.3: a corner, a leader and their Viziers. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { choose } from '../../state/choose.ts';
import type { Root } from '../../state/table.ts';
import { chooseCorner, startingCorners } from '../../turn/setup.ts';
import { leaderIds } from '../../vocabulary/eyrie.ts';
import { place } from '../../woodland/place.ts';
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
