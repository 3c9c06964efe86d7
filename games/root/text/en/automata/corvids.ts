import type { AutomatonText } from '../../automaton-text.ts';
import { namedPlots } from '../factions/corvids.ts';

export const corvids: AutomatonText = {
  name: 'Cogwheel Corvids',
  about: 'They hide plots that nobody knows, not even they, and flip them all at Birdsong.',
  level: (of) => `recruits ${of('recruitEach')} in each of 2 clearings`,
  steps: {
    'AUT-11.4.3': 'Recruit',
    'AUT-11.4.4': 'Flip',
    'AUT-11.5.1': 'Battle',
    'AUT-11.5.2': 'Move',
    'AUT-11.5.3': 'Plot',
    'AUT-11.5.4': 'Thicken the plot',
    'AUT-T-COR-2': 'Backup Plans',
  },
  traits: {
    gamble: [
      'Gamble',
      'Before each flip the player with most pieces there names the plot: right removes it without effect, wrong brings 1 VP',
    ],
    'backup-plans': ['Backup Plans', 'A plot that is removed leaves a warrior in its place'],
    mastermind: ['Mastermind', 'It plots twice a turn'],
    vendetta: ['Vendetta', 'Every plot explodes like a bomb when it is flipped'],
  },
  why: { extortions: 'extortions that lie face up', gamble: 'a wrong guess' },
  clauses: {
    'AUT-11.2.1': 'Nimble: the Corvids move regardless of rule.',
    'AUT-11.2.2': 'Hidden Agents: defending at a face-down plot the Corvids deal an extra hit.',
    'AUT-11.3.2': 'Setup: a warrior in the clearing of lowest priority of each suit.',
    'AUT-11.4.3': 'Recruit: two warriors in each of two ordered clearings.',
    'AUT-11.4.3.I': 'First where it has no plot, then where most of its warriors stand.',
    'AUT-11.4.3.II': 'Whenever the supply is empty it thickens the plot at once, and then goes on.',
    'AUT-11.4.4':
      'Flip: every plot that lies face down, from the highest priority on; each scores 1 VP for each plot that lies face up then, and has its effect.',
    'AUT-11.5.1': 'Battle in each ordered clearing with two or more of its warriors.',
    'AUT-11.5.1.I': 'Against the player with most buildings and tokens there, then most VP.',
    'AUT-11.5.2':
      'Move: from each ordered clearing with a plot that lies face up all but two go to a neighbour without a plot; where all have plots, to the one of lowest priority.',
    'AUT-11.5.2.I': 'Of the neighbours without a plot the one with most of its warriors.',
    'AUT-11.5.3':
      'Plot: in the ordered clearing without a plot that has most of its warriors one of them becomes a plot by chance, face down.',
    'AUT-11.5.4': 'Thicken: the same in any clearing with three or more of its warriors and no plot.',
    'AUT-11.5.4.I': 'Where most of its warriors stand.',
    'AUT-11.6.1': 'Evening: 1 VP for each extortion that lies face up.',
    'AUT-11.7.1':
      'Bomb, when flipped: all enemy pieces there go; then a plot of the supply comes in its place, face up and without effect.',
    'AUT-11.7.2': 'Snare, face up: enemy pieces are neither placed there nor moved out.',
    'AUT-11.7.3': 'Extortion, when flipped: each other player with a piece there discards a card.',
    'AUT-11.7.4': 'Raid, when removed: a warrior in each clearing around.',
    'AUT-11.8.1': 'A bomb takes only two pieces of each automaton, warriors first.',
    'AUT-T-COR-1':
      'Gamble: before each flip the person with most pieces there names a kind. Right: the plot scores without effect and is removed by that person. Wrong: 1 VP for the Corvids.',
    'AUT-T-COR-2': 'Backup Plans: a plot that is removed leaves a warrior in its place.',
    'AUT-T-COR-3': 'Mastermind: the Plot step happens twice.',
    'AUT-T-COR-4': 'Vendetta: whatever its kind, a plot that is flipped explodes like a bomb.',
  },
  board: ({ open }, seat) => {
    const { board, tokens, left } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'cogwheel-corvids') return [];
    const up = board.up.filter((plot) => plot !== null).length;
    const laid = tokens[0]?.reduce((sum, count) => sum + count, 0) ?? 0;
    return [
      `Plots face up: ${namedPlots(board.up) || 'none'}`,
      `Plots face down: ${laid - up}, known to nobody`,
      `Plots in the supply: ${left[0]}`,
    ];
  },
};
