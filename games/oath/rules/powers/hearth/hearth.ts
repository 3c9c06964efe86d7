/** The denizens of Hearth. Those that are missing here are battle plans whose data says it all. */
import type { Power } from '../../hooks/power.ts';
import { hearthARoundOfAle } from './a-round-of-ale.ts';
import { hearthBanners } from './banners.ts';
import { hearthCampaign } from './campaign.ts';
import { hearthFairs } from './fairs.ts';
import { hearthFavor } from './favor.ts';
import { hearthLandWarden } from './land-warden.ts';
import { hearthMarriage } from './marriage.ts';
import { hearthPlay } from './play.ts';
import { hearthRelics } from './relics.ts';
import { hearthRowdyPub } from './rowdy-pub.ts';
import { hearthSupply } from './supply.ts';
import { hearthTavernSongs } from './tavern-songs.ts';

/** Every card with a power of its own: one that no file here has does not compile. */
type HearthId =
  | 'a-round-of-ale'
  | 'armed-mob'
  | 'awaited-return'
  | 'ballot-box'
  | 'book-binders'
  | 'charming-friend'
  | 'crop-rotation'
  | 'deed-writer'
  | 'fabled-feast'
  | 'family-heirloom'
  | 'hearts-and-minds'
  | 'herald'
  | 'homesteaders'
  | 'hospital'
  | 'land-warden'
  | 'levelers'
  | 'marriage'
  | 'memory-of-home'
  | 'news-from-afar'
  | 'relic-breaker'
  | 'rowdy-pub'
  | 'saddle-makers'
  | 'salad-days'
  | 'storyteller'
  | 'tavern-songs'
  | 'tinkers-fair'
  | 'traveling-doctor'
  | 'vow-of-peace'
  | 'wayside-inn'
  | 'welcoming-party';

export const hearth: { readonly [C in HearthId]: Power } = {
  ...hearthFairs,
  ...hearthSupply,
  ...hearthCampaign,
  ...hearthBanners,
  ...hearthTavernSongs,
  ...hearthARoundOfAle,
  ...hearthLandWarden,
  ...hearthRelics,
  ...hearthRowdyPub,
  ...hearthMarriage,
  ...hearthFavor,
  ...hearthPlay,
};
