/** AUT-10.5: dig, battle, build, and the ministers. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Root } from '../../state/table.ts';
import { battles } from './battle.ts';
import { build } from './build.ts';
import { digStep } from './dig.ts';
import { offices } from './ministers.ts';
import { isCrowned, ministers } from './state.ts';

export function* daylight(table: Root, self: Seat): Rules {
  yield* digStep(table, self);
  yield* battles(table, self);
  yield* build(table, self, 'AUT-10.5.3');
  yield* parliament(table, self);
}

/** AUT-10.5.4: every minister with a crown acts, from top to bottom. The Captain and the Foremole have abilities instead. */
function* parliament(table: Root, self: Seat): Rules {
  for (const minister of ministers) {
    if (isCrowned(table.state, self, minister)) yield* offices[minister]?.(table, self) ?? [];
  }
}
