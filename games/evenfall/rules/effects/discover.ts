/** Discovering Places (EVE-2.6 to 2.8). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import type { RegionId } from '../../data/boards.ts';
import { placeOf } from '../../data/cards.ts';
import type { ModifierOf } from '../../data/effects.ts';
import { modifiers } from '../state/abilities.ts';
import { choose, draw } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import { slotFacts } from '../state/fact.ts';
import type { Main } from '../state/moves.ts';
import { UNTOLD } from '../state/printed.ts';
import { newSpot, playerOf, type RegionState, regionState, type State } from '../state/state.ts';
import { orBack } from './pay.ts';
import { fire } from './triggers.ts';

/** EVE-2.6: a face-up Place whose number of Witches stands in the Reserve. */
export function discoverMoves(state: State, seat: Seat): Main[] {
  const candidates = state.regions.flatMap(({ id, slots }) =>
    slots.flatMap((place) => (place === null ? [] : [{ region: id, place }])),
  );
  const { witches } = playerOf(state, seat);
  const discounts = modifiers(state, seat, 'witchDiscount');
  return select(candidates)
    .where('EVE-2.6', ({ place }) => (witchCounts(state, seat, place, discounts)[0] as number) <= witches)
    .moves(({ region, place }) => ({ kind: 'discover', region, place }));
}

/** How many Witches may discover this Place, fewest first: EVE-4.15 allows one instead of two once a round. */
function witchCounts(state: State, seat: Seat, place: string, all: readonly ModifierOf<'witchDiscount'>[]): number[] {
  const { witches } = placeOf(place);
  const discounts = all.filter(({ needs }) => needs === witches);
  const uses = discounts.reduce((n, { perRound }) => n + perRound, 0);
  if (uses <= playerOf(state, seat).discounts) return [witches];
  return [discounts[0]?.pays as number, witches];
}

/** False when the player went back. */
export function* discover(table: Evenfall, seat: Seat, region: RegionId, place: string): Rules<boolean> {
  const { state } = table;
  const player = playerOf(state, seat);
  const counts = witchCounts(state, seat, place, modifiers(state, seat, 'witchDiscount')).filter(
    (n) => n <= player.witches,
  );
  const moves = counts.map((n) => ({ kind: 'witches', n }) as const);
  const pick = yield* choose(seat, { kind: 'witches', place }, orBack(moves));
  if (pick.kind === 'back') return false;
  if (pick.n < placeOf(place).witches) player.discounts++;
  player.witches -= pick.n;
  const at = regionState(state, region);
  at.witches[seat] = (at.witches[seat] as number) + pick.n;
  yield* take(table, seat, at, place, pick.n);
  return true;
}

/** The Place goes to the right end of the Outer Circle; its slot stays empty until round end. */
function* take(table: Evenfall, seat: Seat, region: RegionState, place: string, witches: number): Rules {
  region.slots[region.slots.indexOf(place)] = null;
  const spot = newSpot(place);
  playerOf(table.state, seat).outer.push(spot);
  table.tell({ kind: 'discovered', seat, region: region.id, place, witches });
  yield* fire(table, seat, { on: 'discover', spot });
}

/** EVE-4.6: a Region of the player's choice is filled, then one of its Places is discovered without a Witch. */
export function* discoverFree(table: Evenfall, seat: Seat, refilled: boolean): Rules {
  const { state } = table;
  const regions = state.regions.map(({ id }) => ({ kind: 'region', region: id }) as const);
  const { region } = yield* choose(seat, 'free-region', regions);
  const at = regionState(state, region);
  if (refilled) yield* refill(table, at);
  const moves = at.slots.flatMap((place) => (place === null ? [] : [{ kind: 'take-place', place } as const]));
  if (moves.length === 0) return;
  const { place } = yield* choose(seat, { kind: 'free-place', region }, moves);
  yield* take(table, seat, at, place, 0);
}

/** Empty slots are filled from the Place deck, left to right; an empty deck leaves them empty. */
export function* refill(table: Evenfall, region: RegionState): Rules {
  if (isRealTable(table)) {
    region.slots.fill(UNTOLD);
    return table.doubt(slotFacts(region));
  }
  const dealt = yield* fill(table.state, region);
  if (dealt.length > 0) table.tell({ kind: 'refilled', region: region.id, places: dealt });
}

/** The Places that were dealt. */
export function* fill({ placeDeck }: State, { id, slots }: RegionState): Rules<string[]> {
  const dealt: string[] = [];
  for (let i = 0; i < slots.length && placeDeck.length > 0; i++) {
    if (slots[i] !== null) continue;
    const place = (yield* draw(placeDeck, { kind: 'real-place', region: id })) as string;
    slots[i] = place;
    dealt.push(place);
  }
  return dealt;
}

/** EVE-7.6: drawing a Place is not a discovery. */
export function* drawPlaces(table: Evenfall, seat: Seat, count: number): Rules {
  for (let i = 0; i < count; i++) {
    const place = yield* draw(table.state.placeDeck, { kind: 'real-drawn-place', seat });
    if (place === undefined) return;
    playerOf(table.state, seat).outer.push(newSpot(place));
    table.tell({ kind: 'drew-place', seat, place });
  }
}
