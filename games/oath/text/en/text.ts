/** Oath in English. */
import type { Role } from '../../rules/state/state.ts';
import { boardIn } from '../board.ts';
import type { Text } from '../type.ts';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { moves } from './moves.ts';
import { options, reasons } from './options.ts';
import { real } from './real.ts';
import { words } from './words.ts';

export const text: Text = {
  asks,
  moves,
  events,
  options,
  reasons,
  board: boardIn(words),
  traits: { role: { name: 'Role', value: (role) => words.roles[role as Role] } },
  words,
  real,
};
