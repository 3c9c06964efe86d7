/** ROOT-13.2.5, AUT-11.2.2: defending at a face-down plot brings an extra hit. */

import type { BattleHooks } from '../../contract/faction.ts';
import { DEFENDER } from '../../state/battle.ts';
import { isFaceDown } from './state.ts';

export const embeddedAgents: NonNullable<BattleHooks['extraHits']> = (state, self, { clearing }, side) =>
  side === DEFENDER && isFaceDown(state, self, clearing) ? 1 : 0;
