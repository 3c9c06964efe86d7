import type { DuchyAsk, DuchyEvent, DuchyMove } from '../../rules/factions/duchy/moves.ts';
import type { FactionText } from '../type.ts';

export const duchy: FactionText<DuchyAsk, DuchyMove, DuchyEvent> = {
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
