import { counted } from '@tavola/games/text/en.ts';
import type { AutomatonText } from '../../automaton-text.ts';

export const duchy: AutomatonText = {
  name: 'Drillbit Duchy',
  about: 'It recruits in the Burrow, digs, builds and crowns ministers one by one.',
  level: (of) => `recruits at least ${of('recruitBase')}`,
  steps: {
    'AUT-10.4.3': 'Recruit',
    'AUT-10.5.1': 'Dig',
    'AUT-10.5.2': 'Battle',
    'AUT-10.5.3': 'Build',
    'AUT-10.6.1': 'Rally',
    'AUT-10.6.1.II': 'Rally into the Burrow',
    'AUT-10.6.3': 'Sway',
    'AUT-10.7.2': 'Marshal: a warrior',
    'AUT-10.7.4': 'Brigadier: a dig',
    'AUT-10.7.5': 'Banker: a building',
    'AUT-10.7.6': 'Mayor: a warrior for 1 VP',
    'AUT-10.7.7': 'Earl of Stone',
    'AUT-10.7.8': 'Baron of Dirt',
    'AUT-10.7.9': 'Duchess of Mud',
    'AUT-T-DUC-4': 'Invaders: a battle instead of a building',
  },
  traits: {
    foundations: ['Foundations', 'A removed building costs a crown only among ministers of the suit of its clearing'],
    investors: [
      'Investors',
      'Whoever brings down its buildings gives up a matching card and so costs it 1 VP; without one it sways a minister',
    ],
    overwhelm: ['Overwhelm', 'It digs twice a turn, with three warriors each'],
    invaders: [
      'Invaders',
      'It digs where most enemy buildings stand, and where it finds no slot to build it battles everywhere',
    ],
  },
  why: { markets: 'the markets', mayor: 'the Mayor', 'nothing-built': 'the building that could not be built' },
  clauses: {
    'AUT-10.2.1':
      'The Price of Failure: when buildings of the Duchy are removed together, the lowest minister with a crown loses it.',
    'AUT-10.2.2':
      'The Burrow is a clearing without suit, next to every clearing with a tunnel. Nobody else enters it, and the Duchy always rules it.',
    'AUT-10.3.3':
      'Setup: a tunnel and two warriors in a corner where nobody else starts, opposite to somebody’s if possible; two warriors in each clearing next to it.',
    'AUT-10.3.5':
      'Setup: two cards are discarded, and each crowns the topmost minister of its suit; a bird the lowest.',
    'AUT-10.4.3': 'Recruit: two warriors into the Burrow, and one for each mole of the citadels on the map.',
    'AUT-10.5.1':
      'Dig: with four warriors in the Burrow, a tunnel in an ordered clearing without tunnel and building of the Duchy, and four warriors through it.',
    'AUT-10.5.1.I':
      'It digs where most slots are open, then where fewest warriors stand; with a bird, and for the Brigadier, where enemies have most buildings and tokens.',
    'AUT-10.5.1.II': 'With all tunnels on the map the one with fewest warriors of the Duchy beside it is moved.',
    'AUT-10.5.2': 'Battle in each ordered clearing.',
    'AUT-10.5.2.I': 'Against the player with most buildings there, then most pieces, then most VP.',
    'AUT-10.5.3':
      'Build where it rules with most warriors: a citadel with nine or more warriors in the supply, else a market. If that cannot be and a building is left, 1 VP.',
    'AUT-10.5.4': 'The ministers with a crown act, from top to bottom.',
    'AUT-10.6.1':
      'Rally: from each ordered clearing without a building of the Duchy a group of one or two goes to a neighbour with one; then all but four in each ruled clearing go into the Burrow.',
    'AUT-10.6.1.I': 'Of the neighbours with a building the one with fewest warriors of the Duchy.',
    'AUT-10.6.1.II': 'Without such a neighbour they go into the Burrow.',
    'AUT-10.6.2': 'Evening: 1 VP for each market on the map.',
    'AUT-10.6.3':
      'Sway: the topmost minister of the order’s suit gets a crown; with a bird, or if there is none left, the lowest of all without one.',
    'AUT-10.7.1': 'The Captain: an extra hit as attacker in a clearing with a tunnel.',
    'AUT-10.7.2': 'The Marshal: a warrior where fewest stand beside a building of the Duchy.',
    'AUT-10.7.3': 'The Foremole: one more warrior is recruited.',
    'AUT-10.7.4': 'The Brigadier: with three warriors in the Burrow one more dig.',
    'AUT-10.7.5': 'The Banker: one more building.',
    'AUT-10.7.6': 'The Mayor: a warrior of the ruled clearing with most of them is removed for 1 VP.',
    'AUT-10.7.7': 'The Earl of Stone: 1 VP for each citadel on the map.',
    'AUT-10.7.8': 'The Baron of Dirt: 1 VP for each market on the map.',
    'AUT-10.7.9': 'The Duchess of Mud: 2 VP with three tunnels on the map.',
    'AUT-T-DUC-1':
      'Foundations: the Price of Failure takes only the lowest crown of a suit whose clearing lost a building.',
    'AUT-T-DUC-2':
      'Investors: a person who caused the Price of Failure discards a card that matches such a clearing, and the Duchy loses 1 VP; without such a card it sways a minister of that suit.',
    'AUT-T-DUC-3': 'Overwhelm: two digs, each needing and moving three warriors.',
    'AUT-T-DUC-4':
      'Invaders: it digs where most enemy buildings stand, then fewest enemy warriors; where only an open slot is missing for a building it battles in each clearing instead.',
  },
  board: ({ open }, seat, { words }) => {
    const { board, warriors } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'drillbit-duchy') return [];
    const crowned = board.crowned.map((minister) => words.drawn.ministerNames[minister].name);
    return [
      `Ministers with a crown: ${crowned.join(', ') || 'none'}`,
      `In the Burrow: ${counted(warriors[0] ?? 0, 'warrior')}`,
    ];
  },
};
