/** The relics that somebody holds. */
import type { Power } from '../../hooks/power.ts';
import { relicsBookOfRecords } from './book-of-records.ts';
import { relicsCircletOfCommand } from './circlet-of-command.ts';
import { relicsCupOfPlenty } from './cup-of-plenty.ts';
import { relicsFinds } from './finds.ts';
import { relicsHornedMask } from './horned-mask.ts';
import { relicsLooking } from './looking.ts';
import { relicsMap } from './map.ts';
import { relicsObsidianCage } from './obsidian-cage.ts';
import { relicsPlans } from './plans.ts';
import { relicsRule } from './rule.ts';
import { relicsSearch } from './search.ts';
import { relicsTravel } from './travel.ts';
import { relicsWarbands } from './warbands.ts';

/** Every card with a power of its own: one that no file here has does not compile. */
type RelicId =
  | 'bandit-crown'
  | 'book-of-records'
  | 'brass-horse'
  | 'circlet-of-command'
  | 'cracked-horn'
  | 'cup-of-plenty'
  | 'cursed-cauldron'
  | 'dowsing-sticks'
  | 'dragonskin-drum'
  | 'grand-mask'
  | 'horned-mask'
  | 'ivory-eye'
  | 'map'
  | 'obsidian-cage'
  | 'oracular-pig'
  | 'ring-of-devotion'
  | 'skeleton-key'
  | 'sticky-fire'
  | 'truthful-harp'
  | 'whistle';

export const relics: { readonly [C in RelicId]: Power } = {
  ...relicsSearch,
  ...relicsRule,
  ...relicsWarbands,
  ...relicsCupOfPlenty,
  ...relicsCircletOfCommand,
  ...relicsBookOfRecords,
  ...relicsPlans,
  ...relicsObsidianCage,
  ...relicsTravel,
  ...relicsHornedMask,
  ...relicsFinds,
  ...relicsLooking,
  ...relicsMap,
};
