/** The denizens of Beast. */
import type { CardTexts } from '../../cards.ts';

export const beast: CardTexts = {
  'errand-boy': {
    name: 'Errand Boy',
    text: "You may draw from another region's discard pile.",
    rulings: ["Your own discards still follow your pawn's region. Works with Mushrooms."],
  },
  wolves: {
    name: 'Wolves',
    text: 'Action: kill one warband on any one board (yours allowed).',
    asks: { player: 'Whose warband dies?' },
  },
  'animal-playmates': {
    name: 'Animal Playmates',
    text: 'Spend no Supply when mustering on a Beast card.',
  },
  'true-names': {
    name: 'True Names',
    text: 'Your enemy cannot use against you battle plans whose suit matches any of your faceup advisers.',
  },
  'the-old-oak': {
    name: 'The Old Oak',
    text: 'If you trade with this card for secrets and have any Beast adviser, gain 1 more secret.',
  },
  'forest-paths': {
    name: 'Forest Paths',
    text: 'Travelling to a site with a Beast card: spend no Supply and ignore site powers.',
    rulings: [
      'Card powers such as Toll Roads still apply.',
      'Leaving the Shrouded Wood under an enemy ruler: free only if that ruler picks a site with a Beast card; otherwise the fixed cost of 2 is due and without that Supply the action fails.',
    ],
  },
  'long-lost-heir': {
    name: 'Long-Lost Heir',
    text: 'When played, if you are an Exile you may become a Citizen: no relic, Act Phase ends, Supply to 7.',
    asks: { citizen: 'Become a Citizen, without a relic?' },
  },
  rangers: {
    name: 'Rangers',
    text: 'Ignore skulls you roll; +2 attack dice if the defense pool has 4 or more dice when you use this.',
  },
  'roving-terror': {
    name: 'Roving Terror',
    text: 'Action: choose an unlocked denizen at a different site, discard it and put this card in its place.',
    rulings: ['Needs a denizen to discard; locked denizens and edifices are not eligible.'],
    asks: { card: 'Which denizen is driven out?' },
  },
  'nature-worship': {
    name: 'Nature Worship',
    text: 'Attacker +1 / defender -1 attack die per faceup Beast adviser you have.',
  },
  birdsong: {
    name: 'Birdsong',
    text: 'Trades with Beast or Nomad cards cost you no Supply.',
  },
  'small-friends': {
    name: 'Small Friends',
    text: 'Trade as though your pawn were at any site with a Beast card (its Trade modifiers are usable, those of your real site are not).',
  },
  'grasping-vines': {
    name: 'Grasping Vines',
    text: "Enemies who travel away from a site ruled by this card's ruler must kill 1 warband on their own board if able.",
    rulings: ['Forced travel included.'],
  },
  'threatening-roar': {
    name: 'Threatening Roar',
    text: 'When played, clear the sites of your region of Nomad cards and of every Beast card but this one (locked ones stay).',
  },
  'fae-merchant': {
    name: 'Fae Merchant',
    text: 'Action: take the top relic of the deck, afterwards bury one of your relics (any but the Grand Scepter) under it.',
    rulings: ['Goals are checked after the whole action.'],
    asks: { bury: 'Which of your relics do you bury?' },
  },
  'second-chance': {
    name: 'Second Chance',
    text: 'Action: kill a warband on the board of a player with a faceup Order or Discord adviser; gain 1 warband.',
    asks: { player: 'Whose warband dies?' },
  },
  'pied-piper': {
    name: 'Pied Piper',
    text: "Playing or moving this card never triggers a discard for the adviser limit (it still counts as an adviser). Action: move it to another player's advisers and take 2 favor from them.",
    rulings: ['The secret paid travels with the card and returns at your Rest.'],
    asks: { player: 'To whom does he go?' },
  },
  mushrooms: {
    name: 'Mushrooms',
    text: "The Search is free of Supply but yields a single card, taken from under your region's discard pile.",
    rulings: ['Augury, Greedy and Errand Boy still stack.'],
  },
  'insect-swarm': {
    name: 'Insect Swarm',
    text: 'In your campaigns each enemy battle plan costs 1 additional burned favor.',
  },
  'vow-of-union': {
    name: 'Vow of Union',
    text: 'Whenever you attack, warbands at all your ruled sites belong to your force. With warbands on your board you cannot travel away from a site you rule.',
    rulings: [
      'You choose where losses come from (the last one of a site included) but may not redistribute. Nobody can make you travel then. A Citizen attacking the Empire adds no purple warbands.',
      'With the Bandit Crown the bandits at your sites join the force but can neither die nor be sacrificed.',
    ],
  },
  'giant-python': {
    name: 'Giant Python',
    text: 'Whenever you are attacked, the dice added by the declared targets must total an even number (2, 4, ...).',
    rulings: ['Oathkeeper and plan dice do not count. Applies for the Chancellor as Ally, not for a Citizen Ally.'],
  },
  'war-tortoise': {
    name: 'War Tortoise',
    text: "Ignore attack from the enemy's double-sword faces, or defense from their double-shield faces. Skulls still kill.",
  },
  'new-growth': {
    name: 'New Growth',
    text: 'Beast and Hearth cards may go to any faceup site that still has room.',
  },
  'wild-cry': {
    name: 'Wild Cry',
    text: 'Playing a Beast card faceup brings you 1 Supply and 2 warbands.',
    rulings: ['Faceup plays only (a facedown card has no suit).'],
  },
  'animal-host': {
    name: 'Animal Host',
    text: 'When played, count the Beast cards at all sites, ruled or not (this one too if it was played to a site): gain that many warbands.',
    rulings: ['As an adviser it does not count itself.'],
  },
  'memory-of-nature': {
    name: 'Memory of Nature',
    text: 'Action: move X favor in total from any banks to the Beast bank, X = Beast cards at sites.',
    asks: { bank: 'From which bank comes the next favor?' },
  },
  'marsh-spirit': {
    name: 'Marsh Spirit',
    text: 'Whoever declares this site as a target is barred from battle plans in that campaign.',
  },
  'vow-of-poverty': {
    name: 'Vow of Poverty',
    text: 'Trades never give you favor. Rest: with no favor left, take 2 from one bank.',
    rulings: ['Cancels the Careless bonus too.'],
    asks: { bank: 'From which bank come 2 favor?' },
  },
  'forest-council': {
    name: 'Forest Council',
    text: "Enemies of this card's ruler cannot trade with or muster on Beast cards.",
  },
  'walled-garden': {
    name: 'Walled Garden',
    text: 'If this site is a target, +1 defense die per Beast card at any sites.',
  },
  'vow-of-beastkin': {
    name: 'Vow of Beastkin',
    text: 'You must muster on a card matching one of your advisers, and gain 1 more warband.',
    rulings: ['Mandatory.'],
  },
  bracken: {
    name: 'Bracken',
    text: 'The discards of this Search may all go to one pile of your choice, on its top or under it.',
    rulings: [
      "Covers every discard of the Search action (People's Favor too) but not those caused by When Played powers.",
    ],
  },
  'wild-allies': {
    name: 'Wild Allies',
    text: 'Action: campaign as though your pawn were at any site with a Beast card, for no Supply, adding your warbands there to your force.',
    asks: { site: 'From which site do you campaign?' },
  },
};
