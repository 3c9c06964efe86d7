import type { LizardAsk, LizardEvent, LizardMove } from '../../rules/factions/lizards/moves.ts';
import type { FactionText } from '../type.ts';

export const lizards: FactionText<LizardAsk, LizardMove, LizardEvent> = {
  asks: {},
  moves: {},
  events: {},
  pieces: {},
  why: {},
  purposes: {},
  effects: {},
  abilities: {},
  clauses: {},
  board: () => [],
};
