/** The denizens of Order. */
import type { CardTexts } from '../../cards.ts';

export const order: CardTexts = {
  wrestlers: {
    name: 'Wrestlers',
    text: '+1 defense die if you sacrifice one warband of your force.',
    rulings: [
      "The warband may come from an Ally's board that adds to the force; sacrificing the last one at a site does not untarget it.",
    ],
  },
  'battle-honors': {
    name: 'Battle Honors',
    text: 'If you are victorious, gain 2 favor from the Order bank.',
  },
  'bear-traps': {
    name: 'Bear Traps',
    text: "-1 attack die, and kill one warband on the attacker's board.",
    rulings: ['The dead warband does not remove a second die; it counts for Cursed Cauldron.'],
  },
  longbows: {
    name: 'Longbows',
    text: 'Attacker +1 / defender -1 attack die.',
  },
  keep: {
    name: 'Keep',
    text: '+2 defense dice if this site is a target.',
  },
  pressgangs: {
    name: 'Pressgangs',
    text: 'You may muster on cards that already hold favor or secrets.',
  },
  garrison: {
    name: 'Garrison',
    text: 'When played: 1 warband per site you rule joins your board, after which 1 goes from your board to each of those sites.',
    asks: { site: 'Which site gets a warband?' },
  },
  scouts: {
    name: 'Scouts',
    text: 'Gain 1 Supply.',
    rulings: ['Also after a free campaign; never above 7.'],
  },
  'martial-culture': {
    name: 'Martial Culture',
    text: 'As an Exile who beats an Exile you may turn Citizen: no relic, Act Phase over, Supply 7.',
    rulings: ['Resolved before Second Wind.'],
    asks: { citizen: 'Become a Citizen, without a relic?' },
  },
  'code-of-honor': {
    name: 'Code of Honor',
    text: 'Attacker +2 / defender -2 attack dice; your side cannot use any other battle plan.',
    rulings: ['Bandits who rule it use only this one.', 'Not offered once your side has used another plan.'],
  },
  outriders: {
    name: 'Outriders',
    text: 'Ignore the skulls you roll.',
  },
  messenger: {
    name: 'Messenger',
    text: 'Action: move any warbands between your board and any sites you rule, never the last warband of a site.',
    rulings: ['A Citizen needs no permission.'],
    asks: { site: 'Which site do you regroup?', stay: 'How many warbands shall be there?' },
  },
  'field-promotion': {
    name: 'Field Promotion',
    text: 'If you are victorious, gain 3 warbands.',
  },
  palanquin: {
    name: 'Palanquin',
    text: 'Action: choose another player whose pawn is at your site and a site they could travel to; put your pawn there and make them travel there for no Supply.',
    rulings: [
      'They decide whether to pay tolls; if they will not, that site is not available.',
      'At the Shrouded Wood your pawn always goes to the site you name. Their destination: the same site if they rule the Wood or nobody hostile to them does; your free choice if you rule it and are their enemy; the choice of the ruler if a third player hostile to them rules it.',
    ],
    asks: { player: 'Whom do you take along?', site: 'Where to?' },
  },
  'shield-wall': {
    name: 'Shield Wall',
    text: '+2 defense dice. If you are defeated, your whole force is killed.',
  },
  'military-parade': {
    name: 'Military Parade',
    text: "If you are victorious, gain 1 favor per faceup adviser of your enemy (Imperial Allies included) from the bank of that adviser's suit.",
    rulings: ['Bandits burn what they would gain.'],
  },
  'tome-guardians': {
    name: 'Tome Guardians',
    text: 'The Darkest Secret cannot be targeted or acquired by enemies of the ruler of this card; with bandits in charge, by anybody.',
  },
  tyrant: {
    name: 'Tyrant',
    text: 'After you travel, you must kill one warband (even yours) at the destination site if there is one.',
    rulings: ['Only warbands at the site, never on boards.'],
    asks: { whose: 'Whose warband dies?' },
  },
  'forced-labor': {
    name: 'Forced Labor',
    text: "Enemies whose pawn is at a site ruled by this card's ruler cannot search unless they give that ruler 1 favor (Chancellor if Empire; burned if bandits).",
    rulings: ['Applies again when a facedown adviser is later played faceup, and to Oracle.'],
  },
  'secret-police': {
    name: 'Secret Police',
    text: "Enemies whose pawn is at a site ruled by this card's ruler cannot play Visions faceup.",
  },
  specialist: {
    name: 'Specialist',
    text: 'The defending side cannot use battle plans.',
    rulings: ['Includes Allies.'],
  },
  captains: {
    name: 'Captains',
    text: 'Action: campaign as though your pawn were at any site you rule, spending no Supply and adding your warbands there to your force.',
    rulings: [
      'A Citizen may use it against Imperial players and still adds those warbands; that site need not be a target.',
    ],
    asks: { site: 'From which site do you campaign?' },
  },
  'siege-engines': {
    name: 'Siege Engines',
    text: 'Action: kill two warbands at one site in your region (yours allowed).',
    asks: { site: 'Which site do you bombard?', whose: 'Whose warband dies?' },
  },
  'royal-tax': {
    name: 'Royal Tax',
    text: 'When played, every other player standing in your region on a site of yours loses 2 favor to you.',
  },
  'toll-roads': {
    name: 'Toll Roads',
    text: "Enemies cannot travel to a site ruled by this card's ruler unless they give that ruler 1 favor (Chancellor if Empire; burned if bandits).",
    rulings: ['No toll for facedown sites. Forced travel only if the traveller chooses to pay.'],
  },
  curfew: {
    name: 'Curfew',
    text: "Enemies cannot trade with a card ruled by this card's ruler unless they give that ruler 1 favor (Chancellor if the Empire rules; burned if bandits).",
  },
  'knights-errant': {
    name: 'Knights Errant',
    text: 'Your Muster may be followed by a campaign that costs no Supply.',
    asks: { campaign: 'Campaign now, for no Supply?' },
  },
  'vow-of-obedience': {
    name: 'Vow of Obedience',
    text: 'You cannot play Visions (the Conspiracy included) faceup. Rest: take 1 favor from any one bank.',
    rulings: ['A Vision already revealed stays.'],
    asks: { bank: 'From which bank do you take a favor?' },
  },
  'hunting-party': {
    name: 'Hunting Party',
    text: 'A Search of the world deck may be followed by a campaign that costs no Supply.',
    asks: { campaign: 'Campaign now, for no Supply?' },
  },
  'council-seat': {
    name: 'Council Seat',
    text: 'While you are a Citizen nobody can exile you, not even yourself.',
  },
  encirclement: {
    name: 'Encirclement',
    text: "Attacker +2 / defender -2 attack dice if your force is larger than your enemy's.",
  },
  'peace-envoy': {
    name: 'Peace Envoy',
    text: 'Your only plan in this campaign. With the opposing pawn at your site, hand over 1 favor for each die now in the defense pool: immediate victory, and nobody is killed.',
    rulings: [
      'Without enough favor you do not win. With Allies present, only the declared opponent is paid.',
      'Not offered once your side has used another plan, nor unless its cost and 1 favor per die can be paid.',
    ],
  },
  'relic-hunter': {
    name: 'Relic Hunter',
    text: 'You may add facedown relics at targeted sites as targets, 1 defense die each; relics you take this way may go to the bottom of the relic deck instead.',
    rulings: ['A relic at a site you already rule cannot be targeted.'],
    asks: {
      relic: 'Which facedown relic is a target?',
      keep: 'Keep this relic, or bury it?',
    },
  },
};
