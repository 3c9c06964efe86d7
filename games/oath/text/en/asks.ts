/** What Oath asks, in English. */
import { capital } from '@tavola/games/text/capital.ts';
import { asked, type Say } from '@tavola/kernel/face/text.ts';
import { namesIn } from '../names.ts';
import type { Text } from '../type.ts';
import { outsideAsks } from './real.ts';
import { words } from './words.ts';

const { card, place, whom, spot, rolled } = namesIn(words);

/** "Ana · attack · die 2 of 5" */
const whose = (what: string, seat: number | null, say: Say) =>
  asked(capital(what), `${seat === null ? capital(words.bandits) : say.who(seat)} · ${what}`);

export const asks: Text['asks'] = {
  ...outsideAsks,
  'draw-world': (ask, say) =>
    typeof ask === 'string'
      ? 'Draw the next card of the world deck'
      : asked(
          `Search: card ${ask.n} of ${ask.of}`,
          `${say.who(ask.seat)} · search · card ${ask.n} of ${ask.of} from the world deck`,
        ),
  'draw-discard': asked('Draw the top of the discard pile', 'Draw the top card of the discard pile'),
  'draw-relic': 'Draw the top relic',
  'deal-relic': 'Lay the top relic facedown',
  'draw-dispossessed': 'Draw a card of the Dispossessed',
  'attack-die': ({ seat, n, of }, say) => whose(`attack · die ${n} of ${of}`, seat, say),
  'defense-die': ({ seat, n, of }, say) => whose(`defense · die ${n} of ${of}`, seat, say),
  'end-die': 'Roll the end die',
  pawn: 'Where does your pawn start?',
  keep: ({ of }) =>
    of === 'setup'
      ? asked('Which card becomes your adviser?', 'Which card becomes your facedown adviser?')
      : 'Which card do you keep?',
  'discard-order': 'Which card do you discard first?',
  'favor-short': asked('Where does the next favor go?', 'There is too little favor: where does the next one go?'),
  'peoples-favor': asked('Add or remove a favor', "People's Favor: add or remove a favor"),
  opportunity: ({ site }) => asked('Pick up a token?', `${card(site)}: pick up a token?`),
  act: 'Your turn: what do you do?',
  modifiers: ({ of }) => `Use a card for ${words.modified[of]}?`,
  search: 'Where do you search?',
  play: 'What do you do with the card?',
  'discard-first': ({ by, site }) =>
    asked('Discard a card first?', `${card(by)}: discard a card first? (${place(site)})`),
  'over-limit': 'Too many advisers: which one goes?',
  conspiracy: 'Burn a secret to take something?',
  muster: 'On which card do you muster?',
  trade: asked('Trade with which card?', 'With which card do you trade, and for what?'),
  recover: 'What do you recover?',
  'recover-amount': ({ banner }) => `How much on the ${words.banners[banner]}?`,
  'recover-bank': asked('At which bank does it begin?', 'At which bank does the old favor begin?'),
  travel: 'Where do you travel?',
  send: ({ seat }, say) => `Where must ${whom(seat, say)} travel?`,
  toll: ({ to, favor, flip }) =>
    asked(
      'Pay for the way?',
      `Pay for the way to ${place(to)}: ${[favor > 0 ? words.favor(favor) : '', flip > 0 ? `turn ${words.secrets(flip)}` : ''].filter(Boolean).join(', ')}?`,
    ),
  defender: 'Whom do you attack?',
  targets: 'What do you target?',
  dice: 'How many attack dice do you roll?',
  ally: ({ defender }, say) => `Join ${whom(defender, say)} as an Ally?`,
  'allow-ally': ({ seat }, say) => `Let ${whom(seat, say)} join as an Ally?`,
  plan: ({ side }) => `Use a battle plan as ${words.fighting[side]}?`,
  sacrifice: ({ attack, defense }) =>
    asked(
      `${attack} against ${defense}: sacrifice warbands?`,
      `Attack ${attack}, defense ${defense}: sacrifice warbands to win?`,
    ),
  losses: ({ from, left }, say) =>
    asked(`How many of ${left} die here?`, `${words.warbands(left)} must die: how many here? (${spot(from, say)})`),
  place: ({ site, from }) =>
    from === undefined
      ? asked('How many warbands do you leave?', `How many warbands do you leave at ${place(site)}?`)
      : asked('How many warbands go on?', `How many warbands go from ${place(from)} to ${place(site)}?`),
  banish: ({ seat }, say) => `Banish the pawn of ${whom(seat, say)}?`,
  'burn-favor': ({ seat, favor }, say) => `Burn ${words.favor(favor)} of ${whom(seat, say)}?`,
  rest: 'Use a Rest power?',
  warbands: 'Which warbands do you move?',
  permit: ({ seat, what, n }, say) =>
    ({
      lift: asked(
        `May ${whom(seat, say)} lift ${words.warbands(n)}?`,
        `May ${whom(seat, say)} lift ${words.warbands(n)} from the site?`,
      ),
      give: asked(
        `Take ${words.warbands(n)} from ${whom(seat, say)}?`,
        `Take ${words.warbands(n)} that ${whom(seat, say)} would give you?`,
      ),
      take: `Give ${words.warbands(n)} to ${whom(seat, say)}?`,
    })[what],
  'offer-citizenship': 'Whom do you offer Citizenship?',
  'offer-relic': 'Which Reliquary relic comes with it?',
  propose: ({ to }, say) => `What do you propose to ${whom(to, say)}?`,
  answer: ({ from }, say) => `Your answer to ${whom(from, say)}?`,
  exile: 'Which Citizen do you exile?',
  'turn-purple': ({ left }) =>
    asked(
      `How many turn purple here? (${left} left)`,
      `${left === 1 ? '1 purple warband is' : `${left} purple warbands are`} left: how many turn purple here?`,
    ),
  title: 'Who becomes Oathkeeper?',
  order: ({ of }) => (of === 'victory' ? 'Which reward comes first?' : 'Which card goes first?'),
  vow: asked('Which oath for the next game?', 'Which oath does the next game begin with?'),
  'offer-place': ({ seat }, say) =>
    asked(
      `Offer ${whom(seat, say)} a place as Citizen?`,
      `Offer ${whom(seat, say)} a place as Citizen in the next game?`,
    ),
  'take-place': ({ from }, say) =>
    asked('Begin the next game as a Citizen?', `Begin the next game as a Citizen of ${whom(from, say)}?`),
  build: 'Build or repair an edifice?',
  'world-suit': asked('Which suit brings new denizens?', 'Which suit brings three new denizens into the world?'),
  'heal-suit': asked('Which suit returns to the world?', 'Which suit of the Dispossessed returns to the world?'),
  'prince-look': ({ from }, say) =>
    asked('Look at the relic offered?', `${say.who(from)} offers Citizenship and a relic: look at it?`),
  'prince-take': 'Take the relic and become a Citizen?',
  reaction: ({ card: id, faces = [] }) => asked(`Use ${card(id)}?`, `Use ${card(id)}?${rolled(faces)}`),
  power: ({ card: id, part, roll }) => {
    const title = words.cards[id]?.asks?.[part] ?? part;
    return asked(title, `${card(id)}: ${title}${roll === undefined ? '' : ` (${roll})`}`);
  },
};
