/** Oath in English. */
import type { Role } from '../rules/state.ts';
import { asksEn } from './asks.en.ts';
import { boardIn } from './board.ts';
import { eventsEn } from './events.en.ts';
import { movesEn } from './moves.en.ts';
import { optionsEn, reasonsEn } from './options.en.ts';
import { realEn } from './real.en.ts';
import type { Text } from './type.ts';
import { wordsEn } from './words.en.ts';

export const en: Text = {
  asks: asksEn,
  moves: movesEn,
  events: eventsEn,
  options: optionsEn,
  reasons: reasonsEn,
  board: boardIn(wordsEn),
  traits: { role: { name: 'Role', value: (role) => wordsEn.roles[role as Role] } },
  words: wordsEn,
  real: realEn,
};
