import type { AutomatonText } from '../../automaton-text.ts';
import { tally } from '../../names.ts';
import { cardName } from '../phrases/phrases.ts';

export const eyrie: AutomatonText = {
  name: 'Electric Eyrie',
  about: 'The Decree grows by itself; when no roost can be built, turmoil follows.',
  level: (of) => {
    const viziers = of('viziers') === 1 ? '1 vizier' : `${of('viziers')} viziers`;
    return of('setupBirdAmbush') > 0 ? `${viziers} · and a bird ambush in the Decree` : viziers;
  },
  steps: {
    'AUT-5.4.4': 'A new roost',
    'AUT-5.5.1.i': 'Recruit',
    'AUT-5.5.1.ii': 'Move',
    'AUT-5.5.1.iii': 'Battle',
    'AUT-5.5.2': 'Build',
    'AUT-5.7': 'Turmoil',
    'AUT-T-EYR-2': 'Relentless',
    'AUT-T-EYR-3': 'Swoop',
  },
  traits: {
    nobility: ['Nobility', 'Turmoil brings VP instead of costing them, and comes when a warrior cannot be placed too'],
    relentless: ['Relentless', 'After the Decree all defenseless buildings and tokens beside its warriors go'],
    swoop: ['Swoop', 'Daylight closes with two warriors where it has no piece yet'],
    'war-tax': ['War Tax', 'Each building or token it removes costs its owner 1 VP'],
  },
  why: { nobility: 'Nobility' },
  clauses: {
    'AUT-5.2.1': 'The Electric Eyrie rules where it is tied for most warriors and buildings.',
    'AUT-5.3.2': 'Setup: a roost and six warriors opposite the keep; without a Marquise in a corner by chance.',
    'AUT-5.4.3': 'The Decree takes the order card, in the column of its suit.',
    'AUT-5.7.2': 'In turmoil the Decree loses every card but the Loyal Viziers.',
    'AUT-5.4.4':
      'Without a roost on the map a new one comes with four warriors to the ordered clearing of highest priority; else turmoil.',
    'AUT-5.5.1.i': 'Recruit: for each column as many warriors as it has cards, all at one matching roost.',
    'AUT-5.5.1.i.a': 'The roost with most enemy pieces recruits.',
    'AUT-5.5.1.i.b': 'Of those the one with fewest own warriors.',
    'AUT-5.5.1.ii':
      'Move: from the ruled matching clearing with most own warriors, all but as many as the column has cards and as it takes to rule; to a neighbour without a roost if there is one.',
    'AUT-5.5.1.ii.a': 'Of the neighbours the one with fewest enemy pieces.',
    'AUT-5.5.1.iii':
      'Battle: once for each column, against the player with most buildings there; the fullest column deals an extra hit.',
    'AUT-5.5.1.iii.a': 'First where it has no roost.',
    'AUT-5.5.1.iii.b': 'Of those where most defenseless buildings stand.',
    'AUT-5.5.1.iii.d': 'Of equal defenders the one with most pieces there.',
    'AUT-5.5.1.iii.e': 'Of those the one with most VP.',
    'AUT-5.5.2': 'Build a roost in the ruled clearing without one that has the highest priority; else turmoil.',
    'AUT-5.6': 'Evening: the roost track scores its rightmost free space.',
    'AUT-5.7': 'Turmoil: VP are lost, the Decree is purged down to the Viziers, and Daylight ends.',
    'AUT-5.7.1': 'Turmoil costs 1 VP for each card of the bird column, Viziers included.',
    'AUT-T-EYR-1':
      'Nobility: turmoil earns 1 VP for each bird card of the Decree, and a warrior that cannot be placed brings it.',
    'AUT-T-EYR-2':
      'Relentless: after the Decree all defenseless enemy buildings and tokens go where its warriors stand.',
    'AUT-T-EYR-3': 'Swoop: Daylight closes with two warriors in the best clearing without a piece of its own.',
    'AUT-T-EYR-4': 'War Tax: each building or token that it removes costs its owner 1 VP.',
  },
  board: ({ open }, seat) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'electric-eyrie') return [];
    const names = ['fox', 'mouse', 'rabbit', 'bird'];
    const cards = board.decree.map((column, i) => {
      const viziers = i === 3 ? new Array<string>(board.viziers).fill('loyal-vizier') : [];
      return `${names[i]}: ${tally([...viziers, ...column].map(cardName)).join(', ') || 'empty'}`;
    });
    return [`Decree: ${cards.join('; ')}`];
  },
};
