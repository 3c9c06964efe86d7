/** What the signs of Oath's table mean. */
import type { GlossaryText } from '../glossary.ts';

const suit = (name: string) => ({
  name,
  text: 'One of six suits. A card of it played to a site, or traded with, brings favor from its bank.',
});
const face = (text: string) => ({ name: 'Side of a die', text });

export const glossary: GlossaryText = {
  discord: suit('Discord'),
  arcane: suit('Arcane'),
  order: suit('Order'),
  hearth: suit('Hearth'),
  beast: suit('Beast'),
  nomad: suit('Nomad'),
  favor: { name: 'Favor', text: 'The coin of the game: pays for powers of cards and musters warbands.' },
  secret: {
    name: 'Secret',
    text: 'Pays for powers; once used it lies on the card or facedown, and comes back when you rest.',
  },
  warband: { name: 'Warband', text: 'Rules the site where it stands and fights in campaigns.' },
  pawn: { name: 'Pawn', text: 'Where the player is: actions happen at this site.' },
  relic: { name: 'Relic', text: 'A treasure with a power; recovered at sites or seized in campaigns.' },
  people: {
    name: "People's Favor",
    text: 'A banner: recovered with more favor than lies on it, or seized in a campaign.',
  },
  dark: {
    name: 'Darkest Secret',
    text: 'A banner: recovered with more secrets than lie on it, or seized in a campaign.',
  },
  vision: {
    name: 'Vision',
    text: 'An Exile who revealed it wins by meeting its goal at the start of a turn, once three Visions were drawn.',
  },
  crown: {
    name: 'Oathkeeper',
    text: 'Whoever meets the goal of the oath. The Empire wins if it has the title when the game ends.',
  },
  usurper: {
    name: 'Usurper',
    text: 'An Exile who has held the title since the last Wake: still holding it in the next one wins.',
  },
  world: { name: 'World deck', text: 'Denizens and Visions come from here when somebody searches.' },
  supply: { name: 'Supply', text: 'Pays the actions of a turn; comes back with rest.', also: ['supply', 'cost'] },
  travel: { name: 'Travel', text: 'Takes your pawn to another site; costs Supply by distance.' },
  muster: { name: 'Muster', text: 'Put 1 favor on a card at the site and gain 2 warbands.' },
  trade: {
    name: 'Trade',
    text: 'A secret on a card at the site brings favor; two favor bring secrets. Advisers of its suit help.',
  },
  recover: { name: 'Recover', text: 'Pay and take a facedown relic at the site, or a banner.' },
  search: {
    name: 'Search',
    text: 'Draw three cards from the world deck or the discard pile of your region, and keep one to play.',
  },
  campaign: { name: 'Campaign', text: 'Attack to take sites, relics or banners, or to banish a pawn.' },
  bandit: { name: 'Bandits', text: 'Defend a site that nobody rules.' },
  edifice: {
    name: 'Edifice',
    text: 'A building of the Chronicle: stays at its site into the next game, but may fall to ruin.',
  },
  'face-sword': face('A sword: 1 strength for the attack.'),
  'face-hollow': face('A hollow sword: two of them make 1 strength.'),
  'face-skull': face('Two swords and a skull: strength 2, and one warband of the attacker dies.'),
  'face-shield': face('A shield: 1 strength for the defence.'),
  'face-shields': face('Two shields: 2 strength for the defence.'),
  'face-x2': face('Doubles the shields of the defence.'),
  'face-blank': face('Nothing.'),
  'k-action': { name: 'Action', text: 'A power that you use on your turn, for its cost.' },
  'k-rest': { name: 'Rest', text: 'A power that works when you rest.' },
  'k-played': { name: 'When played', text: 'Happens once, when the card is played.' },
  'k-persist': { name: 'Persistent', text: 'Works as long as the card lies faceup.' },
  'r-site': { name: 'Site', text: 'Sites ruled; on a card: faceup it can lie only at a site.' },
  'r-adviser': { name: 'Adviser', text: "A card beside a player's board; on a card: faceup it can lie only there." },
  lock: { name: 'Locked', text: 'Once faceup it cannot be moved, swapped or discarded.' },
  'defense-dice': { name: 'Defense dice', text: 'How many dice it gives its holder when it is a target.' },
  discard: { name: 'Discard', text: 'Facedown to the discard pile of the next region.' },
  flame: { name: 'Burn', text: 'What is paid goes to the shared bank.' },
  cracked: {
    name: 'In ruins',
    text: 'The edifice fell and has no suit: no Muster or Trade here. The Chronicle can repair it.',
  },
  swap: { name: 'Exchange', text: 'One changes places with the other.' },
  gift: { name: 'Offer', text: 'Something that is given.' },
  banish: { name: 'Exile', text: 'A Citizen leaves the Empire.' },
  threat: { name: 'Threat', text: 'What the Prince fears now: it decides what he does.' },
  need: { name: 'Need', text: 'What the Prince wants now: it decides what he does.' },
  hidden: { name: 'Facedown', text: 'Known only to whoever has looked at it.' },
  hand: { name: 'Hand', text: 'Cards in hand.' },
  check: { name: 'Done', text: 'Done or chosen already.' },
  automaton: { name: 'Automaton', text: 'Plays by rules of its own and chooses nothing.' },
  expand: { name: 'Open', text: "Shows this player's whole board." },
};
