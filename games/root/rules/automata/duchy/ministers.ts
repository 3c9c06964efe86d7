/** AUT-10.7: what each minister with a crown does. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { clearings } from '../../../data/maps.ts';
import { CITADEL, MARKET, TUNNEL } from '../../factions/duchy/state.ts';
import { score } from '../../score/score.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import type { Minister } from '../../vocabulary/duchy.ts';
import { onMap } from '../../woodland/pieces.ts';
import { canPlace, place, tokensLeft } from '../../woodland/place.ts';
import { remove, warriors } from '../../woodland/removal.ts';
import { rules } from '../../woodland/rule.ts';
import { skips, targets } from '../automaton.ts';
import { ownWarriors } from '../keys.ts';
import { selection } from '../selection.ts';
import { build } from './build.ts';
import { brigadier } from './dig.ts';
import { hasBuilding } from './state.ts';

type Office = (table: Root, self: Seat) => Rules;

const ALL_TUNNELS_VP = 2;

export const offices: { readonly [minister in Minister]?: Office } = {
  marshal,
  brigadier,
  banker: (table, self) => build(table, self, 'AUT-10.7.5'),
  mayor,
  'earl-of-stone': lord('earl-of-stone', 'AUT-10.7.7', (state, self) => standing(state, self, CITADEL)),
  'baron-of-dirt': lord('baron-of-dirt', 'AUT-10.7.8', (state, self) => standing(state, self, MARKET)),
  'duchess-of-mud': lord('duchess-of-mud', 'AUT-10.7.9', (state, self) =>
    tokensLeft(playerOf(state, self), TUNNEL) === 0 ? ALL_TUNNELS_VP : 0,
  ),
};

/** AUT-10.7.7 to 10.7.9. */
function lord(minister: Minister, clause: string, vp: (state: State, self: Seat) => number): Office {
  return function* (table, self) {
    const scored = vp(table.state, self);
    if (scored === 0) return yield* skips(table, self, clause);
    targets(table, self, clause, [], null);
    score(table, self, scored, minister, clause);
    yield* pause(table);
  };
}

export function standing(state: State, self: Seat, which: number): number {
  return onMap(playerOf(state, self).buildings[which]);
}

/** AUT-10.7.2: a warrior where fewest stand beside a building of the Duchy. */
function* marshal(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-10.7.2';
  const where = yield* selection(state, {
    from: clearings,
    where: [[clause, (clearing) => hasBuilding(state, self, clearing)]],
    by: [[clause, 'least', (clearing) => ownWarriors(state, self, clearing)]],
    tie: 'high',
    legal: (clearing) => playerOf(state, self).supply > 0 && canPlace(state, self, clearing),
  });
  if (where.best === undefined) return yield* skips(table, self, clause, [where]);
  targets(table, self, clause, [where], where.best);
  yield* place(table, self, where.best, { warriors: 1 });
  yield* pause(table);
}

/** AUT-10.7.6: a warrior from where most of them rule, for 1 VP. */
function* mayor(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-10.7.6';
  const where = yield* selection(state, {
    from: clearings,
    where: [
      [clause, (clearing) => rules(state, self, clearing)],
      [clause, (clearing) => ownWarriors(state, self, clearing) > 0],
    ],
    by: [[clause, 'most', (clearing) => ownWarriors(state, self, clearing)]],
    tie: 'high',
  });
  if (where.best === undefined) return yield* skips(table, self, clause, [where]);
  targets(table, self, clause, [where], where.best);
  yield* remove(table, [{ ...warriors(self, where.best, 1), by: self }]);
  score(table, self, 1, 'mayor', clause);
  yield* pause(table);
}
