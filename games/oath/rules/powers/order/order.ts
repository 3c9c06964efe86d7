/** The denizens of Order. Those that are missing here are battle plans whose data says it all. */
import type { Power } from '../../hooks/power.ts';
import { orderCampaign } from './campaign.ts';
import { orderCitizens } from './citizens.ts';
import { orderMuster } from './muster.ts';
import { orderPalanquin } from './palanquin.ts';
import { orderPeaceEnvoy } from './peace-envoy.ts';
import { orderRelicHunter } from './relic-hunter.ts';
import { orderRoyalTax } from './royal-tax.ts';
import { orderTolls } from './tolls.ts';
import { orderTomeGuardians } from './tome-guardians.ts';
import { orderVisions } from './visions.ts';
import { orderWarbands } from './warbands.ts';

/** Every card with a power of its own: one that no file here has does not compile. */
type OrderId =
  | 'captains'
  | 'council-seat'
  | 'curfew'
  | 'forced-labor'
  | 'garrison'
  | 'hunting-party'
  | 'knights-errant'
  | 'martial-culture'
  | 'messenger'
  | 'palanquin'
  | 'peace-envoy'
  | 'pressgangs'
  | 'relic-hunter'
  | 'royal-tax'
  | 'secret-police'
  | 'siege-engines'
  | 'toll-roads'
  | 'tome-guardians'
  | 'tyrant'
  | 'vow-of-obedience';

export const order: { readonly [C in OrderId]: Power } = {
  ...orderMuster,
  ...orderWarbands,
  ...orderCitizens,
  ...orderPalanquin,
  ...orderTomeGuardians,
  ...orderTolls,
  ...orderVisions,
  ...orderRoyalTax,
  ...orderCampaign,
  ...orderPeaceEnvoy,
  ...orderRelicHunter,
};
