/** The denizens of Arcane. */
import type { CardTexts } from '../../cards.ts';

export const arcane: CardTexts = {
  alchemist: {
    name: 'Alchemist',
    text: 'Action: 4 favor from the banks, in any mix, to your board.',
    asks: { bank: 'From which bank comes the next favor?' },
  },
  'fire-talkers': {
    name: 'Fire Talkers',
    text: 'Attacker +3 / defender -3 attack dice if you (or, in an Imperial defense, your side) hold the Darkest Secret.',
    rulings: ["Errata: a Citizen counts the Chancellor's banner."],
  },
  'magicians-code': {
    name: "Magician's Code",
    text: 'When recovering the Darkest Secret, gain 2 secrets that count toward the payment (you may add none of your own).',
  },
  'spirit-snare': {
    name: 'Spirit Snare',
    text: 'Action: 1 favor from a bank of your choice to your board.',
    asks: { bank: 'From which bank comes the favor?' },
  },
  'wizard-school': {
    name: 'Wizard School',
    text: 'Action: 1 secret for you; your Act Phase is over.',
  },
  dazzle: {
    name: 'Dazzle',
    text: "When played, clear the sites of your pawn's region of Hearth and Order cards (locked ones stay).",
  },
  'acting-troupe': {
    name: 'Acting Troupe',
    text: 'For this Trade, treat this adviser as a Beast or as an Order card (your choice).',
    rulings: ['Optional: it may stay Arcane.'],
  },
  'taming-charm': {
    name: 'Taming Charm',
    text: 'Action: get rid of a Beast or Nomad card at your site (discard it), then collect 2 favor from the bank of its suit.',
    rulings: ['Favor lying on the discarded card returns to the bank before you gain.'],
    asks: { card: 'Which card is discarded?' },
  },
  inquisitor: {
    name: 'Inquisitor',
    text: 'Action: look at one adviser of another player who shares your site. The Conspiracy: it is yours to play or discard. Anything else: the favor placed here goes to that player.',
    rulings: ['You may keep the Conspiracy as your own facedown adviser.'],
    asks: { adviser: 'Which adviser do you look at?' },
  },
  'secret-signal': {
    name: 'Secret Signal',
    text: 'If the Trade gives you exactly 1 favor, gain 1 more from the same bank.',
    rulings: ['Works with Careless when trading for secrets.'],
  },
  augury: {
    name: 'Augury',
    text: 'Draw 1 more card (still stop after a Vision from the world deck).',
    rulings: ['Stacks with Mushrooms, Truthful Harp and Greedy.'],
  },
  'rusting-ray': {
    name: 'Rusting Ray',
    text: "If you (your side) hold the Darkest Secret, the attacker's hollow swords count for nothing.",
  },
  portal: {
    name: 'Portal',
    text: 'Travelling from this site, or to it if you rule it: spend no Supply and ignore site powers.',
    rulings: ['Toll Roads (a card, not a site) still charges.'],
  },
  'billowing-fog': {
    name: 'Billowing Fog',
    text: 'If you are defeated, none of your force is killed; ignore powers that would kill all of it.',
    rulings: ['Does not stop skulls or sacrifices.'],
  },
  'kindred-warriors': {
    name: 'Kindred Warriors',
    text: 'Ignore skulls you roll. Attacker adds / defender removes up to X attack dice, X = number of suits other than Arcane among cards you rule.',
  },
  'terror-spells': {
    name: 'Terror Spells',
    text: 'Action: if you hold the Darkest Secret, kill any two warbands at sites or on boards in your region, in any mix.',
    asks: { kill: 'Where does a warband die?', whose: 'Whose warband dies?' },
  },
  'blood-pact': {
    name: 'Blood Pact',
    text: 'Action: sacrifice an even number of warbands from your board; gain 1 secret per two.',
    asks: { pairs: 'How many pairs do you sacrifice?' },
  },
  revelation: {
    name: 'Revelation',
    text: 'When played, each player in turn order from the Chancellor may burn any amount of favor and gain as many secrets.',
    asks: { burn: 'How much favor do you burn?' },
  },
  observatory: {
    name: 'Observatory',
    text: "If your pawn is at this site, you may search any region's discard pile.",
  },
  'plague-engines': {
    name: 'Plague Engines',
    text: 'Action: every player puts 1 favor per site they rule into the Arcane bank, as far as able.',
  },
  'gleaming-armor': {
    name: 'Gleaming Armor',
    text: 'In your campaigns each enemy battle plan costs 1 additional secret.',
    rulings: ["A Citizen's copy counts only when that Citizen joined as an Ally."],
  },
  bewitch: {
    name: 'Bewitch',
    text: 'When played, if you are an Exile with more secrets than the Chancellor (count board and cards for both), you may become a Citizen: no relic, Act Phase ends, Supply to 7.',
    asks: { citizen: 'Become a Citizen, without a relic?' },
  },
  jinx: {
    name: 'Jinx',
    text: 'If you rule Jinx: after you roll attack or defense dice for any reason you may pay to reroll the whole set once.',
    rulings: [
      'Not a battle plan: the normal one-payment limit of a card holds; paid after the roll. Covers Gambling Hall and Relic Thief.',
    ],
  },
  tutor: {
    name: 'Tutor',
    text: 'Action: gain 1 secret.',
  },
  'dream-thief': {
    name: 'Dream Thief',
    text: 'Action: swap any two facedown advisers of two players (you do not look at them).',
    asks: { first: 'Which adviser changes hands?', second: 'With which one does it change places?' },
  },
  'cracking-ground': {
    name: 'Cracking Ground',
    text: 'Attacker +1 / defender -1 attack die per targeted site.',
  },
  'sealing-ward': {
    name: 'Sealing Ward',
    text: 'Each of your relics adds 1 more defense die when targeted.',
  },
  'initiation-rite': {
    name: 'Initiation Rite',
    text: 'When you muster you must place a secret instead of a favor.',
    rulings: ['Mandatory. Not a power cost: Spell Breaker does not stop it.'],
  },
  'vow-of-silence': {
    name: 'Vow of Silence',
    text: 'You cannot recover the Darkest Secret nor give anyone secrets. Whenever a player recovers it, gain secrets equal to the number they placed.',
    rulings: ['Others may still take your secrets; you keep the secret when the Whistle would give it away.'],
  },
  'forgotten-vault': {
    name: 'Forgotten Vault',
    text: 'Action: the Darkest Secret gains 1 secret from the shared bank or loses 1 to it (its last one stays).',
    rulings: ['Works while the banner is unheld; extra secrets return to the shared bank when somebody recovers it.'],
    asks: { change: 'One secret more or less?' },
  },
  'map-library': {
    name: 'Map Library',
    text: 'With your pawn here, the card you trade with may lie at any site of the region.',
  },
  'witchs-bargain': {
    name: "Witch's Bargain",
    text: 'Action: any number of times, with any players whose pawns are at your site: give 1 secret and take 2 favor, or give 2 favor and take 1 secret.',
    rulings: [
      'Their last secret may be taken. No consent needed.',
      'With Vow of Silence you cannot give secrets this way, but may still give favor for secrets.',
      'In one use only one direction with each partner.',
    ],
    asks: { bargain: 'Bargain with whom, and for what?' },
  },
  'master-of-disguise': {
    name: 'Master of Disguise',
    text: "For this Trade, use another player's advisers in place of yours (their Trade modifiers too, none of yours).",
    rulings: ['Must be chosen before other Trade modifiers. Gets around your own Vow of Poverty / Vow of Kinship.'],
  },
};
