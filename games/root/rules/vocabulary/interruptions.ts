/**
 * What may interrupt a turn (section 6.1): everything that its player may do besides the steps of the faction, part by part. Whatever is not listed
 * here is not offered. It is offered beside every menu of the faction (`act` in windows.ts), and in a window of its own (`offer`) where a part has no
 * menu, between steps that ask nothing, between the cards of a Decree and before Evening draws. A turmoil or a Hideout ends Daylight without one.
 *
 * Battles (section 6.2) and what follows from moves and removals (section 6.3) ask in their own places: battle.ts, effects.ts.
 */
import type { Part } from './phases.ts';

/** What is not a card: services (ROOT-11.2.6), exposure (ROOT-13.2.4), dominance (ROOT-3.3), closed paths (ROOT-15.4). */
export type Occasion = 'services' | 'exposure' | 'dominance' | 'closed-paths';

export const interruptions = {
  'start-of-birdsong': {
    occasions: ['services'],
    cards: ['better-burrow-bank', 'coffin-makers', 'saboteurs'],
  },
  birdsong: {
    occasions: ['exposure'],
    cards: ['royal-claim', 'stand-and-deliver', 'swap-meet', 'false-orders'],
  },
  'end-of-birdsong': { occasions: [], cards: ['eyrie-emigre'] },
  'start-of-daylight': { occasions: [], cards: ['command-warren'] },
  daylight: {
    occasions: ['dominance', 'closed-paths', 'exposure'],
    cards: ['tax-collector', 'codebreakers', 'propaganda-bureau', 'league-of-adventurous-mice'],
  },
  'start-of-evening': { occasions: [], cards: ['cobbler', 'charm-offensive'] },
  evening: { occasions: ['exposure'], cards: [] },
  'end-of-evening': { occasions: [], cards: [] },
} as const satisfies {
  readonly [part in Part]: { readonly occasions: readonly Occasion[]; readonly cards: readonly string[] };
};

/** A crafted card that is used in its owner's turn. */
export type TurnCardId = (typeof interruptions)[Part]['cards'][number];

export function occasionsIn(part: Part): readonly Occasion[] {
  return interruptions[part].occasions;
}

export function cardsIn(part: Part): readonly string[] {
  return interruptions[part].cards;
}
