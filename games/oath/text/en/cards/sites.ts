/** The sites. */
import type { CardTexts } from '../../cards.ts';

export const sites: CardTexts = {
  'ancient-city': {
    name: 'Ancient City',
    text: 'Homeland (Order): a card of this suit played here earns you 2 warbands, unless you discarded a card of the suit from this site earlier in the turn.',
  },
  'barren-coast': {
    name: 'Barren Coast',
    text: 'Travelling from here to another Coast site costs 1 Supply and ignores the Narrow Pass.',
  },
  'buried-giant': {
    name: 'Buried Giant',
    text: 'Leaving this site you have the option to turn one ready secret on your board facedown; the journey then costs nothing and the Narrow Pass does not bind you.',
  },
  'charming-valley': {
    name: 'Charming Valley',
    text: 'Travelling from here costs 1 more Supply.',
  },
  'deep-woods': {
    name: 'Deep Woods',
    text: 'Homeland (Beast): a card of this suit played here earns you the facedown relic here, taken as if recovered, unless you discarded a card of the suit from this site earlier in the turn.',
  },
  'drowned-city': {
    name: 'Drowned City',
    text: 'Last step of your Wake, pawn here: optionally pick up 1 of the secrets lying here.',
  },
  'fertile-valley': {
    name: 'Fertile Valley',
    text: 'Homeland (Hearth): a card of this suit played here earns you 1 favor from the Hearth bank, unless you discarded a card of the suit from this site earlier in the turn.',
  },
  'great-slum': {
    name: 'Great Slum',
    text: 'When you play or move a card here you may first discard a card here.',
  },
  'the-tribunal': {
    name: 'The Tribunal',
    text: 'Action (ruler of this site, or pawn here): strike a binding deal with any one player over favor, secrets and promises of later actions.',
    asks: { partner: 'With whom do you negotiate?' },
  },
  'lush-coast': {
    name: 'Lush Coast',
    text: 'Travelling from here to another Coast site costs 1 Supply and ignores the Narrow Pass.',
  },
  marshes: {
    name: 'Marshes',
    text: 'If your pawn is here, you must draw one card less when searching.',
  },
  mine: {
    name: 'Mine',
    text: 'Last step of your Wake, pawn here: optionally pick up 1 of the favor lying here.',
  },
  mountain: {
    name: 'Mountain',
    text: 'If you declare any target at this site you must subtract 1 attack die (even if you rule it).',
  },
  'narrow-pass': {
    name: 'Narrow Pass',
    text: 'Entering this region from another region you must travel to this site. If you declare any target in this region from another region, you must also target this site unless you rule it.',
  },
  plains: {
    name: 'Plains',
    text: 'If you declare any target at this site you must add 1 attack die (even if you rule it).',
  },
  river: {
    name: 'River',
    text: 'Mustering on a card here gives 1 more warband if you rule this site.',
  },
  'rocky-coast': {
    name: 'Rocky Coast',
    text: 'Travelling from here to another Coast site costs 1 Supply and ignores the Narrow Pass.',
  },
  'salt-flats': {
    name: 'Salt Flats',
    text: 'Last step of your Wake, pawn here: optionally pick up 1 token (favor or secret) lying here.',
  },
  'shrouded-wood': {
    name: 'Shrouded Wood',
    text: 'Travelling from here costs 2 Supply and ignores the Narrow Pass and The Hidden Place. If an enemy player rules this site, that ruler (the Chancellor for the Empire) chooses your destination, even for forced travel.',
    rulings: [
      'A forced traveller who rules this site does not get to choose; a different enemy ruler does.',
      'Ruled by bandits or by the Clockwork Prince: travel as normal.',
    ],
  },
  'standing-stones': {
    name: 'Standing Stones',
    text: 'Homeland (Arcane): a card of this suit played here earns you 1 secret, unless you discarded a card of the suit from this site earlier in the turn.',
  },
  steppe: {
    name: 'Steppe',
    text: 'Homeland (Nomad): a card of this suit played here earns you 1 secret, unless you discarded a card of the suit from this site earlier in the turn.',
  },
  'the-hidden-place': {
    name: 'The Hidden Place',
    text: 'Each journey to this site and each declaration of targets here requires turning one ready secret on your board facedown; otherwise it is impossible.',
  },
  wastes: {
    name: 'Wastes',
    text: 'Homeland (Discord): a card of this suit played here earns you the facedown relic here, taken as if recovered, unless you discarded a card of the suit from this site earlier in the turn.',
  },
};
