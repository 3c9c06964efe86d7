import type { AllianceAsk, AllianceEvent, AllianceMove } from '../../rules/factions/alliance/moves.ts';
import type { FactionText } from '../type.ts';

export const alliance: FactionText<AllianceAsk, AllianceMove, AllianceEvent> = {
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
