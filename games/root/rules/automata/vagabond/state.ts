/** What lies on the board of the Vagabot. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { VagabotBoard } from '../../boards/vagabond.ts';
import { playerOf, type State } from '../../state/state.ts';
import { newAutomatonBoard } from '../state.ts';

export function newBoard(): VagabotBoard {
  return {
    ...newAutomatonBoard('vagabot'),
    character: null,
    items: [],
    track: [],
    quest: null,
    done: [],
    slipped: false,
    looked: [],
    barren: [],
    blocked: [],
    laid: 0,
  };
}

export function boardOf(state: State, self: Seat): VagabotBoard {
  return playerOf(state, self).board as VagabotBoard;
}
