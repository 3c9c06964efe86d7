/** The denizens of Hearth. */
import type { CardTexts } from '../../cards.ts';

export const hearth: CardTexts = {
  'tinkers-fair': {
    name: "Tinker's Fair",
    text: 'Action: with one other player, agree on a binding swap of favor, secrets and relics.',
    asks: { partner: 'With whom do you negotiate?' },
  },
  'wayside-inn': {
    name: 'Wayside Inn',
    text: 'Action: gain 2 Supply.',
  },
  'extra-provisions': {
    name: 'Extra Provisions',
    text: '+1 defense die.',
  },
  'memory-of-home': {
    name: 'Memory of Home',
    text: 'Action: move all favor of one bank into the Hearth bank.',
    rulings: ['The cost is burned, nothing is placed: usable repeatedly while you can pay.'],
    asks: { bank: 'Which bank is emptied?' },
  },
  'welcoming-party': {
    name: 'Welcoming Party',
    text: 'If you play, faceup, a denizen that was not one of your facedown advisers, gain 1 favor from the Hearth bank.',
    rulings: ['Not for facedown plays and not when this card itself is played.'],
  },
  'traveling-doctor': {
    name: 'Traveling Doctor',
    text: 'If you are defeated, kill none of your force and discard this card. Ignore powers that kill the whole force.',
  },
  storyteller: {
    name: 'Storyteller',
    text: 'Action: the Darkest Secret gains 1 secret from the shared bank.',
  },
  'armed-mob': {
    name: 'Armed Mob',
    text: "Action: pick a player holding the Darkest Secret without the People's Favor; one of their faceup advisers is discarded.",
    asks: { adviser: 'Which adviser is discarded?' },
  },
  'tavern-songs': {
    name: 'Tavern Songs',
    text: 'Action: look at up to 3 cards from the top of the discard pile of your region.',
  },
  homesteaders: {
    name: 'Homesteaders',
    text: 'Action: one faceup adviser of yours settles at your site (capacity, restrictions and locks apply).',
    rulings: ['A move is not a play: no favor gained, no When Played.'],
    asks: { adviser: 'Which adviser settles at the site?' },
  },
  'crop-rotation': {
    name: 'Crop Rotation',
    text: 'When playing to a site you may first discard a denizen at that site.',
    rulings: ["Combines with the People's Favor."],
  },
  'a-round-of-ale': {
    name: 'A Round of Ale',
    text: 'Action: return all favor and secrets from cards and flip your secrets faceup exactly as in the Rest Phase, except the favor on this card.',
  },
  'land-warden': {
    name: 'Land Warden',
    text: 'You may play two of the drawn cards instead of one, if at least one is played to a site.',
    rulings: ["The other may be a facedown adviser. The People's Favor works for both."],
  },
  'charming-friend': {
    name: 'Charming Friend',
    text: 'Action: another player standing at your site loses 1 favor to you.',
    asks: { player: 'From whom do you take a favor?' },
  },
  'village-constable': {
    name: 'Village Constable',
    text: "Attacker +2 / defender -2 attack dice unless your enemy holds the People's Favor.",
  },
  'family-heirloom': {
    name: 'Family Heirloom',
    text: 'When played, look at the top relic of the deck: keep it, or bury it under the deck.',
    asks: { keep: 'Keep this relic, or bury it?' },
  },
  'news-from-afar': {
    name: 'News from Afar',
    text: 'Spend no Supply on this Search.',
  },
  levelers: {
    name: 'Levelers',
    text: 'Action: move 2 favor from the fullest bank to the emptiest (you break ties).',
    asks: { from: 'Which of the fullest banks loses 2?', to: 'Which of the emptiest banks gains 2?' },
  },
  'fabled-feast': {
    name: 'Fabled Feast',
    text: 'When played, count the Hearth cards you rule (this one too if you rule it): take that much favor from one bank of your choice.',
    rulings: ['Played to a site you do not rule it does not count itself.'],
    asks: { bank: 'From which bank comes the favor?' },
  },
  'the-great-levy': {
    name: 'The Great Levy',
    text: "Unless your enemy holds the People's Favor: attacker +3 / defender -3 attack dice and ignore skulls you roll.",
    rulings: ['The exception cancels the whole power.'],
  },
  'hearts-and-minds': {
    name: 'Hearts and Minds',
    text: "As defender you win the campaign at once. At the end discard this card unless you hold the People's Favor.",
  },
  'relic-breaker': {
    name: 'Relic Breaker',
    text: 'Action: bury one facedown relic of your site under the relic deck; gain 3 warbands.',
    asks: { relic: 'Which relic is buried?' },
  },
  'book-binders': {
    name: 'Book Binders',
    text: 'After another player plays a Vision faceup (the Conspiracy counts), gain 2 favor from one bank of your choice.',
    asks: { bank: 'From which bank come 2 favor?' },
  },
  'ballot-box': {
    name: 'Ballot Box',
    text: "Action: if you are an Exile holding the People's Favor, become a Citizen: no relic, Act Phase ends, Supply to 7.",
  },
  'saddle-makers': {
    name: 'Saddle Makers',
    text: 'After another player plays a Nomad or Order card faceup, gain 2 favor from the bank of that suit.',
    rulings: ["After the player's own favor for playing to a site, before When Played powers."],
  },
  herald: {
    name: 'Herald',
    text: 'Each time somebody else has campaigned against a player (bandits excluded), gain 1 favor from a bank of your choice.',
    asks: { bank: 'From which bank comes the favor?' },
  },
  'rowdy-pub': {
    name: 'Rowdy Pub',
    text: 'Gain 1 more warband when you muster on this card.',
  },
  'vow-of-peace': {
    name: 'Vow of Peace',
    text: 'You never campaign. Nobody who attacks you can add to the attack by sacrificing warbands.',
    rulings: [
      "A Chancellor's vow does not stop Citizens from campaigning.",
      'An Ally counts: the vow of the Chancellor protects every Imperial defender, that of a Citizen only where the Citizen has joined.',
    ],
  },
  'deed-writer': {
    name: 'Deed Writer',
    text: 'Action: negotiate a binding exchange of favor, secrets and ruled sites with any one player. A site given away: its old ruler lifts their warbands to their board and the new ruler places at least one from theirs.',
    rulings: [
      'Imperial players cannot trade Imperial sites among themselves. With the Bandit Crown zero warbands suffice.',
    ],
    asks: { partner: 'With whom do you negotiate?' },
  },
  'salad-days': {
    name: 'Salad Days',
    text: 'When played, gain 3 favor, one from each of three different banks.',
    rulings: ['In addition to the normal favor for playing to a site.'],
    asks: { bank: 'From which bank comes the next favor?' },
  },
  marriage: {
    name: 'Marriage',
    text: 'Counts as two Hearth advisers for suit counting but as one for the adviser limit.',
  },
  hospital: {
    name: 'Hospital',
    text: "If warbands of yours would be killed in this campaign, put them on this card's site at the end instead, provided you still rule it then.",
    rulings: [
      'They then do not count as killed (Cursed Cauldron).',
      'Obsidian Cage takes only warbands that are still in the force afterwards.',
    ],
  },
  'awaited-return': {
    name: 'Awaited Return',
    text: 'Spend no Supply on this Trade if you sacrifice one warband on your board.',
  },
};
