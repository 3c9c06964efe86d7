/** The denizens of Nomad. */
import type { CardTexts } from '../../cards.ts';

export const nomad: CardTexts = {
  'rain-boots': {
    name: 'Rain Boots',
    text: "Ignore the defender's single-shield faces. At the end discard it.",
  },
  'ancient-binding': {
    name: 'Ancient Binding',
    text: 'Action: every player burns all secrets on their board and on their cards except one; you keep only the secret placed here.',
    rulings: ['Secrets on the Darkest Secret are not touched.'],
  },
  'horse-archers': {
    name: 'Horse Archers',
    text: 'Attacker +3 / defender -3 attack dice. At the end discard it.',
  },
  'warning-signals': {
    name: 'Warning Signals',
    text: 'Move any warbands between your board and sites you rule, never the last of a site. At the end discard it.',
    rulings: ['A Citizen needs no permission.'],
    asks: { site: 'Which site do you regroup?', stay: 'How many warbands shall be there?' },
  },
  elders: {
    name: 'Elders',
    text: 'Action: 1 secret from the shared bank to your board.',
  },
  'the-gathering': {
    name: 'The Gathering',
    text: 'When played: starting with the Chancellor each player may bring their pawn here; then those present may conclude any binding swaps of favor, secrets, relics and advisers.',
    rulings: ['Putting a pawn is not travelling; pawns stay.'],
    asks: { come: 'Bring your pawn to this site?', partner: 'With whom do you negotiate?' },
  },
  'faithful-friend': {
    name: 'Faithful Friend',
    text: 'When played, gain 4 Supply (never above 7).',
  },
  tents: {
    name: 'Tents',
    text: 'A journey inside your region costs no Supply.',
    rulings: ['Declared at the start: wasted if the ruler of the Shrouded Wood sends you elsewhere.'],
  },
  'great-herd': {
    name: 'Great Herd',
    text: 'When played, you may swap this card with a Nomad card at any site (not locked).',
    rulings: ['A swap is not a play.'],
    asks: { card: 'Change places with which Nomad?' },
  },
  convoys: {
    name: 'Convoys',
    text: "Action: put another region's whole discard pile on top of your region's.",
    asks: { pile: 'Which discard pile is brought here?' },
  },
  'vow-of-kinship': {
    name: 'Vow of Kinship',
    text: 'Move all your favor to the Nomad bank. Favor that would come to your board goes to the Nomad bank. You may spend favor from the Nomad bank as though it were on your board.',
    rulings: [
      "It is not on your board: Royal Tax and the like find nothing, and forced payments (People's Favor wake) cannot force you to use it.",
    ],
  },
  'wild-mounts': {
    name: 'Wild Mounts',
    text: 'Nomad battle plans that you would have to discard in this campaign may all stay if you give up one Beast card you rule instead.',
    rulings: ['Bandits do so only for two or more Nomads, choosing the first Beast card from the top of the Cradle.'],
    asks: { beast: 'Which Beast card do you give up?' },
  },
  lancers: {
    name: 'Lancers',
    text: 'Your whole attack roll counts twice (swords, hollow swords and skulls). At the end discard it.',
  },
  'mountain-giant': {
    name: 'Mountain Giant',
    text: 'Choose 1 or 3: attacker adds / defender removes that many attack dice. If you chose 3, discard it at the end.',
    asks: { dice: 'One die or three?' },
  },
  'rival-khan': {
    name: 'Rival Khan',
    text: 'Attacker +4 / defender -4 attack dice if your enemy has a faceup Nomad adviser. At the end discard it.',
  },
  'lost-tongue': {
    name: 'Lost Tongue',
    text: 'Your relics and banners are safe from every player who rules no Nomad card: such a player can neither target nor take them.',
  },
  'special-envoy': {
    name: 'Special Envoy',
    text: 'This journey is free of Supply, but your Act Phase ends on arrival.',
  },
  resettle: {
    name: 'Resettle',
    text: 'Action: move a faceup Nomad adviser of any player to any faceup site with space (restrictions and locks apply).',
    asks: { adviser: 'Which Nomad adviser moves?', site: 'To which site?' },
  },
  oracle: {
    name: 'Oracle',
    text: 'Action: draw the Vision nearest the top of the world deck (other cards keep their order; advance Visions Drawn) and play or discard it as if you had searched.',
    rulings: [
      'It may become a facedown adviser. Blocked by Forced Labor if the toll is not paid.',
      'If the Vision is discarded, Cracked Horn may put it under the world deck.',
    ],
  },
  pilgrimage: {
    name: 'Pilgrimage',
    text: 'When played: the denizens of your site join the Dispossessed; shuffle these, take out the same number at random, look at them and lay them on the discard pile of your region.',
    rulings: ['Locked denizens and edifices stay.'],
  },
  'spell-breaker': {
    name: 'Spell Breaker',
    text: "Enemies of this card's ruler cannot use powers that cost secrets, placed or burned.",
    rulings: [
      'Covers secrets added by Gleaming Armor, Buried Giant, The Hidden Place and the Conspiracy; not mustering with Initiation Rite, nor Trade and Recover payments.',
    ],
  },
  'mounted-patrol': {
    name: 'Mounted Patrol',
    text: 'The attacker rolls only half, rounded down, of the final attack pool. At the end discard it.',
    rulings: ['Halves after all other plans.'],
  },
  'great-crusade': {
    name: 'Great Crusade',
    text: 'Attacker +1 / defender -1 attack die per Nomad card you rule (this included). At the end discard it.',
  },
  'ancient-bloodline': {
    name: 'Ancient Bloodline',
    text: 'Enemies treat denizens and relics at sites you rule as locked: they cannot be discarded, moved, swapped or recovered by them. Always in force.',
  },
  'ancient-pact': {
    name: 'Ancient Pact',
    text: 'When played, if you are an Exile holding the Darkest Secret you may give it to the Chancellor to become a Citizen: take one Reliquary relic unseen, Act Phase ends, Supply to 7.',
    rulings: ['Exile only (errata). Given, not seized: no burn.', 'Empty Reliquary: Citizenship without a relic.'],
    asks: { citizen: 'Give it away and become a Citizen?', relic: 'Which Reliquary slot?' },
  },
  'storm-caller': {
    name: 'Storm Caller',
    text: '+2 defense dice. At the end discard it.',
  },
  'family-wagon': {
    name: 'Family Wagon',
    text: 'You may have only one non-Nomad adviser and any number of Nomad advisers, which ignore the limit.',
    rulings: [
      'A facedown adviser has no suit: it is non-Nomad. With the Pied Piper in play first, only one non-Nomad may stay.',
      'Playing it with three Nomad advisers is legal and forces no discard.',
    ],
  },
  'way-station': {
    name: 'Way Station',
    text: 'Travelling to this site costs no Supply if you rule this card or give 1 favor to its ruler (Chancellor if Empire; burned if bandits).',
  },
  'twin-brother': {
    name: 'Twin Brother',
    text: 'When played: optional exchange of places with a faceup, unlocked Nomad adviser of somebody else.',
    asks: { adviser: 'He changes places with which adviser?' },
  },
  hospitality: {
    name: 'Hospitality',
    text: 'After travelling, gain 1 favor from a bank whose suit is both at your new site and among your faceup advisers.',
    asks: { bank: 'From which bank comes the favor?' },
  },
  'a-fast-steed': {
    name: 'A Fast Steed',
    text: 'With at most 3 warbands on your board this journey costs no Supply.',
  },
  'relic-worship': {
    name: 'Relic Worship',
    text: 'Each relic you recover also brings 3 Supply.',
    rulings: ['Also for relics taken "as recovering" (Deep Woods, Wastes).'],
  },
  'sacred-ground': {
    name: 'Sacred Ground',
    text: 'Only a player whose pawn stands here may play a Vision faceup; the Conspiracy is exempt.',
  },
};
