/** The best move and the best battle that the seat could make, for the menus that offer them and the questions that follow. */
import { type Clearing, clearings } from '../data/maps.ts';
import { factionOf } from '../rules/contract/registry.ts';
import { has } from '../rules/state/state.ts';
import { adjacentFor } from '../rules/woodland/map.ts';
import { isAllowed } from '../rules/woodland/rule.ts';
import type { Sight } from './contract.ts';
import { bestFight, moveWorth, ruledNow } from './sight.ts';

const NOTHING = Number.NEGATIVE_INFINITY;
const places: readonly Clearing[] = [0, ...clearings];

/** A test of the clearing from which a move begins, or in which a battle is. */
export type Where = (clearing: Clearing) => boolean;

export function bestMove(sight: Sight, where: Where | null = null): number {
  let best = NOTHING;
  for (const from of places) {
    if ((sight.player.warriors[from] as number) === 0 || (where !== null && !where(from))) continue;
    best = Math.max(best, bestMoveFrom(sight, from));
  }
  return best;
}

export function bestMoveFrom(sight: Sight, from: Clearing): number {
  const { state, self, player } = sight;
  if (!isAllowed(state, self, 'leave', from)) return NOTHING;
  const free = factionOf(player).move?.nimble === true || has(player, 'corvid-planners');
  const ruled = free || from === 0 || ruledNow(sight, from);
  let best = NOTHING;
  for (const to of adjacentFor(state, self, from)) {
    if (!(ruled || ruledNow(sight, to)) || !isAllowed(state, self, 'enter', to)) continue;
    best = Math.max(best, bestCount(sight, from, to));
  }
  return best;
}

/** All of them, all but one, half, or one: the others are hardly ever better. */
export function bestCount(sight: Sight, from: Clearing, to: Clearing): number {
  const most = sight.player.warriors[from] as number;
  let best = NOTHING;
  for (const count of countsOf(most)) best = Math.max(best, moveWorth(sight, from, to, count));
  return best;
}

const counts: number[][] = [];
function countsOf(most: number): readonly number[] {
  let list = counts[most];
  if (!list) {
    list = [...new Set([most, most - 1, Math.ceil(most / 2), 1])].filter((count) => count > 0);
    counts[most] = list;
  }
  return list;
}

export function bestBattle(sight: Sight, where: Where | null = null): number {
  let best = NOTHING;
  for (const clearing of clearings) {
    const warriors = sight.player.warriors[clearing] as number;
    if (warriors === 0 && sight.player.pawn !== clearing) continue;
    if (where !== null && !where(clearing)) continue;
    best = Math.max(best, bestFight(sight, clearing, warriors));
  }
  return best;
}
