/** What effects count (effects vocabulary, `counters`). EVE-4.1: "in your Coven" is everything left, right and below the board. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { personOf, placeOf, ritualOf } from '../../data/cards.ts';
import { type Counter, type Keyword, keywords, type OpOf, resources } from '../../data/effects.ts';
import { figuresIn, type Player, playerOf, type Spot, type State, spots } from './state.ts';

/** How often `perCount` gives its bag. */
export function units(state: State, seat: Seat, op: OpOf<'perCount'>, stonesPlaced = 0): number {
  const n = Math.floor(count(state, seat, op.counter, stonesPlaced) / (op.every ?? 1));
  return Math.min(n, op.max ?? n);
}

function count(state: State, seat: Seat, counter: Counter, stonesPlaced = 0): number {
  const player = playerOf(state, seat);
  switch (counter) {
    case 'keyword:artifact':
      return keywordCount(player, 'artifact');
    case 'keyword:familiar':
      return keywordCount(player, 'familiar');
    case 'keyword:spell':
      return keywordCount(player, 'spell');
    case 'keywordSets':
      return Math.min(...keywords.map((keyword) => keywordCount(player, keyword)));
    case 'scythes':
      return sum(spots(player), (spot) => spot.scythes);
    case 'orbs':
      return sum(spots(player), (spot) => spot.orbs);
    case 'placesOuter':
      return player.outer.length;
    case 'placesInner':
      return player.inner.length;
    case 'specialists':
      return player.specialists.length;
    case 'covenTrackPosition':
      return player.track;
    case 'mana':
      return player.mana;
    case 'figuresInRegions':
      return sum(state.regions, (region) => figuresIn(region, seat));
    case 'eldersPlaced':
      return eldersPlaced(state, seat);
    case 'resourceSymbols':
      return sum(spots(player), resourceSymbols);
    case 'stonesAndSymbolsInner':
      return stonesPlaced + player.inner.filter(({ place }) => placeOf(place).symbol !== null).length;
  }
}

/** EVE-4.5: visible keywords of Rituals in both Circles and of Specialists; Council Members' are covered. */
function keywordCount(player: Player, keyword: Keyword): number {
  const onRituals = spots(player).filter(
    ({ ritual }) => ritual !== null && ritualOf(ritual).keywords.includes(keyword),
  );
  const onPeople = player.specialists.filter(({ card }) => personOf(card).keywords.includes(keyword));
  return onRituals.length + onPeople.length;
}

/** EVE-4.11: symbols of the three Resources, and every Scythe on a Place that has one. */
function resourceSymbols({ place, scythes }: Spot): number {
  const { harvest } = placeOf(place);
  const symbols = sum(resources, (key) => harvest[key] ?? 0);
  return symbols === 0 ? 0 : symbols + scythes;
}

/** Elders outside the Reserve: in Regions, on fields, on other Covens' Specialists (ruling EVE-G30). */
export function eldersPlaced(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const onFields = sum(state.regions, ({ field }) =>
    sum(field, (posted) => Number(posted?.seat === seat && posted.figure === 'elder')),
  );
  return (
    onFields +
    sum(state.regions, ({ elders }) => elders[seat] as number) +
    sum(spots(player), ({ figures }) => figures.filter((figure) => figure === 'elder').length) +
    player.copied.length
  );
}

export function sum<T>(list: readonly T[], value: (item: T) => number): number {
  let total = 0;
  for (const item of list) total += value(item);
  return total;
}
