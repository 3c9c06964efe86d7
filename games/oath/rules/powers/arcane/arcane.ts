/** The denizens of Arcane. Those that are missing here are battle plans whose data says it all. */
import type { Power } from '../../hooks/power.ts';
import { arcaneBewitch } from './bewitch.ts';
import { arcaneCampaign } from './campaign.ts';
import { arcaneDarkestSecret } from './darkest-secret.ts';
import { arcaneDiscards } from './discards.ts';
import { arcaneFacedown } from './facedown.ts';
import { arcaneFavor } from './favor.ts';
import { arcaneJinx } from './jinx.ts';
import { arcanePortal } from './portal.ts';
import { arcaneSearch } from './search.ts';
import { arcaneSecrets } from './secrets.ts';
import { arcaneTrade } from './trade.ts';
import { arcaneWarbands } from './warbands.ts';
import { arcaneWitchsBargain } from './witchs-bargain.ts';

/** Every card with a power of its own: one that no file here has does not compile. */
type ArcaneId =
  | 'acting-troupe'
  | 'alchemist'
  | 'augury'
  | 'bewitch'
  | 'blood-pact'
  | 'dazzle'
  | 'dream-thief'
  | 'forgotten-vault'
  | 'gleaming-armor'
  | 'initiation-rite'
  | 'inquisitor'
  | 'jinx'
  | 'magicians-code'
  | 'map-library'
  | 'master-of-disguise'
  | 'observatory'
  | 'plague-engines'
  | 'portal'
  | 'revelation'
  | 'sealing-ward'
  | 'secret-signal'
  | 'spirit-snare'
  | 'taming-charm'
  | 'terror-spells'
  | 'tutor'
  | 'vow-of-silence'
  | 'witchs-bargain'
  | 'wizard-school';

export const arcane: { readonly [C in ArcaneId]: Power } = {
  ...arcaneTrade,
  ...arcaneWitchsBargain,
  ...arcaneFavor,
  ...arcaneSecrets,
  ...arcaneDarkestSecret,
  ...arcaneFacedown,
  ...arcaneDiscards,
  ...arcaneSearch,
  ...arcaneCampaign,
  ...arcaneWarbands,
  ...arcaneJinx,
  ...arcanePortal,
  ...arcaneBewitch,
};
