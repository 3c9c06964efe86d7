/** What lies on the board of the Duchy besides its pieces: ministers, crowns, revealed cards. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import data from '../../../data/duchy-ministers.json' with { type: 'json' };
import type { DuchyBoard } from '../../boards/duchy.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Minister } from '../../vocabulary/duchy.ts';

export const ranks = ['squire', 'noble', 'lord'] as const;
export type Rank = (typeof ranks)[number];

export const ACTIONS = 2;
/** Places in `buildings` and `tokens`. */
export const CITADEL = 0;
export const MARKET = 1;
export const TUNNEL = 0;

export const rankOf = Object.fromEntries(data.ministers.map(({ id, rank }) => [id, rank])) as {
  readonly [minister in Minister]: Rank;
};

type RankFacts = { readonly swayCost: number; readonly vp: number; readonly crowns: number };
export const factsOf = Object.fromEntries(data.ranks.map((rank) => [rank.id, rank])) as unknown as {
  readonly [rank in Rank]: RankFacts;
};

export function newBoard(): DuchyBoard {
  return {
    faction: 'duchy',
    swayed: [],
    crowns: ranks.map((rank) => factsOf[rank].crowns),
    revealed: [],
    step: 'assembly',
    actions: ACTIONS,
    acted: [],
  };
}

export function boardOf(state: State, self: Seat): DuchyBoard {
  return playerOf(state, self).board as DuchyBoard;
}
