/** Build (AUT-10.5.3), also by the Banker (AUT-10.7.5). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { clearings } from '../../../data/maps.ts';
import { CITADEL, MARKET } from '../../factions/duchy/state.ts';
import { score } from '../../score/score.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { buildingNames } from '../../vocabulary/duchy.ts';
import { buildingsLeft, canPlace, canPlaceBuilding, place } from '../../woodland/place.ts';
import { rules } from '../../woodland/rule.ts';
import { skips, targets } from '../automaton.ts';
import { battleInEach } from '../battling.ts';
import { ownWarriors } from '../keys.ts';
import { buildingSite } from '../mercenaries.ts';
import { hasTrait } from '../state.ts';
import { mostBuilt } from './battle.ts';

/** Warriors in the supply that make it build a citadel. */
const FOR_CITADEL = 9;

/** Where it rules with most warriors: a citadel while many are in the supply, else a market. */
export function* build(table: Root, self: Seat, clause: string): Rules {
  const { state } = table;
  const which = playerOf(state, self).supply >= FOR_CITADEL ? CITADEL : MARKET;
  const where = yield* buildingSite(table, self, {
    from: clearings,
    where: [['AUT-10.5.3', (clearing) => rules(state, self, clearing)]],
    by: [['AUT-10.5.3', 'most', (clearing) => ownWarriors(state, self, clearing)]],
    tie: 'high',
    legal: (clearing) => buildingsLeft(playerOf(state, self), which) > 0 && canPlaceBuilding(state, self, clearing),
  });
  if (where.best === undefined) {
    yield* skips(table, self, clause, [where]);
    return yield* insteadOfBuilding(table, self, which);
  }
  targets(table, self, clause, [where], where.best);
  yield* place(table, self, where.best, { building: which });
  yield* pause(table);
}

/** 1 VP while anything is left to build. Where only slots are missing, Invaders battle in each clearing instead (AUT-T-DUC-4). */
function* insteadOfBuilding(table: Root, self: Seat, which: number): Rules {
  const { state } = table;
  if (hasTrait(state, self, 'invaders') && lacksSlots(state, self, which))
    return yield* battleInEach(table, self, { clause: 'AUT-T-DUC-4', where: [], defender: mostBuilt(state) });
  const left = buildingNames.some((_, type) => buildingsLeft(playerOf(state, self), type) > 0);
  if (!left) return;
  score(table, self, 1, 'nothing-built', 'AUT-10.5.3');
  yield* pause(table);
}

/** Nothing but open slots is missing. */
function lacksSlots(state: State, self: Seat, which: number): boolean {
  return (
    buildingsLeft(playerOf(state, self), which) > 0 &&
    clearings.some((clearing) => rules(state, self, clearing) && canPlace(state, self, clearing))
  );
}
