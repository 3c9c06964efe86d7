/** The denizens of Nomad. Those that are missing here are battle plans whose data says it all. */
import type { Power } from '../../hooks/power.ts';
import { nomadCampaign } from './campaign.ts';
import { nomadConvoys } from './convoys.ts';
import { nomadFamilyWagon } from './family-wagon.ts';
import { nomadOracle } from './oracle.ts';
import { nomadPeople } from './people.ts';
import { nomadPilgrimage } from './pilgrimage.ts';
import { nomadProtection } from './protection.ts';
import { nomadSecrets } from './secrets.ts';
import { nomadSupply } from './supply.ts';
import { nomadTheGathering } from './the-gathering.ts';
import { nomadTravel } from './travel.ts';
import { nomadVowOfKinship } from './vow-of-kinship.ts';

/** Every card with a power of its own: one that no file here has does not compile. */
type NomadId =
  | 'a-fast-steed'
  | 'ancient-binding'
  | 'ancient-bloodline'
  | 'ancient-pact'
  | 'convoys'
  | 'elders'
  | 'faithful-friend'
  | 'family-wagon'
  | 'great-herd'
  | 'hospitality'
  | 'lost-tongue'
  | 'oracle'
  | 'pilgrimage'
  | 'relic-worship'
  | 'resettle'
  | 'sacred-ground'
  | 'special-envoy'
  | 'spell-breaker'
  | 'tents'
  | 'the-gathering'
  | 'twin-brother'
  | 'vow-of-kinship'
  | 'warning-signals'
  | 'way-station'
  | 'wild-mounts';

export const nomad: { readonly [C in NomadId]: Power } = {
  ...nomadSecrets,
  ...nomadCampaign,
  ...nomadSupply,
  ...nomadVowOfKinship,
  ...nomadProtection,
  ...nomadFamilyWagon,
  ...nomadTravel,
  ...nomadTheGathering,
  ...nomadPeople,
  ...nomadConvoys,
  ...nomadOracle,
  ...nomadPilgrimage,
};
