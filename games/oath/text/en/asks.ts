/** What Oath asks, in English. */
import { namesIn } from '../names.ts';
import type { Text } from '../type.ts';
import { outsideAsks } from './real.ts';
import { words } from './words.ts';

const { card, place, whom, spot, rolled } = namesIn(words);

export const asks: Text['asks'] = {
  ...outsideAsks,
  'draw-world': 'Draw the next card of the world deck',
  'draw-discard': 'Draw the top card of the discard pile',
  'draw-relic': 'Draw the top relic',
  'deal-relic': 'Lay the top relic facedown',
  'draw-dispossessed': 'Draw a random card of the Dispossessed',
  'attack-die': 'Roll an attack die',
  'defense-die': 'Roll a defense die',
  'end-die': 'Roll the end die',
  pawn: 'Where does your pawn start?',
  keep: ({ of }) => (of === 'setup' ? 'Which card becomes your facedown adviser?' : 'Which card do you keep?'),
  'discard-order': 'Which card do you discard first?',
  'favor-short': 'There is too little favor: where does the next one go?',
  'peoples-favor': "People's Favor: add or remove a favor",
  opportunity: ({ site }) => `${card(site)}: pick up a token?`,
  act: 'Your turn: what do you do?',
  modifiers: ({ of }) => `Use a card for ${words.modified[of]}?`,
  search: 'Where do you search?',
  play: 'What do you do with the card?',
  'discard-first': ({ by, site }) => `${card(by)}: discard a card first? (${place(site)})`,
  'over-limit': 'Too many advisers: which one goes?',
  conspiracy: 'Burn a secret to take something?',
  muster: 'On which card do you muster?',
  trade: 'With which card do you trade, and for what?',
  recover: 'What do you recover?',
  'recover-amount': ({ banner }) => `How much do you put on the ${words.banners[banner]}?`,
  'recover-bank': 'At which bank does the old favor begin?',
  travel: 'Where do you travel?',
  send: ({ seat }, say) => `Where must ${whom(seat, say)} travel?`,
  toll: ({ to, favor, flip }) =>
    `Pay for the way to ${place(to)}: ${[favor > 0 ? words.favor(favor) : '', flip > 0 ? `turn ${words.secrets(flip)}` : ''].filter(Boolean).join(', ')}?`,
  defender: 'Whom do you attack?',
  targets: 'What do you target?',
  dice: 'How many attack dice do you roll?',
  ally: ({ defender }, say) => `Join ${whom(defender, say)} as an Ally?`,
  'allow-ally': ({ seat }, say) => `Let ${whom(seat, say)} join as an Ally?`,
  plan: ({ side }) => `Use a battle plan as ${words.fighting[side]}?`,
  sacrifice: ({ attack, defense }) => `Attack ${attack}, defense ${defense}: sacrifice warbands to win?`,
  losses: ({ from, left }, say) => `${words.warbands(left)} must die: how many here? (${spot(from, say)})`,
  place: ({ site, from }) =>
    from === undefined
      ? `How many warbands do you leave at ${place(site)}?`
      : `How many warbands go from ${place(from)} to ${place(site)}?`,
  banish: ({ seat }, say) => `Banish the pawn of ${whom(seat, say)}?`,
  'burn-favor': ({ seat, favor }, say) => `Burn ${words.favor(favor)} of ${whom(seat, say)}?`,
  rest: 'Use a Rest power?',
  warbands: 'Which warbands do you move?',
  permit: ({ seat, what, n }, say) =>
    ({
      lift: `May ${whom(seat, say)} lift ${words.warbands(n)} from the site?`,
      give: `Take ${words.warbands(n)} that ${whom(seat, say)} would give you?`,
      take: `Give ${words.warbands(n)} to ${whom(seat, say)}?`,
    })[what],
  'offer-citizenship': 'Whom do you offer Citizenship?',
  'offer-relic': 'Which Reliquary relic comes with it?',
  propose: ({ to }, say) => `What do you propose to ${whom(to, say)}?`,
  answer: ({ from }, say) => `Your answer to the proposal of ${whom(from, say)}?`,
  exile: 'Which Citizen do you exile?',
  'turn-purple': ({ left }) =>
    `${left === 1 ? '1 purple warband is' : `${left} purple warbands are`} left: how many turn purple here?`,
  title: 'Who becomes Oathkeeper?',
  order: ({ of }) => (of === 'victory' ? 'Which reward comes first?' : 'Which card goes first?'),
  vow: 'Which oath does the next game begin with?',
  'offer-place': ({ seat }, say) => `Offer ${whom(seat, say)} a place as Citizen in the next game?`,
  'take-place': ({ from }, say) => `Begin the next game as a Citizen of ${whom(from, say)}?`,
  build: 'Build or repair an edifice?',
  'world-suit': 'Which suit brings three new denizens into the world?',
  'heal-suit': 'Which suit of the Dispossessed returns to the world?',
  'prince-look': ({ from }, say) => `${say.who(from)} offers Citizenship and a relic: look at it?`,
  'prince-take': 'Take the relic and become a Citizen?',
  reaction: ({ card: id, faces = [] }) => `Use ${card(id)}?${rolled(faces)}`,
  power: ({ card: id, part, roll }) =>
    `${card(id)}: ${words.cards[id]?.asks?.[part] ?? part}${roll === undefined ? '' : ` (${roll})`}`,
};
