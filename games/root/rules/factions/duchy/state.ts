/** What lies on the board of the Duchy besides its pieces: ministers, crowns, revealed cards. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Card } from '../../../data/cards.ts';
import data from '../../../data/duchy-ministers.json' with { type: 'json' };
import { playerOf, type State } from '../../state.ts';

export const ranks = ['squire', 'noble', 'lord'] as const;
export type Rank = (typeof ranks)[number];
export const ministers = [
  'foremole',
  'captain',
  'marshal',
  'brigadier',
  'banker',
  'mayor',
  'duchess-of-mud',
  'baron-of-dirt',
  'earl-of-stone',
] as const;
export type Minister = (typeof ministers)[number];

/** ROOT-12.5: Daylight goes through these in order. */
export type Step = 'assembly' | 'parliament' | 'sway' | 'over';

export type DuchyBoard = {
  readonly faction: 'duchy';
  swayed: Minister[];
  /** By rank: crowns that are still on the board. */
  crowns: number[];
  /** Cards revealed this turn (ROOT-2.1.4). */
  revealed: Card[];
  step: Step;
  /** Actions left in the Assembly. */
  actions: number;
  /** Ministers that have acted this turn. */
  acted: Minister[];
};

export const ACTIONS = 2;
/** Places in `buildings` and `tokens`. */
export const CITADEL = 0;
export const MARKET = 1;
export const TUNNEL = 0;
export const buildingNames = ['citadel', 'market'] as const;
export type BuildingName = (typeof buildingNames)[number];

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
