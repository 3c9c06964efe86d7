/** Site powers (data/sites.json). Homelands are data: rules/actions/homeland.ts. */
import type { Power } from '../../hooks/power.ts';
import { sitesCoasts } from './coasts.ts';
import { sitesGreatSlum } from './great-slum.ts';
import { sitesJourneys } from './journeys.ts';
import { sitesMarshes } from './marshes.ts';
import { sitesNarrowPass } from './narrow-pass.ts';
import { sitesOpportunities } from './opportunities.ts';
import { sitesRiver } from './river.ts';
import { sitesTerrain } from './terrain.ts';
import { sitesTheHiddenPlace } from './the-hidden-place.ts';
import { sitesTheTribunal } from './the-tribunal.ts';

/** Every card with a power of its own: one that no file here has does not compile. */
type SiteId =
  | 'barren-coast'
  | 'buried-giant'
  | 'charming-valley'
  | 'drowned-city'
  | 'great-slum'
  | 'lush-coast'
  | 'marshes'
  | 'mine'
  | 'mountain'
  | 'narrow-pass'
  | 'plains'
  | 'river'
  | 'rocky-coast'
  | 'salt-flats'
  | 'shrouded-wood'
  | 'the-hidden-place'
  | 'the-tribunal';

export const sites: { readonly [C in SiteId]: Power } = {
  ...sitesCoasts,
  ...sitesOpportunities,
  ...sitesTerrain,
  ...sitesJourneys,
  ...sitesNarrowPass,
  ...sitesTheHiddenPlace,
  ...sitesGreatSlum,
  ...sitesMarshes,
  ...sitesRiver,
  ...sitesTheTribunal,
};
