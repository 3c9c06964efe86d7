/** The relics and the Grand Scepter. */
import type { CardTexts } from '../cards.ts';

export const relicsEn: CardTexts = {
  'sticky-fire': {
    name: 'Sticky Fire',
    text: "If you are victorious you may kill every warband left in your enemy's force; if you choose to, you must give them 1 favor if able.",
  },
  'cursed-cauldron': {
    name: 'Cursed Cauldron',
    text: 'If you are victorious, gain 1 warband per enemy warband killed in this campaign (skulls, traps and sacrifices included).',
  },
  'brass-horse': {
    name: 'Brass Horse',
    text: "Action: reveal the top card of your region's discard pile and travel to a site holding a card of its suit; if there is none (or it is a Vision), travel anywhere. Spend no Supply.",
  },
  'truthful-harp': {
    name: 'Truthful Harp',
    text: 'You may draw 2 more cards; if so, reveal every card drawn and the card you keep.',
  },
  'grand-mask': {
    name: 'Grand Mask',
    text: 'While it is your turn and you are an Exile, the cards at Imperial sites obey you and not the Empire (battle plans excepted).',
  },
  'horned-mask': {
    name: 'Horned Mask',
    text: 'Action: exchange the places of one faceup adviser of yours and one card of your site (restrictions and locks apply).',
  },
  'cup-of-plenty': {
    name: 'Cup of Plenty',
    text: 'Spend no Supply when trading with a card that matches one of your advisers.',
  },
  whistle: {
    name: 'Whistle',
    text: 'Action: name a pawn standing elsewhere; its owner has to travel to your site if able, free of Supply, and then receives the secret placed here (faceup).',
  },
  'dowsing-sticks': {
    name: 'Dowsing Sticks',
    text: 'Action: look at the top relic of the deck: keep it, or bury it under the deck.',
  },
  'cracked-horn': {
    name: 'Cracked Horn',
    text: 'The discards of this Search may all go under the world deck.',
  },
  'bandit-crown': {
    name: 'Bandit Crown',
    text: 'Bandits count as warbands of yours wherever no enemy rules: sites without warbands are yours. Such bandits never die, move or get sacrificed.',
  },
  'ring-of-devotion': {
    name: 'Ring of Devotion',
    text: 'You cannot place warbands at sites in any way. When mustering gain 2 more warbands.',
  },
  'skeleton-key': {
    name: 'Skeleton Key',
    text: 'Action, at a site ruled by the Chancellor: look at one Reliquary relic; you may keep it.',
  },
  'oracular-pig': {
    name: 'Oracular Pig',
    text: 'Action: look at the first 3 cards of the world deck.',
  },
  'circlet-of-command': {
    name: 'Circlet of Command',
    text: 'Your banners and your other relics are out of reach of other players: no targeting, no taking. Your pawn is worth 1 extra defense die when it is targeted.',
  },
  'ivory-eye': {
    name: 'Ivory Eye',
    text: 'Action: look at one facedown card of your choice: a site, an adviser, or a relic lying at a site.',
  },
  map: {
    name: 'Map',
    text: 'Action: bury this relic under the relic deck; gain 4 Supply.',
  },
  'obsidian-cage': {
    name: 'Obsidian Cage',
    text: "If you are victorious, move all unkilled warbands of your enemy's force onto this relic. Action: move any number of them to boards of their own colour.",
  },
  'book-of-records': {
    name: 'Book of Records',
    text: 'When you play to a site you must gain 1 secret instead of the 1 favor.',
  },
  'dragonskin-drum': {
    name: 'Dragonskin Drum',
    text: 'After travelling, gain 1 warband.',
  },
  'grand-scepter': {
    name: 'The Grand Scepter',
    text: 'Unusable on the turn you took it. Action: look at the Imperial Reliquary. Action: offer Citizenship to an Exile, or exile a Citizen other than yourself.',
  },
};
