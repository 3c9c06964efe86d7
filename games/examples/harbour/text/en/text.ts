/** English. */

import { does } from '@tavola/games/text/en.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import { boardLines, type Text } from '../catalogue.ts';
import type { Words } from '../words.ts';

const words: Words = {
  piers: 'Piers',
  pier: (pier) => `Pier ${pier + 1}`,
  empty: 'empty',
  ship: (ship) => `ship ${ship}`,
  hand: 'Your ships',
  deck: (ships) => `Ships in the deck: ${ships}`,
  inHand: (ships) => `Ships in hand: ${ships}`,
  discard: 'Discard',
};

export const text: Text = {
  asks: {
    draw: 'Which ship was drawn?',
    turn: ({ left }) => asked('Dock a ship or discard one', `Dock a ship or discard one. Ships in the deck: ${left}`),
  },
  moves: {
    dock: ({ ship, pier }) => `Dock ship ${ship} at pier ${pier + 1}`,
    discard: ({ ship }) => `Discard ship ${ship}`,
  },
  events: {
    docked: ({ seat, ship, pier }, say) => `${does(seat, say, 'docks')} ship ${ship} at pier ${pier + 1}.`,
    discarded: ({ seat, ship }, say) => `${does(seat, say, 'discards')} ship ${ship}.`,
    drew: ({ seat, ship }, say) => `${does(seat, say, 'draws')} ${ship === undefined ? 'a ship' : `ship ${ship}`}.`,
  },
  options: { piers: { name: 'Piers', help: 'How many piers there are.' } },
  reasons: { 'most-piers': 'All ships are played: whoever holds the most piers wins.' },
  board: boardLines,
  words,
};
