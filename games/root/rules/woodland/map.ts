/** Which places are next to which, and for whom (ROOT-2.2 to 2.4, 15). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Clearing, clearings, isForest, type MapFacts, type MapId, maps, type Place } from '../../data/maps.ts';
import { factionOf } from '../contract/registry.ts';
import { areEnemies, has, mapOf, type Player, playerOf, type State } from '../state/state.ts';
import { phaseOf } from '../vocabulary/phases.ts';

type Adjacency = readonly (readonly Clearing[])[];

/** By map: the adjacency for each set of paths that are still closed, made when first asked for. */
const cache = new Map<MapId, Adjacency[]>();

function pathsWithout(map: MapFacts, closed: number): Adjacency {
  let known = cache.get(map.id);
  if (!known) {
    known = [];
    cache.set(map.id, known);
  }
  known[closed] ??= map.paths.map((neighbours, a) =>
    neighbours.filter((b) => !map.closed.some((path, i) => closed & (1 << i) && path.includes(a) && path.includes(b))),
  );
  return known[closed] as Adjacency;
}

/** All paths of the map, as far as they are open (ROOT-2.2.1). */
export function neighbours(state: State, clearing: Clearing): readonly Clearing[] {
  return pathsWithout(maps[state.open.map], state.open.closed)[clearing] as readonly Clearing[];
}

/** ROOT-2.3: rivers are paths for swimmers, for a buyer of boats this turn, and with Boat Builders. */
function usesRivers(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  const { turn } = state.open;
  return factionOf(player).move?.swims === true || (turn.boats && turn.seat === seat) || has(player, 'boat-builders');
}

/** The clearings adjacent for this player: by path, by river where that is one, by Tunnels or the Burrow. The ferry is not a path. */
export function adjacentFor(state: State, seat: Seat, from: Clearing): readonly Clearing[] {
  const player = playerOf(state, seat);
  // AUT-12.2.1: automata treat closed paths as paths.
  const byPath = player.automaton ? (mapOf(state).paths[from] as readonly Clearing[]) : neighbours(state, from);
  const faction = factionOf(player);
  const river = usesRivers(state, seat) ? (mapOf(state).rivers[from] as readonly Clearing[]) : NONE;
  const own = faction.move?.alsoAdjacent?.(state, seat, from) ?? NONE;
  const tunnels = has(player, 'tunnels') ? tunnelsFrom(state, seat, from) : NONE;
  if (river.length + own.length + tunnels.length === 0) return byPath;
  return [...new Set([...byPath, ...river, ...own, ...tunnels])];
}
const NONE: readonly Clearing[] = [];

/** ROOT-14X.5: clearings with any of your crafting pieces are adjacent to one another. */
function tunnelsFrom(state: State, seat: Seat, from: Clearing): readonly Clearing[] {
  const pieces = factionOf(playerOf(state, seat)).craft?.pieces;
  if (!pieces || from === 0 || pieces(state, seat, from) === 0) return NONE;
  return clearings.filter((to) => to !== from && pieces(state, seat, to) > 0);
}

/** ROOT-15.3: where the ferry could take this player from here. */
export function ferriesFrom(state: State, from: Clearing): readonly Clearing[] {
  const { ferry, turn } = state.open;
  if (ferry === 0 || ferry !== from || turn.ferried) return NONE;
  return mapOf(state).coast.filter((to) => to !== from);
}

export function areLinkedByRiver(state: State, a: Clearing, b: Clearing): boolean {
  return (mapOf(state).rivers[a] as readonly Clearing[]).includes(b);
}

/** ROOT-2.4: the forests next to a place. */
export function forestsNextTo(state: State, place: Place): readonly Place[] {
  return mapOf(state).nextForests[place] as readonly Place[];
}

/** ROOT-2.4: the clearings next to a forest. */
export function borderOf(state: State, place: Place): readonly Clearing[] {
  return isForest(place) ? (mapOf(state).border[place] as readonly Clearing[]) : NONE;
}

/**
 * ROOT-11.2.7.2: whose warriors count as this player's own from Daylight on, because the turn player hired them, or because nobody
 * did and they side with all enemies of the turn player (AUT-T-RIV-2).
 */
export function lenderTo(state: State, seat: Seat): Seat | null {
  const { turn } = state.open;
  if ((turn.hired === null && turn.against === null) || phaseOf(turn.part) === 'birdsong') return null;
  if (turn.seat === seat) return turn.hired;
  return seat !== turn.against && areEnemies(state, turn.seat, seat) ? turn.against : null;
}

export function hiredBy(state: State, seat: Seat): Player | null {
  const lender = lenderTo(state, seat);
  return lender === null ? null : playerOf(state, lender);
}

/** The warriors of this owner count as the buyer's own now: nothing but hits removes them for the buyer. */
export function isMercenaryOf(state: State, buyer: Seat, owner: Seat): boolean {
  return state.open.turn.hired === owner && hiredBy(state, buyer) !== null;
}
