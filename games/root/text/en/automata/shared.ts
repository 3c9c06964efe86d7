/** What all automata say. */
import { counted, does, list, whoIn } from '@tavola/games/text/en.ts';
import { asked, type ByKind } from '@tavola/kernel/face/text.ts';
import type { AutomatonAsk, AutomatonEvent, LaidFrom, LaidTo } from '../../../rules/vocabulary/automata.ts';
import { automatonLinesIn, stepsIn } from '../../automaton-lines.ts';
import { tally } from '../../names.ts';
import { aPlot } from '../factions/corvids.ts';
import { theMinister } from '../factions/duchy.ts';
import { cardName, someCards, suitName, where } from '../phrases/phrases.ts';
import { automatonTexts } from './all.ts';
import { serviceClauses } from './services.ts';
import { vagabotEvents } from './vagabond.ts';

const texts = Object.values(automatonTexts);
const said = stepsIn(texts, {
  common: {
    'AUT-2.7': 'Order',
    'AUT-1.1': 'Craft',
    'AUT-10.7': 'Ministers',
  },
  score: 'Score',
  idle: 'nothing to do',
  inside: (clearing) => `in ${where(clearing)}`,
  against: (who) => ` against ${who}`,
  paidBy: (who) => ` from ${who}`,
  whoIn,
});
export const { stepTitle, instruction } = said;

export const asks: ByKind<AutomatonAsk> = {
  'automaton.chance': ({ seat }, say) =>
    asked('What does chance decide?', `What does chance decide for ${whoIn(seat, say)}?`),
  'automaton.outrage': ({ clearing }) =>
    asked('Outrage: discard which card?', `Outrage in ${where(clearing)}: choose a card to discard`),
  'automaton.investors': ({ seat, suits }, say) =>
    asked(
      'Investors: discard a card',
      `Investors of ${whoIn(seat, say)}: discard a card (${suits.map(suitName).join(' or ')}, or bird)`,
    ),
  'automaton.plot': ({ clearing }) => `Turn the plot in ${clearing}: which?`,
  'automaton.extortion': ({ clearing }) =>
    asked('Extortion: discard which card?', `Extortion in ${where(clearing)}: choose a card to discard`),
  'automaton.gamble': ({ clearing }) =>
    asked('Gamble: what is the plot?', `Gamble: what is the plot in ${where(clearing)}?`),
};

const leaves: { readonly [pile in LaidFrom]: string } = {
  order: 'of the order',
  decree: 'of the Decree',
  market: 'of the market',
};
const comes: { readonly [pile in LaidTo]: string } = {
  decree: 'to the Decree',
  discard: 'to the discard pile',
  'lost-souls': 'to the Lost Souls',
};

