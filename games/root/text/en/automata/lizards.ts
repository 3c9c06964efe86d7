import type { AutomatonText } from '../../automaton-text.ts';
import { cardName, suitName } from '../phrases/phrases.ts';

const conspiracies = ['Convert', 'Crusade', 'Convert', 'Crusade', 'Sanctify'];

export const lizards: AutomatonText = {
  name: 'Logical Lizards',
  about: 'The most common suit of the Lost Souls gives the order; acolytes convert and cards raise gardens.',
  level: (of) => `${of('rituals')} rituals a turn`,
  steps: {
    'AUT-8.4.2.I': 'Convert',
    'AUT-8.4.2.II': 'Crusade',
    'AUT-8.4.2.III': 'Sanctify',
    'AUT-8.5.1': 'Ritual: a warrior',
    'AUT-8.5.2': 'Bird ritual: a warrior becomes an acolyte',
    'AUT-T-LIZ-3': 'Fanatics: battle',
  },
  traits: {
    spiteful: ['Spiteful', 'A crusade that removes a token scores 1 VP more'],
    erratic: ['Erratic', 'Its turn ends with one more card of the deck on the Lost Souls'],
    fanatics: ['Fanatics', 'After each conversion it battles there with an extra hit'],
    martyrs: ['Martyrs', 'Each bird ritual brings a second acolyte, from the supply'],
  },
  why: { spiteful: 'Spiteful' },
  clauses: {
    'AUT-8.2.1': 'The Logical Lizards rule every clearing with a garden.',
    'AUT-8.2.2':
      'Robot Revenge: whenever Lizard warriors are removed outside their turn, one of them becomes an acolyte.',
    'AUT-8.2.3': 'For each garden removed the top card of the Lost Souls goes to the discard pile.',
    'AUT-8.2.4': 'Every card that anybody spends or discards goes face up onto the Lost Souls.',
    'AUT-8.3.2':
      'Setup: four warriors and a garden in a corner by chance that is nobody’s start, if possible opposite to one; a warrior in each clearing next to it.',
    'AUT-8.3.5': 'Setup: three cards of the deck are the first Lost Souls.',
    'AUT-8.4.1': 'The order is the most common suit of the Lost Souls; on a tie it is a bird.',
    'AUT-8.4.2':
      'While there are acolytes the marker advances and the conspiracy of its space is carried out if possible; each one costs an acolyte.',
    'AUT-8.4.2.I': 'Convert: in an ordered clearing an enemy warrior is replaced with a Lizard.',
    'AUT-8.4.2.I.a': 'The player with most VP is converted first.',
    'AUT-8.4.2.I.b': 'Of the clearings the one with most enemy buildings.',
    'AUT-8.4.2.II': 'Crusade: a battle in each ordered clearing with two or more Lizards.',
    'AUT-8.4.2.II.a': 'The player with most VP there is attacked.',
    'AUT-8.4.2.III': 'Sanctify: in an ordered clearing an enemy building is replaced with a garden.',
    'AUT-8.4.2.III.a': 'The player with most VP loses the building.',
    'AUT-8.4.2.III.b': 'Of the clearings the one with fewest enemy warriors.',
    'AUT-8.5':
      'Rituals: the top four cards of the Lost Souls are revealed one after the other. The level changes how many.',
    'AUT-8.5.1':
      'Fox, rabbit, mouse: a warrior in a clearing of the suit; if the Lizards rule it then, a garden as well.',
    'AUT-8.5.1.I': 'First where a building slot is open, then where most enemy buildings stand.',
    'AUT-8.5.2':
      'Bird: a warrior from the clearing with most Lizards becomes an acolyte, and the card goes to the discard pile.',
    'AUT-8.6.1': 'Evening: the garden track of the order scores; with a bird the track with most gardens on the map.',
    'AUT-8.6.2': 'The other Lost Souls go to the discard pile.',
    'AUT-8.6.3': 'The revealed cards are the new Lost Souls, the first revealed on top.',
    'AUT-8.6.4': 'The top card of the deck is revealed, crafted if its item is there, and put on the Lost Souls.',
    'AUT-T-LIZ-1': 'Spiteful: a crusade that removed a token scores 1 VP more.',
    'AUT-T-LIZ-2': 'Erratic: at the end of the turn the top card of the deck joins the Lost Souls.',
    'AUT-T-LIZ-3':
      'Fanatics: after a conversion a battle follows there, with an extra hit, against the player with most defenseless buildings there, then most VP.',
    'AUT-T-LIZ-4': 'Martyrs: a bird ritual brings a second acolyte, from the supply.',
  },
  board: ({ open }, seat) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'logical-lizards') return [];
    const { suit, acolytes, marker, lostSouls, revealed } = board;
    const souls = lostSouls.toReversed().map(cardName).join(', ');
    return [
      `Order: ${suitName(suit)}`,
      `Acolytes: ${acolytes}; conspiracy marker: space ${marker + 1}, ${conspiracies[marker]}`,
      `Lost Souls, from the top: ${souls || 'none'}`,
      ...(revealed.length > 0 ? [`Revealed: ${revealed.map(cardName).join(', ')}`] : []),
    ];
  },
};
