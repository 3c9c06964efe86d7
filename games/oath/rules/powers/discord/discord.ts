/** The denizens of Discord. Those that are missing here are battle plans whose data says it all. */
import type { Power } from '../../hooks/power.ts';
import { discordCampaign } from './campaign.ts';
import { discordDowntrodden } from './downtrodden.ts';
import { discordFalseProphet } from './false-prophet.ts';
import { discordFavor } from './favor.ts';
import { discordGossip } from './gossip.ts';
import { discordPurges } from './purges.ts';
import { discordRelics } from './relics.ts';
import { discordRoyalAmbitions } from './royal-ambitions.ts';
import { discordScryer } from './scryer.ts';
import { discordSecrets } from './secrets.ts';
import { discordWarbands } from './warbands.ts';

/** Every card with a power of its own: one that no file here has does not compile. */
type DiscordId =
  | 'a-small-favor'
  | 'assassin'
  | 'bandit-chief'
  | 'beast-tamer'
  | 'blackmail'
  | 'boiling-lake'
  | 'chaos-cult'
  | 'charlatan'
  | 'dissent'
  | 'downtrodden'
  | 'enchantress'
  | 'false-prophet'
  | 'gambling-hall'
  | 'gossip'
  | 'insomnia'
  | 'key-to-the-city'
  | 'naysayers'
  | 'relic-thief'
  | 'riots'
  | 'royal-ambitions'
  | 'salt-the-earth'
  | 'scryer'
  | 'second-wind'
  | 'silver-tongue'
  | 'sleight-of-hand'
  | 'sneak-attack'
  | 'vow-of-renewal';

export const discord: { readonly [C in DiscordId]: Power } = {
  ...discordWarbands,
  ...discordCampaign,
  ...discordSecrets,
  ...discordFavor,
  ...discordScryer,
  ...discordDowntrodden,
  ...discordRelics,
  ...discordPurges,
  ...discordRoyalAmbitions,
  ...discordGossip,
  ...discordFalseProphet,
};
