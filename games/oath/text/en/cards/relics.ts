/** The relics and the Grand Scepter. */
import type { CardTexts } from '../../cards.ts';

export const relics: CardTexts = {
  'sticky-fire': {
    name: 'Sticky Fire',
    text: "If you are victorious you may kill every warband left in your enemy's force; if you choose to, you must give them 1 favor if able.",
    rulings: ['With Allies the favor goes to the declared opponent; it is owed even if the killing was prevented.'],
    asks: { burn: 'Kill all warbands your enemy has left?' },
  },
  'cursed-cauldron': {
    name: 'Cursed Cauldron',
    text: 'If you are victorious, gain 1 warband per enemy warband killed in this campaign (skulls, traps and sacrifices included).',
    rulings: ['Warbands saved by Hospital do not count. A Citizen gains purple warbands.'],
  },
  'brass-horse': {
    name: 'Brass Horse',
    text: "Action: reveal the top card of your region's discard pile and travel to a site holding a card of its suit; if there is none (or it is a Vision), travel anywhere. Spend no Supply.",
    rulings: [
      'Unusable if the pile is empty. The card goes back facedown. Your own site does not count as a match.',
      'Leaving the Shrouded Wood under an enemy ruler, that ruler picks among the sites the Horse allows.',
    ],
  },
  'truthful-harp': {
    name: 'Truthful Harp',
    text: 'You may draw 2 more cards; if so, reveal every card drawn and the card you keep.',
    rulings: ['Declared at the start; a Vision still stops the draw.'],
  },
  'grand-mask': {
    name: 'Grand Mask',
    text: 'While it is your turn and you are an Exile, the cards at Imperial sites obey you and not the Empire (battle plans excepted).',
    rulings: ['Cards only, never the sites themselves.'],
  },
  'horned-mask': {
    name: 'Horned Mask',
    text: 'Action: exchange the places of one faceup adviser of yours and one card of your site (restrictions and locks apply).',
    rulings: ['A swap is not a play: no favor.'],
    asks: { adviser: 'Which adviser of yours leaves?', card: 'Which card of the site comes?' },
  },
  'cup-of-plenty': {
    name: 'Cup of Plenty',
    text: 'Spend no Supply when trading with a card that matches one of your advisers.',
  },
  whistle: {
    name: 'Whistle',
    text: 'Action: name a pawn standing elsewhere; its owner has to travel to your site if able, free of Supply, and then receives the secret placed here (faceup).',
    rulings: [
      'They cannot be forced to pay tolls or flip a secret for The Hidden Place; Narrow Pass can make it impossible.',
    ],
    asks: { player: 'Who must come?' },
  },
  'dowsing-sticks': {
    name: 'Dowsing Sticks',
    text: 'Action: look at the top relic of the deck: keep it, or bury it under the deck.',
    asks: { keep: 'Keep this relic, or bury it?' },
  },
  'cracked-horn': {
    name: 'Cracked Horn',
    text: 'The discards of this Search may all go under the world deck.',
    rulings: ['Visions too; the Visions Drawn track does not move back.'],
    asks: { under: 'If discarded, put it under the deck?' },
  },
  'bandit-crown': {
    name: 'Bandit Crown',
    text: 'Bandits count as warbands of yours wherever no enemy rules: sites without warbands are yours. Such bandits never die, move or get sacrificed.',
    rulings: [
      'Held by an Imperial player, the Empire rules the empty sites; in the Chronicle those sites count as ruled.',
      'A site you rule with physical warbands counts its bandits in addition; you may lift your last physical warband or put warbands on an empty site.',
      'No purple warbands are added when the holder becomes a Citizen or a site is revealed.',
      'In the Chronicle an Exile winner puts a warband on every site that a new Citizen ruled through the Crown.',
    ],
  },
  'ring-of-devotion': {
    name: 'Ring of Devotion',
    text: 'You cannot place warbands at sites in any way. When mustering gain 2 more warbands.',
  },
  'skeleton-key': {
    name: 'Skeleton Key',
    text: 'Action, at a site ruled by the Chancellor: look at one Reliquary relic; you may keep it.',
    rulings: ['Works for the Chancellor too.'],
    asks: { slot: 'Which Reliquary slot do you look at?', take: 'Keep this relic?' },
  },
  'oracular-pig': {
    name: 'Oracular Pig',
    text: 'Action: look at the first 3 cards of the world deck.',
  },
  'circlet-of-command': {
    name: 'Circlet of Command',
    text: 'Your banners and your other relics are out of reach of other players: no targeting, no taking. Your pawn is worth 1 extra defense die when it is targeted.',
    rulings: ['You may still recover your own banner.'],
  },
  'ivory-eye': {
    name: 'Ivory Eye',
    text: 'Action: look at one facedown card of your choice: a site, an adviser, or a relic lying at a site.',
    asks: { look: 'What do you look at?' },
  },
  map: {
    name: 'Map',
    text: 'Action: bury this relic under the relic deck; gain 4 Supply.',
  },
  'obsidian-cage': {
    name: 'Obsidian Cage',
    text: "If you are victorious, move all unkilled warbands of your enemy's force onto this relic. Action: move any number of them to boards of their own colour.",
    rulings: [
      'If it returns to the deck its holder must release everything first. Caged warbands of a new Citizen turn purple when released.',
      'Warbands saved by Hospital are placed first; only those still in the force are caged.',
    ],
    asks: { release: 'Which warbands do you release?' },
  },
  'book-of-records': {
    name: 'Book of Records',
    text: 'When you play to a site you must gain 1 secret instead of the 1 favor.',
    rulings: ['The Homeland bonus of a site is separate and unchanged.'],
  },
  'dragonskin-drum': {
    name: 'Dragonskin Drum',
    text: 'After travelling, gain 1 warband.',
    rulings: ['Forced travel counts.'],
  },
  'grand-scepter': {
    name: 'The Grand Scepter',
    text: 'Unusable on the turn you took it. Action: look at the Imperial Reliquary. Action: offer Citizenship to an Exile, or exile a Citizen other than yourself.',
    rulings: ['Received as a gift in an exchange it can be used at once.'],
  },
};
