/** The denizens of Beast. Those that are missing here are battle plans whose data says it all. */
import type { Power } from '../../hooks/power.ts';
import { beastCampaign } from './campaign.ts';
import { beastFaeMerchant } from './fae-merchant.ts';
import { beastLongLostHeir } from './long-lost-heir.ts';
import { beastMemoryOfNature } from './memory-of-nature.ts';
import { beastMoving } from './moving.ts';
import { beastMuster } from './muster.ts';
import { beastPlay } from './play.ts';
import { beastSearch } from './search.ts';
import { beastThreateningRoar } from './threatening-roar.ts';
import { beastTrade } from './trade.ts';
import { beastTravel } from './travel.ts';
import { beastWarbands } from './warbands.ts';

/** Every card with a power of its own: one that no file here has does not compile. */
type BeastId =
  | 'animal-host'
  | 'animal-playmates'
  | 'birdsong'
  | 'bracken'
  | 'errand-boy'
  | 'fae-merchant'
  | 'forest-council'
  | 'forest-paths'
  | 'giant-python'
  | 'grasping-vines'
  | 'insect-swarm'
  | 'long-lost-heir'
  | 'marsh-spirit'
  | 'memory-of-nature'
  | 'mushrooms'
  | 'nature-worship'
  | 'new-growth'
  | 'pied-piper'
  | 'roving-terror'
  | 'second-chance'
  | 'small-friends'
  | 'the-old-oak'
  | 'threatening-roar'
  | 'true-names'
  | 'vow-of-beastkin'
  | 'vow-of-poverty'
  | 'vow-of-union'
  | 'wild-allies'
  | 'wild-cry'
  | 'wolves';

export const beast: { readonly [C in BeastId]: Power } = {
  ...beastSearch,
  ...beastMuster,
  ...beastTrade,
  ...beastTravel,
  ...beastPlay,
  ...beastMoving,
  ...beastWarbands,
  ...beastFaeMerchant,
  ...beastMemoryOfNature,
  ...beastThreateningRoar,
  ...beastLongLostHeir,
  ...beastCampaign,
};
