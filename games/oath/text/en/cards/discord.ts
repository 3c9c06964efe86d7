/** The denizens of Discord. */
import type { CardTexts } from '../../cards.ts';

export const discord: CardTexts = {
  mercenaries: {
    name: 'Mercenaries',
    text: 'Attacker +3 / defender -3 attack dice. If you are defeated after using this, discard it.',
  },
  'a-small-favor': {
    name: 'A Small Favor',
    text: 'Gain 4 warbands.',
  },
  'second-wind': {
    name: 'Second Wind',
    text: 'After you win this campaign and every other plan is resolved, you may travel and afterwards may campaign, both for no Supply.',
    rulings: ['Resolves after Sneak Attack.'],
    asks: { travel: 'Travel now, for no Supply?', campaign: 'Campaign now, for no Supply?' },
  },
  'sleight-of-hand': {
    name: 'Sleight of Hand',
    text: 'Action: another player standing at your site loses 1 secret to you, unless it is their only one.',
    asks: { player: 'From whom do you take a secret?' },
  },
  'key-to-the-city': {
    name: 'Key to the City',
    text: "When played, if the pawn of the site's ruler is not here (bandit-ruled sites qualify), kill every warband at this site, then gain 1 warband and place it here.",
    rulings: ['Empire: works only if no Imperial pawn is here.'],
  },
  scryer: {
    name: 'Scryer',
    text: 'Action: look at every card of one discard pile of your choice.',
    asks: { pile: 'Which discard pile do you look at?' },
  },
  'disgraced-captain': {
    name: 'Disgraced Captain',
    text: '+4 attack dice if at least one targeted site holds an Order card (only once, however many sites qualify).',
    rulings: ['A targeted pawn or relic standing at such a site is not enough: the site itself must be a target.'],
  },
  naysayers: {
    name: 'Naysayers',
    text: 'Rest: if an Exile (you included) holds the Oathkeeper title on either side, take 1 favor from the Chancellor.',
  },
  'book-burning': {
    name: 'Book Burning',
    text: "If you are victorious and you targeted the defender's pawn, the defender burns every secret on their board, faceup or facedown, except one.",
  },
  charlatan: {
    name: 'Charlatan',
    text: "When played, burn secrets lying on the Darkest Secret until one remains (players' own secrets are untouched).",
  },
  assassin: {
    name: 'Assassin',
    text: 'Your adviser limit becomes 2. Action: choose a faceup adviser of another player whose pawn is at your site; discard it (locked advisers are immune).',
    rulings: ['Cannot be played if you already hold two locked advisers (the new limit could not be met).'],
    asks: { adviser: 'Which adviser is discarded?' },
  },
  downtrodden: {
    name: 'Downtrodden',
    text: 'If the card you muster on has a suit whose favor bank alone holds the least favor (no tie), gain 2 more warbands.',
  },
  blackmail: {
    name: 'Blackmail',
    text: 'When played, choose one relic held by another player whose pawn is at your site. That player either gives you 3 favor or you take the relic. If they have fewer than 3 favor they cannot pay.',
    asks: { relic: 'Which relic do you demand?', pay: 'Pay 3 favor to keep the relic?' },
  },
  'cracked-sage': {
    name: 'Cracked Sage',
    text: 'Attacker +4 / defender -4 attack dice, only if your enemy has a faceup Arcane adviser.',
  },
  dissent: {
    name: 'Dissent',
    text: "When played: everybody but the holder of the People's Favor puts favor on this card, 1 for each different suit among the cards they rule, as far as their favor goes.",
    rulings: [
      'Every Imperial player counts the cards at all Imperial sites. The favor goes to the Discord bank at the next Rest.',
    ],
  },
  'false-prophet': {
    name: 'False Prophet',
    text: 'When played, if you are an Exile, you put one warband from your bank on any revealed Vision: from now on that Vision also counts as revealed by you. If that Vision is discarded, kill that warband and you immediately play or discard the Vision as in step 4 of Search.',
    rulings: ['The warband stays if you become a Citizen, but you cannot win with it until you are an Exile again.'],
    asks: { vision: 'Put the warband on which Vision?' },
  },
  'vow-of-renewal': {
    name: 'Vow of Renewal',
    text: "The People's Favor cannot be recovered by you. Favor that anybody burns, you included, comes to you rather than to the shared bank.",
    rulings: ['Includes burn costs of relics at sites.'],
  },
  zealots: {
    name: 'Zealots',
    text: 'If the defending force is larger than yours when you use this, each warband you sacrifice adds 3 to your attack instead of 1.',
    rulings: ['Checked once, when the plan is used. Sacrifice the smallest number that makes you win.'],
  },
  'royal-ambitions': {
    name: 'Royal Ambitions',
    text: 'When played by an Exile who rules more sites than the Chancellor: optional Citizenship with one blind Reliquary relic; Act Phase ends, Supply 7.',
    rulings: ['Empty Reliquary: Citizenship without a relic.'],
    asks: { citizen: 'Become a Citizen, with a relic unseen?', relic: 'Which Reliquary slot?' },
  },
  'salt-the-earth': {
    name: 'Salt the Earth',
    text: "May not be played to a site with a locked card. Ignore the site's capacity when playing it. When played, discard every other denizen there; while it is in play this site's capacity is 1.",
    rulings: ['Legal at the Drowned City; never at a facedown site. An edifice there blocks it (edifices are locked).'],
  },
  'beast-tamer': {
    name: 'Beast Tamer',
    text: 'In a campaign against you, your enemy cannot use Beast or Nomad battle plans.',
    rulings: ['Applies whether you attack or defend.'],
  },
  riots: {
    name: 'Riots',
    text: 'When played while the Mob is up: discard every other card at sites of the suit most frequent there (ties: you decide). Advisers are ignored; locked cards stay.',
    rulings: ['Riots itself stays even if Discord is the suit.'],
    asks: { suit: 'Which suit is driven out?' },
  },
  'silver-tongue': {
    name: 'Silver Tongue',
    text: 'Your adviser limit becomes 2. Rest: take 1 favor from a bank matching a card at your site.',
    rulings: ['Cannot be played over two locked advisers.'],
    asks: { bank: 'From which bank do you take a favor?' },
  },
  'gambling-hall': {
    name: 'Gambling Hall',
    text: 'Action: roll 4 defense dice; take favor equal to the shield total (doublers included) from one favor bank of your choice.',
    rulings: ['Jinx may reroll this.'],
    asks: { bank: 'Which bank pays the prize?' },
  },
  'boiling-lake': {
    name: 'Boiling Lake',
    text: 'Any player who travels to this site and does not rule this card must kill 2 warbands on their own board, as many as they can.',
    rulings: ['Also applies to forced travel.'],
  },
  'relic-thief': {
    name: 'Relic Thief',
    text: "After any player takes one or more relics while their pawn is in your pawn's region, you may pay and roll 1 defense die per relic taken; if no die shows a shield, you take those relics. A lone doubler face is not a shield.",
    rulings: [
      'Only for "take" (recover, campaign, Conspiracy, draw effects), never for relics given in exchanges or Citizenship. All relics or none. The Oathkeeper goal is checked at each change of hands.',
    ],
  },
  enchantress: {
    name: 'Enchantress',
    text: 'Action: swap this card with any faceup adviser of any player (not a locked one). Adviser limits are then enforced on both players.',
    rulings: [
      'If the swap leaves a player above their limit, they discard an adviser other than the Enchantress.',
      'The cost is burned, nothing is placed: usable repeatedly while you can pay.',
    ],
    asks: { adviser: 'She changes places with which adviser?' },
  },
  insomnia: {
    name: 'Insomnia',
    text: 'Your adviser limit becomes 2. Rest: gain 1 secret.',
    rulings: ['Cannot be played over two locked advisers.'],
  },
  'sneak-attack': {
    name: 'Sneak Attack',
    text: "Immediately after another player's campaign ends, you may campaign for no Supply if that player is the defender you declare (normal rules for choosing a defender apply).",
    rulings: ["Before the attacker's Second Wind."],
  },
  gossip: {
    name: 'Gossip',
    text: "Enemies of this card's ruler cannot play cards as facedown advisers. With bandits as ruler it affects every player.",
    rulings: [
      'Existing facedown advisers and the setup adviser are unaffected; a card that cannot be played otherwise is discarded.',
    ],
  },
  'bandit-chief': {
    name: 'Bandit Chief',
    text: 'When played, kill one warband at every site that has any (you pick whose if several colours share a site). While this card is faceup, each faceup site counts 2 additional bandits (3 instead of 1).',
    asks: { whose: 'Whose warband dies?' },
  },
  'chaos-cult': {
    name: 'Chaos Cult',
    text: 'Each time another player takes the Oathkeeper title, take 1 favor from that player.',
  },
  slander: {
    name: 'Slander',
    text: "After a victory in which the defender's pawn was a target, the burning covers all favor on their board instead of half.",
  },
};
