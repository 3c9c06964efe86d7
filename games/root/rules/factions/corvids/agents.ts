/** ROOT-13.2.5, AUT-11.2.2: defending at a face-down plot brings an extra hit. */
import { DEFENDER } from '../../battle-state.ts';
import type { Faction } from '../faction.ts';
import { isFaceDown } from './state.ts';

export const embeddedAgents: Required<Faction>['extraHits'] = (state, self, { clearing }, side) =>
  side === DEFENDER && isFaceDown(state, self, clearing) ? 1 : 0;
