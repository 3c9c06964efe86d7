/** Skirmish: two duellists with hidden hands and decks. The model that a game author copies. */

import type { Game } from '../../game.ts';
import { noSettings } from '../../settings.ts';
import { type Act, type Duellist, type Event, play, powerOf, type State, setup } from './rules.ts';
import { flaw, redeal, type View, view } from './view.ts';

export const skirmish: Game<State, Act, Event, Record<string, never>, View, 'draw' | 'act'> = {
  id: 'skirmish',
  seats: { min: 2, max: 2 },
  version: '1',
  options: noSettings,
  setup,
  play,
  view,
  redeal,
  flaw,
  bot: { evaluate, horizon: 0 },
};

/** Near 1 for the duellist who is far ahead in life, units and cards. */
function evaluate({ players: [first, second] }: State): number[] {
  const ahead = 1 / (1 + Math.exp((worth(second) - worth(first)) / 8));
  return [ahead, 1 - ahead];
}

function worth({ life, board, hand }: Duellist): number {
  const units = board.reduce((sum, { card, toughness }) => sum + powerOf(card) + toughness / 2, 0);
  return Math.max(0, life) + units + hand.length / 2;
}
