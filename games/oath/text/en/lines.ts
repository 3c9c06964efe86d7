/** What hands do for the Prince, in English. */
import { partsIn } from '@tavola/games/text/parts.ts';
import type { LineWords } from '../../lines/words.ts';
import { namesIn } from '../names.ts';
import { briefNode, type NodeWords } from '../prince.ts';
import { words } from './words.ts';

const { card, suit } = namesIn(words);
const noun =
  (one: string, many = `${one}s`) =>
  (n: number) =>
    n === 1 ? one : many;

/** What the nodes of his mind are about, as short as hands need it. */
const nodes: NodeWords = {
  travel: { 'most-favor': 'Travel: favor', 'most-secrets': 'Travel: secrets', relic: 'Travel: relic' },
  trade: { favor: 'Trade: favor', secret: 'Trade: secrets', both: 'Trade: both' },
  muster: 'Muster',
  search: 'Search',
  recover: { relic: 'Recover: relic', 'darkest-secret': 'Recover: Secret', 'peoples-favor': 'Recover: Favor' },
  campaign: {
    'weakest-rival-site': 'Campaign: weak site',
    'most-relics-holder': 'Campaign: relics',
    'darkest-secret-holder': 'Campaign: Secret',
    'peoples-favor-holder': 'Campaign: Favor',
  },
};

export const lineWords: LineWords = {
  parts: partsIn({ way: 'to', plus: 'plus', minus: 'minus', total: (n) => `now ${n}` }),
  verbs: {
    threat: 'Threat',
    tokens: 'Tokens',
    token: 'Token',
    visions: 'Visions',
    tactics: 'Tactics',
    others: 'Others',
    cards: 'Cards',
    campaign: 'Campaign',
    won: 'Victory',
    lost: 'Defeat',
    rest: 'Cleanup',
    rolled: 'Dice',
    pawn: 'Pawn',
    markers: 'Suit markers',
    starts: 'Threat and tactics',
    warbands: 'Warbands',
    starting: 'start token',
  },
  card,
  suit,
  banner: (id) => words.banners[id],
  node: (id, twin) => `${briefNode(nodes, words.prince, id)}${twin ? `, ${twin}` : ''}`,
  slot: (region, n) => {
    const name = words.regions[region as 'cradle'];
    return [`${name} ${n}`, `site ${n} of the ${name}`];
  },
  bank: (id) => [`${suit(id)} bank`, `the ${suit(id)} bank`],
  pile: (id) => [id === 'world' ? 'deck' : `${words.regions[id]} discard`, `the ${words.piles[id]}`],
  him: ['him', 'him'],
  ambition: ['Ambition', 'his Ambition'],
  shared: ['shared bank', 'the shared bank'],
  column: (column, row) => {
    const name = words.prince.columns[column];
    return [`${name}, row ${row}`, `row ${row} of the ${name}`];
  },
  unaligned: [words.prince.columns.unaligned, 'Unaligned'],
  threatMarker: (line) =>
    line === 'none'
      ? ['none', 'none']
      : [words.prince.threats[line].replace(/^(the|an?) /, ''), words.prince.threats[line]],
  sameNode: ['here', 'the same node'],
  from: (name) => `from ${name}`,
  favor: noun('favor', 'favor'),
  secrets: noun('secret'),
  warbands: noun('warband'),
  relics: noun('relic'),
  dice: noun('die', 'dice'),
  of: (what, who) => `${what} of ${who}`,
  onCards: 'from cards',
  banks: ['banks', 'the banks of their suits'],
  pawnOf: (who) => (who ? `pawn of ${who}` : 'pawn'),
  targets: (names) => `target: ${names}`,
  at: 'at',
  against: (who) => `against ${who}`,
  bandits: words.bandits,
  take: 'remove',
  turnOver: (what) => `turn over ${what}`,
  faceup: 'faceup',
  facedown: 'facedown',
  title: 'title',
  mob: words.banners['peoples-favor'],
  role: (role) => words.roles[role],
  relicDeck: ['relic deck', 'the bottom of the relic deck'],
  outOfGame: ['out of the game', 'out of the game'],
  dispossessed: ['Dispossessed', 'the Dispossessed'],
  start: ['start', 'the start, with the star'],
  nothing: {
    travel: 'He is there already.',
    trade: 'Nothing to gain there.',
    muster: 'No favor, or no empty card.',
    search: 'The deck is empty.',
    recover: 'He cannot pay.',
    campaign: 'Nobody within reach.',
  },
  gifts: 'Favor, secrets, cards',
  noGifts: 'He begins without any.',
};
