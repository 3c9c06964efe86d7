import type { VagabondAsk, VagabondEvent, VagabondMove } from '../../rules/factions/vagabond/moves.ts';
import type { FactionText } from '../type.ts';

export const vagabond: FactionText<VagabondAsk, VagabondMove, VagabondEvent> = {
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
