/** How the Vagabot gets about (AUT-7.2.2, 7.5): an item for each move, no matter who rules; and slips into forests for nothing. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Selection, Traced } from '@tavola/kernel/rules/select.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { type Clearing, clearings, isForest, type Place } from '../../../data/maps.ts';
import { costs } from '../../../data/vagabot.ts';
import type { Key } from '../../contract/services.ts';
import { go, goFreely } from '../../factions/vagabond/move.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { borderOf, forestsNextTo } from '../../woodland/map.ts';
import { skips, targets } from '../automaton.ts';
import { buyBoats } from '../boats.ts';
import { mayMove, type Passage, passageName, passagesFrom, passageTo } from '../moving.ts';
import { selection } from '../selection.ts';
import { exhaust, ready } from './items.ts';

/** From a forest the first move enters a clearing next to it. */
function ways(state: State, self: Seat, from: Place): Passage[] {
  const all = isForest(from)
    ? borderOf(state, from).map((to) => ({ to, ferry: false }))
    : passagesFrom(state, self, from);
  return all.filter((way) => mayMove(state, self, from, way));
}

/** By clearing: how many moves it takes to get there; the ferry counts as one (AUT-12.1.1). Infinity where he cannot go. */
export function distances(state: State, self: Seat, from: Place = playerOf(state, self).pawn): number[] {
  const found: number[] = [];
  found[from] = 0;
  const next = [from];
  for (const place of next) {
    for (const { to } of ways(state, self, place)) {
      if (found[to] !== undefined) continue;
      found[to] = (found[place] as number) + 1;
      next.push(to);
    }
  }
  return [0, ...clearings].map((clearing) => found[clearing] ?? Number.POSITIVE_INFINITY);
}

/** AUT-7.5: the nearest clearing where the action is possible, then by further keys of the action. */
export function* nearest(
  state: State,
  self: Seat,
  clause: string,
  possible: (clearing: Clearing) => boolean,
  by: readonly Key<Clearing>[] = [],
): Rules<Selection<Clearing>> {
  const away = distances(state, self);
  return yield* selection(state, {
    from: clearings,
    where: [
      [clause, possible],
      ['AUT-7.5', (clearing) => Number.isFinite(away[clearing])],
    ],
    by: [['AUT-7.5', 'least', (clearing) => away[clearing] as number], ...by],
    tie: 'high',
  });
}

/** As far as his items reach (ruling AUT-GA43). True when he gets there. */
function* walkTo(table: Root, self: Seat, target: Clearing): Rules<boolean> {
  const { state } = table;
  while (playerOf(state, self).pawn !== target) {
    const way = yield* nextMove(state, self, target);
    if (way.best === undefined || ready(state, self) < costs.move) return false;
    // AUT-S-8: boats that are bought for this move take the place of its item.
    if (way.best.boats) yield* buyBoats(table, self);
    else exhaust(table, self, 'AUT-7.5', costs.move, [way]);
    // AUT-11.8.2: a snare costs him this move, and he tries again.
    yield* go(table, self, way.best.to, way.best.ferry);
    yield* pause(table);
  }
  return true;
}

/** Ruling AUT-GA13: of the shortest routes the one whose next clearing has the highest priority. */
function* nextMove(state: State, self: Seat, target: Clearing): Rules<Selection<Passage>> {
  return yield* selection(state, {
    from: ways(state, self, playerOf(state, self).pawn),
    by: [['AUT-7.5', 'least', ({ to }) => distances(state, self, to)[target] as number]],
    tie: 'high',
    at: passageTo,
    name: passageName,
  });
}

/** Goes where an action is to be done; true when he is there and has the items for it. Without any item nothing begins. */
export function* reach(
  table: Root,
  self: Seat,
  clause: string,
  why: readonly Traced[],
  clearing: Clearing | undefined,
  cost: number,
  of: Seat | null = null,
): Rules<boolean> {
  if (clearing === undefined || ready(table.state, self) === 0) {
    yield* skips(table, self, clause, why);
    return false;
  }
  targets(table, self, clause, why, clearing, of);
  return (yield* walkTo(table, self, clearing)) && ready(table.state, self) >= cost;
}

/** AUT-7.4.3, 7.7.3: a forest next to him, by chance. */
export function* forestNearby(state: State, self: Seat, clause: string): Rules<Selection<Place>> {
  const from = forestsNextTo(state, playerOf(state, self).pawn);
  return yield* selection(state, { from, tie: { random: clause, seat: self } });
}

export function* slip(table: Root, self: Seat, clause: string, forest: Selection<Place>): Rules {
  if (forest.best === undefined) return yield* skips(table, self, clause, [forest]);
  targets(table, self, clause, [forest], null);
  yield* goFreely(table, self, forest.best);
  yield* pause(table);
}
