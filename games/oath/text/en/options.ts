/** The options of a table, and how games end, in English. */
import type { OptionWords } from '@tavola/kernel/face/frames.ts';
import type { Options } from '../../rules/state/options.ts';
import type { Text } from '../type.ts';

export const options: OptionWords<Options> = {
  chronicle: {
    name: 'Chronicle',
    help: 'The winner writes the Chronicle at the end, and the next game can follow from it.',
  },
  exhaustedBurnPowers: {
    name: 'Powers that only burn',
    help: 'May a power whose whole cost is burned be used on a card that holds favor or secrets?',
    values: { allow: 'allowed', forbid: 'not allowed' },
  },
  defeatedAttackerSites: {
    name: "A defeated attacker's sites",
    help: 'Where do the surviving warbands go that fought from a site?',
    values: { recall: 'to the board', stay: 'they stay' },
  },
};
export const reasons: Text['reasons'] = {
  'only-princes': 'Somebody must play besides the Clockwork Prince.',
  'too-many-princes': 'There are at most two Clockwork Princes.',
  usurper: 'An Exile won as Usurper.',
  vision: 'A Vision came true.',
  'usurper-and-vision': 'An Exile won as Usurper, and with a Vision that came true.',
  empire: 'The Empire held.',
  successor: 'The Empire held, and a Citizen succeeded the Chancellor.',
};
