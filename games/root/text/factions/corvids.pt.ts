import type { CorvidAsk, CorvidEvent, CorvidMove } from '../../rules/factions/corvids/moves.ts';
import type { FactionText } from '../type.ts';

export const corvids: FactionText<CorvidAsk, CorvidMove, CorvidEvent> = {
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
