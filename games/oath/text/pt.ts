/** Oath em português. */
import type { Role } from '../rules/state.ts';
import { asksPt } from './asks.pt.ts';
import { boardIn } from './board.ts';
import { eventsPt } from './events.pt.ts';
import { movesPt } from './moves.pt.ts';
import { optionsPt, reasonsPt } from './options.pt.ts';
import { realPt } from './real.pt.ts';
import type { Text } from './type.ts';
import { wordsPt } from './words.pt.ts';

export const pt: Text = {
  asks: asksPt,
  moves: movesPt,
  events: eventsPt,
  options: optionsPt,
  reasons: reasonsPt,
  board: boardIn(wordsPt),
  traits: { role: { name: 'Papel', value: (role) => wordsPt.roles[role as Role] } },
  words: wordsPt,
  real: realPt,
};
