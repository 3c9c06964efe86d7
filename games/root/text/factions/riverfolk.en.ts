import type { RiverfolkAsk, RiverfolkEvent, RiverfolkMove } from '../../rules/factions/riverfolk/moves.ts';
import type { FactionText } from '../type.ts';

export const riverfolk: FactionText<RiverfolkAsk, RiverfolkMove, RiverfolkEvent> = {
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
