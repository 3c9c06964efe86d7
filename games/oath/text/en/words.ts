/** The words of Oath in English. */

import type { Words } from '../words.ts';
import { arcane } from './cards/arcane.ts';
import { beast } from './cards/beast.ts';
import { discord } from './cards/discord.ts';
import { edifices } from './cards/edifices.ts';
import { hearth } from './cards/hearth.ts';
import { law } from './cards/law.ts';
import { nomad } from './cards/nomad.ts';
import { order } from './cards/order.ts';
import { relics } from './cards/relics.ts';
import { sites } from './cards/sites.ts';
import { visions } from './cards/visions.ts';
import { counts } from './counts.ts';
import { drawn } from './drawn.ts';
import { news } from './news.ts';
import { prince } from './prince.ts';
import { stakes } from './stakes.ts';

const plural = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const words: Words = {
  counts,
  news,
  stakes,
  cards: {
    ...discord,
    ...arcane,
    ...order,
    ...hearth,
    ...beast,
    ...nomad,
    ...edifices,
    ...relics,
    ...sites,
    ...visions,
    ...law,
  },
  suits: { discord: 'Discord', arcane: 'Arcane', order: 'Order', hearth: 'Hearth', beast: 'Beast', nomad: 'Nomad' },
  regions: { cradle: 'Cradle', provinces: 'Provinces', hinterland: 'Hinterland' },
  slots: {
    'cradle-1': 'the facedown site, first of the Cradle',
    'cradle-2': 'the facedown site, second of the Cradle',
    'provinces-1': 'the facedown site, first of the Provinces',
    'provinces-2': 'the facedown site, second of the Provinces',
    'provinces-3': 'the facedown site, third of the Provinces',
    'hinterland-1': 'the facedown site, first of the Hinterland',
    'hinterland-2': 'the facedown site, second of the Hinterland',
    'hinterland-3': 'the facedown site, third of the Hinterland',
  },
  roles: { chancellor: 'Chancellor', exile: 'Exile', citizen: 'Citizen' },
  colours: { purple: 'purple', red: 'red', blue: 'blue', yellow: 'yellow', white: 'white', black: 'black' },
  oaths: {
    supremacy: 'Oath of Supremacy: rule the most sites',
    people: "Oath of the People: hold the People's Favor",
    protection: 'Oath of Protection: hold the most relics and banners',
    devotion: 'Oath of Devotion: hold the Darkest Secret',
  },
  endings: {
    usurper: ({ round, oath }) => `Usurper in round ${round}, by the ${oath}`,
    vision: ({ round }) => `fulfilled a Vision in round ${round}`,
    'usurper-and-vision': ({ round }) => `Usurper, with a fulfilled Vision too, in round ${round}`,
    empire: ({ round, oath }) => `the Empire kept the ${oath} up to round ${round}`,
    successor: ({ round, oath }) => `successor of an Empire that kept the ${oath} up to round ${round}`,
  },
  banners: { 'peoples-favor': "People's Favor", 'darkest-secret': 'Darkest Secret' },
  sides: { oathkeeper: 'Oathkeeper', usurper: 'Usurper' },
  actions: {
    search: 'Search',
    muster: 'Muster',
    trade: 'Trade',
    recover: 'Recover',
    campaign: 'Campaign',
    travel: 'Travel',
  },
  acted: {
    search: 'went searching',
    muster: 'went mustering',
    trade: 'went trading',
    recover: 'set out to recover something',
    campaign: 'launched a campaign',
    travel: 'set out to travel',
  },
  passed: (things, _, from, to) => `${things} went from ${withArticle(from)} to ${withArticle(to)}.`,
  phaseOf: (who, phase) => `${who} entered the ${phase} phase.`,
  modified: {
    search: 'this Search',
    muster: 'this Muster',
    trade: 'this Trade',
    recover: 'this Recover',
    campaign: 'this campaign',
    travel: 'this journey',
    play: 'this play',
  },
  fighting: { attack: 'attacker', defense: 'defender' },
  phases: { wake: 'Wake', act: 'Act', rest: 'Rest' },
  piles: {
    world: 'world deck',
    cradle: 'discard pile of the Cradle',
    provinces: 'discard pile of the Provinces',
    hinterland: 'discard pile of the Hinterland',
  },
  heaps: {
    'cradle-top': 'on the Cradle discard pile',
    'cradle-under': 'under the Cradle discard pile',
    'provinces-top': 'on the Provinces discard pile',
    'provinces-under': 'under the Provinces discard pile',
    'hinterland-top': 'on the Hinterland discard pile',
    'hinterland-under': 'under the Hinterland discard pile',
    pay: '1 favor to its ruler',
  },
  faces: {
    hollow: 'hollow sword',
    sword: 'sword',
    double: 'two swords and a skull',
    blank: 'blank',
    shield: 'shield',
    shields: 'two shields',
    doubler: 'doubler',
  },
  bandits: 'bandits',
  empire: 'the Empire',
  nobody: 'nobody',
  you: 'you',
  round: (n) => `Round ${n} of 8`,
  favor: (n) => `${n} favor`,
  secrets: (n) => plural(n, 'secret', 'secrets'),
  warbands: (n) => plural(n, 'warband', 'warbands'),
  dice: (n) => plural(n, 'die', 'dice'),
  bankOf: (suit) => `${suit} bank`,
  shared: 'shared bank',
  reserveOf: (who) => (who === 'you' ? 'your bank' : `${who}'s bank`),
  onCard: (card) => card,
  pawn: 'pawn and favor',
  relicAt: (site) => `facedown relic at ${site}`,
  prince,
  and: 'and',
  legacy: {
    deck: 'Denizens of each suit outside the Archive',
    archive: 'Archive',
    edifices: 'Edifices not built',
    dispossessed: 'Dispossessed',
    relics: 'Relic deck',
    fresh: 'new',
    compare: 'Compare with the world before',
    before: 'Before',
    after: 'Now',
    changes: 'What changed',
    changed: { sites: 'Came', left: 'Left', built: 'Standing', decayed: 'In ruins' },
    ofGame: {
      under: (role, oath) => `${role}; ${oath}`,
      built: (cards) => `Built: ${cards}`,
      decayed: (cards) => `Fell to ruin: ${cards}`,
      joined: (cards) => `Joined the deck: ${cards}`,
      gone: (n) => `Dispossessed: ${n}`,
    },
  },
  world: (oath, map, edifices, dispossessed) =>
    `${oath}. Map: ${map}. Edifices: ${edifices}. Dispossessed: ${dispossessed}.`,
  board: {
    oath: (oath, holder, side) => `${oath}. Title: ${holder}, ${side}.`,
    visions: (n) => `Visions drawn: ${n}.`,
    banks: 'Banks',
    facedown: (slot) => slot.replace(/^the f/, 'F'),
    site: (name, ruler, cards, capacity) => `${name}, ruled by ${ruler}, ${drawn.roomAt(cards, capacity)}`,
    tokens: 'on the site',
    relics: (n) => plural(n, 'facedown relic', 'facedown relics'),
    warbandsOf: (n, who) => `${plural(n, 'warband', 'warbands')} (${who})`,
    pawns: 'pawns',
    player: (who, role, place, supply) => `${who}: ${role}, at ${place}, Supply ${supply}`,
    advisers: 'advisers',
    hiddenAdviser: (back) => `facedown ${back}`,
    relicsHeld: 'relics',
    vision: 'revealed Vision',
    hand: 'in hand',
    inReserve: (n) => `${plural(n, 'warband', 'warbands')} in the bank`,
    spent: (n) => `${n} facedown`,
    backs: { denizen: 'denizen', vision: 'Vision' },
    mob: 'Mob',
    banner: (name, holder, tokens) => `${name}: ${holder}, ${plural(tokens, 'token', 'tokens')}`,
    pile: (name, n) => `${name}: ${plural(n, 'card', 'cards')}`,
  },
  drawn,
};

/** Banks and banners have an article, people, cards and sites none. */
function withArticle(spot: string): string {
  if (/bank$/.test(spot) && !/^your |'s /.test(spot)) return `the ${spot}`;
  return Object.values(words.banners).includes(spot) ? `the ${spot}` : spot;
}