export const events: ByKind<AutomatonEvent> = {
  ...vagabotEvents,
  'automaton.order': ({ seat, card }, say) =>
    card === null
      ? `${does(seat, say, 'finds')} no card: the order counts as a bird`
      : `${does(seat, say, 'reveals')} the order ${cardName(card)}`,
  'automaton.order-discarded': ({ seat, card }, say) => `${does(seat, say, 'discards')} the order ${cardName(card)}`,
  'automaton.acts': ({ clause, clearing, of }, say) => instruction({ clause, clearing, of, idle: false }, say),
  'automaton.skips': ({ clause, suit }) => said.skipped(clause, suit === undefined ? null : suitName(suit)),
  'automaton.crowned': ({ seat, minister }, say) => `${does(seat, say, 'sways')} ${theMinister(minister)}`,
  'automaton.uncrowned': ({ seat, minister }, say) =>
    `${does(seat, say, 'loses')} the crown of ${theMinister(minister)}`,
  'automaton.laid': ({ cards, from, to }) => `${someCards(cards.length)} ${leaves[from]} ${comes[to]}`,
  'automaton.marker': ({ space }) => `The conspiracy marker comes to space ${space + 1}`,
  'automaton.order-set': ({ suit }) => `The order is ${suitName(suit)}`,
  'automaton.revealed': ({ seat, card }, say) => `${does(seat, say, 'reveals')} ${cardName(card)}`,
  'automaton.acolytes': ({ seat, change }, say) =>
    change > 0 ? `${does(seat, say, 'gains')} an acolyte` : `${does(seat, say, 'spends')} an acolyte`,
  'automaton.souls-discarded': ({ cards }) =>
    `From the Lost Souls to the discard pile: ${tally(cards.map(cardName)).join(', ')}`,
  'automaton.souls-returned': ({ cards }) => `Back to the Lost Souls: ${tally(cards.map(cardName)).join(', ')}`,
  'automaton.flipped': ({ seat, clearing, plot }, say) =>
    `${does(seat, say, 'flips')} the plot in ${where(clearing)}: ${aPlot(plot)}`,
  'automaton.swapped': ({ clearing, plot }) =>
    `In its place ${aPlot(plot)} comes to ${where(clearing)}, without effect`,
  'automaton.raid': ({ clearing, plot }) => `The plot in ${where(clearing)} was ${aPlot(plot)}`,
  'automaton.guessed': ({ by, clearing, plot }, say) =>
    `${does(by, say, 'names')} ${aPlot(plot)} in ${where(clearing)}`,
  'automaton.sprang': ({ seat, clearing }, say) =>
    `${does(seat, say, 'springs')} the snare in ${where(clearing)} and does nothing else there`,
  'automaton.market-filled': ({ seat, cards }, say) =>
    `${does(seat, say, 'puts')} on the market: ${list(cards.map(cardName))}`,
  'automaton.market-discarded': ({ seat, card }, say) => `${does(seat, say, 'takes')} ${cardName(card)} off the market`,
  'automaton.protectionism': ({ shield, sword }) =>
    `Protectionism: ${list([...(shield ? ['shield'] : []), ...(sword ? ['sword'] : [])], 'neither shield nor sword')}`,
  'automaton.payments-returned': ({ of, count }, say) =>
    `${counted(count, 'warrior')} of ${of === say.me ? 'yours' : say.who(of)} ${count === 1 ? 'leaves' : 'leave'} Payments`,
  'automaton.racketeering': ({ seat, clearing, count }, say) =>
    `Racketeering: ${whoIn(seat, say)} ${seat === say.me ? 'put' : 'puts'} ${counted(count, 'warrior')} from ${where(clearing)} into Payments`,
  'automaton.goal-reached': ({ seat }, say) =>
    `${does(seat, say, 'reaches')} the goal and ${seat === say.me ? 'play' : 'plays'} on for the others`,
};

export const why: { readonly [why: string]: string } = Object.assign(
  { order: 'the order', nightmare: 'the level' },
  ...texts.map((text) => text.why),
);

const levelNames = { easy: 'easy', normal: 'normal', challenging: 'challenging', nightmare: 'nightmare' };

const serviceNames = { basic: 'the basic cards', 'basic+advanced': 'the basic and the advanced cards' };

export const automatonLines = automatonLinesIn(automatonTexts, {
  level: (level, traits) => `Level: ${levelNames[level]}; traits: ${traits || 'none'}`,
  order: (card) => `Order: ${cardName(card)}`,
  services: (services) => `Services: ${serviceNames[services]}`,
  ambushes: (cards) => `Open ambushes: ${list(cards.map(cardName))}`,
});

export const clauses: { readonly [clause: string]: string } = Object.assign(
  {
    'AUT-1.1':
      'An automaton crafts the item of its order if the supply has it, activates nothing for it and always scores 1 VP.',
    'AUT-1.2.1':
      'An automaton loses warriors first, then tokens, then buildings; which of several types of buildings falls is left to chance.',
    'AUT-2.1': 'Among clearings that are equally good the one of highest priority is taken: the smallest number.',
    'AUT-2.2': 'Among players who are equally good the one who sets up first is taken.',
    'AUT-2.3': 'What the rules do not allow is skipped; the next best is tried.',
    'AUT-2.7': 'The order card says where the automaton acts: in clearings of its suit, with a bird everywhere.',
    'AUT-3.3.1': 'A nightmare automaton scores 1 VP at the end of its Evening.',
    'AUT-C-1':
      'Cooperative game: the people win together as soon as each of them has reached 30 VP, and lose at once when an automaton gets there first.',
    'AUT-C-2':
      'Cooperative game: automata do not count each other as enemies and never attack each other; revolts, bombs and the like still hit them.',
    'AUT-C-4': 'Where the table agreed on it, people add up their warriors and buildings for rule.',
    'AUT-11.8.2': 'A snare does not stop an automaton: the snare is removed, and that part of the action is lost.',
  },
  serviceClauses,
  ...texts.map((text) => text.clauses),
);
