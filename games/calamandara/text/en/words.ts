/** Names of things on the board and around it, in English. */

import { capital } from '@tavola/games/text/capital.ts';
import { counted, whoIn, whose } from '@tavola/games/text/en.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { SymbolView } from '../../rules/view.ts';
import type { Words } from '../type.ts';
import * as texts from './cards.ts';
import { counts } from './counts.ts';
import { news } from './news.ts';
import * as phrases from './phrases.ts';
import { stakes } from './stakes.ts';

export const words: Words = {
  counts,
  news,
  stakes,
  cards: texts.cards,
  symbols: texts.symbols,
  sides: phrases.sides,
  board: (targets) =>
    `Cross-shaped board. ${targets === 0 ? 'Nothing to choose on it now.' : `Possible targets: ${targets}.`}`,
  cell: (cell, symbol, token, say) => {
    const what = symbol ? described(symbol, say) : 'empty';
    return `${phrases.cellName(cell)}: ${what}${token === null ? '' : `, ${whose(token, say)} token`}`;
  },
  zones: {
    initial: 'Initial Zone: whoever owns this land inserts symbols here and begins the path with it.',
    final: 'Final Zone, around the Rift: everybody may insert here, and only memories of the Final Reserve work in it.',
    rift: 'The goal: the first traveller to get here wins.',
  },
  aboutTraveller: {
    name: (who) => `Traveller: ${who}`,
    text: (side, steps) => `Comes from the ${side} and is ${steps}. Walks and stops only on connected Footprints.`,
  },
  start: (seat, say) => capital(`${whose(seat, say)} start point`),
  ways: phrases.ways,
  lines: phrases.lines,
  immediate: 'immediate effect',
  linked: 'linked effect',
  hand: 'Your hand',
  hiddenCard: 'hidden card',
  revealed: 'revealed to everyone',
  readCards: 'Read the cards',
  closeCards: 'Close the texts',
  armed: 'armed',
  armCard: 'Ask me when it could be used',
  finalReserve: 'Final Reserve',
  reserve: 'Your reserve',
  freePlace: 'free place',
  depot: 'Depot',
  inDepot: (kind, count) => `${phrases.some(count, kind)} in the depot`,
  symbolCard: 'Symbol card',
  symbolCardOf: (card) => `Revealed symbol card: ${phrases.symbolsOf(card)}`,
  symbolsOf: phrases.symbolsOf,
  noSymbolCard: 'no symbol card',
  memoryDeck: 'Memory deck',
  symbolDeck: 'Symbol deck',
  discard: 'Discard',
  symbolDiscard: 'Symbol discard',
  piles: 'Piles',
  emptyPile: 'empty',
  fromTop: (place) => (place === 1 ? 'On top:' : `No. ${place} from the top:`),
  hiddenCards: (n) => (n === 1 ? '1 hidden card' : `${n} hidden cards`),
  waitsOnDeck: 'waits on your deck',
  waitsWith: (seat, say) => `waits with ${whoIn(seat, say)}`,
  startWith: (kinds) => `Only ${phrases.symbolList(kinds)}`,
  pack: (left) => `The pack (${phrases.countCards(left)})`,
  nextCard: 'Which card comes next',
  copies: (count) => counted(count, 'copy', 'copies'),
  stack: 'Reaction window',
  resolves: 'Resolves from top to bottom',
  carries: (effect) => `Effect: ${phrases.card(effect)}`,
  kept: 'To keep',
  prevented: 'Prevented',
  suspended: 'Taken',
  sealed: 'Sealed Fields: no attack symbols this turn',
  silenced: 'Oracle: no reserving or drawing this turn',
  invading: (seat, say) => `Invades ${whose(seat, say)} land`,
  atStart: 'on the start point',
  inFinalZone: 'in the Final Zone',
  steps: (distance) => `${distance} from the Rift`,
  phases: ['Acquire', 'Insert', 'Move', 'Memories'],
  preparing: 'Setup',
  round: (round) => `Round ${round}`,
  turn: (round, seat, repeated, say) => `Round ${round} · ${whose(seat, say)} turn${repeated ? ' (repeated)' : ''}`,
  distance: 'Distance to the Rift',
  endings: {
    rift: (round) => `reached the Rift in round ${round}`,
    nearest: (round) => `nearest to the Rift at the end of round ${round}`,
    'equally-near': (round) => `equally near the Rift at the end of round ${round}`,
    'no-progress': (round) => `too many rounds without progress, up to round ${round}`,
    stuck: (round) => `nobody had anything left to choose in round ${round}`,
  },
};

function described({ kind, way, owner, ripe }: SymbolView, say: Say): string {
  const turned = way === null ? '' : `, ${phrases.lie(kind, way)}`;
  const owned = owner === null ? '' : `, ${whose(owner, say)}${ripe ? ', ripe' : ''}`;
  return `${phrases.symbol(kind)}${turned}${owned}`;
}
