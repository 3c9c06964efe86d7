import { a, counted, does, whoIn, whose } from '@tavola/games/text/en.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { PlotsSeen } from '../../../rules/factions/corvids/state.ts';
import type { CorvidAsk, CorvidEvent, CorvidMove, Plot } from '../../../rules/vocabulary/corvids.ts';
import type { FactionText } from '../../type.ts';
import { cardName, suitName, where } from '../phrases/phrases.ts';

const plots: { readonly [plot in Plot]: string } = {
  bomb: 'bomb',
  snare: 'snare',
  extortion: 'extortion',
  raid: 'raid',
};
export const aPlot = (plot: Plot): string => a(plots[plot]);
const powers: { readonly [plot in Plot]: string } = {
  bomb: 'when flipped it removes all enemy pieces there, then itself',
  snare: 'while face up enemies neither place there nor leave',
  extortion: 'when flipped it takes a card of each enemy there; while face up one more card in Evening',
  raid: 'when removed it brings a warrior to each clearing around',
};
export const namedPlots = (found: readonly (Plot | null)[]): string =>
  found.flatMap((plot, clearing) => (plot ? [`${plots[plot]} in ${where(clearing)}`] : [])).join(', ');

export const corvids: FactionText<CorvidAsk, CorvidMove, CorvidEvent> = {
  asks: {
    'corvids.first-warrior': ({ suit }) =>
      asked('Where does the warrior begin?', `Choose the ${suitName(suit)} clearing where a warrior begins`),
    'corvids.flip': 'Flip a plot?',
    'corvids.recruit': asked('Spend a card to recruit?', 'Spend a card for a warrior in every clearing of its suit?'),
    'corvids.recruit-suit': ({ card }) =>
      asked('Clearings of which suit?', `${cardName(card)}: choose the suit of the clearings`),
    'corvids.warriors-where': ({ left }) =>
      asked(`Place a warrior where? (${left} left)`, `Choose where to place a warrior (${left} left in the supply)`),
    'corvids.daylight': ({ actions }) => `Daylight: ${counted(actions, 'action')} left`,
    'corvids.plot-where': ({ warriors }) =>
      asked(
        `Plot: where do ${counted(warriors, 'warrior')} leave?`,
        `Plot: choose the clearing that loses ${counted(warriors, 'warrior')}`,
      ),
    'corvids.plot-type': ({ clearing }) => `Choose the plot for ${where(clearing)}`,
    'corvids.trick-first': 'Trick: choose a plot',
    'corvids.trick-second': ({ first }) =>
      asked(
        'Trick: change places with which plot?',
        `Trick: what does the plot in ${where(first)} change places with?`,
      ),
    'corvids.exert': asked(
      'Exert yourself for one more action?',
      'Exert yourself? One more action, and no cards this Evening',
    ),
    'corvids.guess': ({ clearing }) => `What is the plot in ${where(clearing)}?`,
    'corvids.show': ({ clearing, plot, to }, say) =>
      asked(
        `Show ${whoIn(to, say)} which card?`,
        `You say ${plots[plot]} in ${where(clearing)}: choose the card that you show ${whoIn(to, say)}`,
      ),
  },
  moves: {
    'corvids.flip': ({ clearing }) => `Flip the plot in ${where(clearing)}`,
    'corvids.recruit': ({ card }) => `Recruit with ${cardName(card)}`,
    'corvids.plot': 'Plot: warriors for a plot',
    'corvids.trick': 'Trick: swap two plots',
    'corvids.type': ({ plot }) => `A${aPlot(plot).slice(1)}: ${powers[plot]}`,
    'corvids.expose': ({ clearing }) => `Expose the plot in ${where(clearing)}`,
  },
  events: {
    'corvids.flipped': ({ seat, clearing, plot }, say) =>
      `${does(seat, say, 'flips')} the plot in ${where(clearing)}: ${aPlot(plot)}`,
    'corvids.plotted': ({ seat, clearing, plot }, say) =>
      `${does(seat, say, 'hides')} ${plot ? aPlot(plot) : 'a plot'} in ${where(clearing)}`,
    'corvids.tricked': ({ seat, first, second }, say) =>
      `${does(seat, say, 'swaps')} the plots in ${where(first)} and ${where(second)}`,
    'corvids.raid': ({ clearing }) => `The plot in ${where(clearing)} was a raid`,
    'corvids.exerted': ({ seat }, say) =>
      seat === say.me ? 'You exert yourself for one more action' : `${does(seat, say, 'exerts')} for one more action`,
    'corvids.exposed': ({ seat, by, clearing, plot, card }, say) =>
      `${does(by, say, 'exposes')} ${whose(seat, say)} plot in ${where(clearing)}${card ? ` with ${cardName(card)}` : ''}: ${aPlot(plot)}`,
    'corvids.denied': ({ by, clearing, plot }, say) =>
      `${does(by, say, 'names')} ${aPlot(plot)} in ${where(clearing)}, which is wrong`,
  },
  pieces: {
    plot: ['plot', 'plots'],
    bomb: ['bomb', 'bombs'],
    snare: ['snare', 'snares'],
    extortion: ['extortion', 'extortions'],
    raid: ['raid', 'raids'],
  },
  why: { plots: 'plots that lie face up' },
  effects: { raid: 'the raid', 'removed-plot': 'what the removed plot leaves behind' },
  clauses: {
    'ROOT-13.2.1': 'The Corvids craft in Birdsong, with plots of either face.',
    'ROOT-13.2.2':
      'There are eight plots, two each of bomb, snare, extortion and raid; at most one lies in a clearing. Only the Corvids know those that lie face down.',
    'ROOT-13.2.3': 'Nimble: the Corvids move regardless of rule.',
    'ROOT-13.2.4':
      'Exposure: in their own turn an enemy with a piece at a face-down plot shows the Corvids a card that matches the clearing and names the plot. If it is right, the plot is removed without effect; if it is wrong, the Corvids get the card.',
    'ROOT-13.2.5': 'Embedded Agents: defending at a face-down plot the Corvids deal an extra hit.',
    'ROOT-13.3': 'Setup: a warrior in one clearing of each suit; all plots lie face down.',
    'ROOT-13.4': 'Birdsong: craft, flip plots, recruit.',
    'ROOT-13.4.1': 'First the Corvids craft.',
    'ROOT-13.4.2':
      'Face-down plots beside a Corvid warrior may be flipped: 1 VP for each plot that lies face up then, and the effect of the plot.',
    'ROOT-13.4.3': 'A card may be spent once for a warrior in every clearing of its suit; a bird card names a suit.',
    'ROOT-13.5':
      'Daylight, up to three actions: move; battle; plot, a warrior and one more for each plot of this turn for a plot in their clearing; trick, two plots of the same face change places.',
    'ROOT-13.6':
      'Evening: the Corvids may exert themselves for one more action and then draw nothing; otherwise they draw one card and one more for each extortion that lies face up. Discard down to five.',
    'ROOT-13.7':
      'Bomb: flipped, it removes all enemy pieces there and then itself. Snare: while it lies face up no enemy piece is placed there or leaves. Extortion: flipped, it takes a random card of each enemy there. Raid: removed, but not by Exposure, it brings a warrior to each clearing around.',
  },
  board: ({ open, secrets }, seat) => {
    const { board, left } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'corvids') return [];
    const seen = secrets[seat] as PlotsSeen;
    const denied = board.denied.flatMap((those, clearing) =>
      those.length > 0 ? [`${those.map((plot) => plots[plot]).join(', ')} in ${where(clearing)}`] : [],
    );
    return [
      `Plots face up: ${namedPlots(board.up) || 'none'}`,
      ...(seen ? [`Plots face down: ${namedPlots(seen) || 'none'}`] : []),
      ...(denied.length > 0 ? [`Named in vain: ${denied.join('; ')}`] : []),
      `Plots in the supply: ${left[0]}`,
    ];
  },
};
