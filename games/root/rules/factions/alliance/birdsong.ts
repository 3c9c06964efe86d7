/** ROOT-8.4: revolts, then sympathy spreads. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import { type Clearing, clearings } from '../../../data/maps.ts';
import { score } from '../../score/score.ts';
import { playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { act } from '../../turn/windows.ts';
import { DONE, type Move } from '../../vocabulary/moves.ts';
import { adjacentFor } from '../../woodland/map.ts';
import { onMap } from '../../woodland/pieces.ts';
import { place, tokensLeft } from '../../woodland/place.ts';
import { removeAllEnemies } from '../../woodland/removal.ts';
import { allowed } from '../../woodland/rule.ts';
import { BASE, boardOf, hasBaseOf, isSympathetic, SYMPATHY, supportersOf } from './state.ts';
import { spendSupporters, supportersFor } from './supporters.ts';
import { canPlaceWithoutEnemies, isUnderMartialLaw, slotsWithoutEnemies } from './uprising.ts';

const alliance = facts.factions.find(({ id }) => id === 'alliance');
const REVOLT_COST = alliance?.revoltCost as number;
const track = alliance?.tokens?.sympathy as { readonly cost: readonly number[]; readonly vp: readonly number[] };

/** Everybody sees how many supporters there are, so the Alliance is asked whenever there could be enough of them. */
export function* birdsong(table: Root, self: Seat): Rules {
  const { state } = table;
  while (supportersOf(state, self).length >= REVOLT_COST && uprisings(state, self).list.length > 0) {
    const taken = yield* act<Move>(table, self, 'alliance.revolt', () => revolts(state, self));
    if (taken.kind !== 'alliance.revolt') break;
    yield* revolt(table, self, taken.clearing);
  }
  for (;;) {
    const next = nextToken(state, self);
    if (next === null || supportersOf(state, self).length < leastCost(state, self)) return;
    const taken = yield* act<Move>(table, self, { kind: 'alliance.spread', ...next }, () => spreads(state, self));
    if (taken.kind !== 'alliance.spread') return;
    yield* spread(table, self, taken.clearing);
  }
}

/** Where a revolt is possible but for the supporters (ruling ROOT-G40). */
function uprisings(state: State, self: Seat): Selection<Clearing> {
  return select(clearings)
    .where('ROOT-8.4.1', (clearing) => isSympathetic(state, self, clearing))
    .where('ROOT-8.4.1', (clearing) => !hasBaseOf(state, self, suitAt(state, clearing)))
    .where('ROOT-2.2.3', (clearing) => slotsWithoutEnemies(state, clearing) > 0)
    .where('ROOT-1.1.2', (clearing) => canPlaceWithoutEnemies(state, self, clearing));
}

function revolts(state: State, self: Seat): Move[] {
  const moves: Move[] = uprisings(state, self)
    .where('ROOT-8.4.1', (clearing) => supportersFor(state, self, suitAt(state, clearing)).length >= REVOLT_COST)
    .moves((clearing) => ({ kind: 'alliance.revolt', clearing }));
  return [...moves, DONE];
}

/** ROOT-8.4.1, rulings ROOT-G11 and ROOT-G12. */
function* revolt(table: Root, self: Seat, clearing: Clearing): Rules {
  const { state } = table;
  const suit = suitAt(state, clearing);
  table.tell({ kind: 'alliance.revolt', seat: self, clearing });
  yield* spendSupporters(table, self, suit, REVOLT_COST);
  yield* removeAllEnemies(table, self, [clearing]);
  yield* place(table, self, clearing, { building: BASE });
  const friends = clearings.filter((one) => suitAt(state, one) === suit && isSympathetic(state, self, one));
  yield* place(table, self, clearing, { warriors: friends.length });
  addOfficer(table, self);
}

/** A warrior of the supply becomes an officer, if there is one. */
export function addOfficer(table: Root, self: Seat): void {
  const player = playerOf(table.state, self);
  if (player.supply === 0) return;
  player.supply -= 1;
  boardOf(table.state, self).officers += 1;
  table.tell({ kind: 'alliance.officer', seat: self });
}

/** The leftmost sympathy token on the track. */
export function nextToken(state: State, self: Seat): { readonly cost: number; readonly vp: number } | null {
  const player = playerOf(state, self);
  if (tokensLeft(player, SYMPATHY) === 0) return null;
  const placed = onMap(player.tokens[SYMPATHY]);
  return { cost: track.cost[placed] as number, vp: track.vp[placed] as number };
}

/** ROOT-8.4.2: next to sympathy, or anywhere when there is none. */
function within(state: State, self: Seat): Selection<Clearing> {
  const none = onMap(playerOf(state, self).tokens[SYMPATHY]) === 0;
  const where = select(clearings)
    .where('ROOT-8.2.5', (clearing) => !isSympathetic(state, self, clearing))
    .where(
      'ROOT-8.4.2',
      (clearing) => none || adjacentFor(state, self, clearing).some((next) => isSympathetic(state, self, next)),
    );
  return allowed(where, state, self, 'place', (clearing) => clearing);
}

function costIn(state: State, self: Seat, clearing: Clearing): number {
  return (nextToken(state, self)?.cost ?? 0) + (isUnderMartialLaw(state, self, clearing) ? 1 : 0);
}

function leastCost(state: State, self: Seat): number {
  return Math.min(...within(state, self).list.map((clearing) => costIn(state, self, clearing)));
}

function spreads(state: State, self: Seat): Move[] {
  const moves: Move[] = within(state, self)
    .where('ROOT-8.4.2', (clearing) => {
      return supportersFor(state, self, suitAt(state, clearing)).length >= costIn(state, self, clearing);
    })
    .moves((clearing) => ({ kind: 'alliance.spread', clearing }));
  return [...moves, DONE];
}

function* spread(table: Root, self: Seat, clearing: Clearing): Rules {
  const { state } = table;
  yield* spendSupporters(table, self, suitAt(state, clearing), costIn(state, self, clearing));
  yield* placeSympathy(table, self, clearing);
}

/** The token goes onto the map and scores what its space shows. */
export function* placeSympathy(table: Root, self: Seat, clearing: Clearing): Rules {
  const { vp } = nextToken(table.state, self) as { vp: number };
  yield* place(table, self, clearing, { token: SYMPATHY });
  score(table, self, vp, 'sympathy', 'ROOT-8.4.2');
}
