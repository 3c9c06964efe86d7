/** Exploring. EVE-2.10: the harvest once, and once more for each Scythe; it counts as one exploration. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { placeOf } from '../../data/cards.ts';
import type { OpOf } from '../../data/effects.ts';
import { choose } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Move } from '../state/moves.ts';
import { playerOf, type Spot, type State, spots } from '../state/state.ts';
import { gain } from './gain.ts';
import { fire } from './triggers.ts';

export function* explore(table: Evenfall, seat: Seat, op: OpOf<'explore'>, trigger: Spot | null): Rules {
  const player = playerOf(table.state, seat);
  switch (op.scope) {
    case 'outer-all':
      return yield* exploreOuter(table, seat);
    case 'outer-one':
      return yield* exploreOne(table, seat, player.outer);
    case 'coven-one':
      return yield* exploreOne(table, seat, spots(player));
    case 'opponent-outer':
      return yield* exploreOthers(table, seat, op.count ?? 1);
    case 'trigger-place':
      if (trigger) yield* explorePlace(table, seat, trigger);
  }
}

/** T6: the list of Places is fixed at the start, left to right. */
export function* exploreOuter(table: Evenfall, seat: Seat): Rules {
  for (const spot of playerOf(table.state, seat).outer.slice()) yield* explorePlace(table, seat, spot);
}

/** EVE-4.18: the explorer gains, copied by the Scythes on it; its owner gains and loses nothing. */
function* explorePlace(table: Evenfall, seat: Seat, spot: Spot): Rules {
  const times = 1 + spot.scythes;
  table.tell({ kind: 'explored', seat, place: spot.place, times });
  yield* gain(table, seat, placeOf(spot.place).harvest, spot.place, times);
  yield* fire(table, seat, { on: 'explorePlace', spot });
}

function* exploreOne(table: Evenfall, seat: Seat, choices: readonly Spot[]): Rules {
  if (choices.length === 0) return;
  const { place } = yield* choose(
    seat,
    'explore',
    choices.map((spot) => ({ kind: 'explore', place: spot.place }) as const),
  );
  yield* explorePlace(table, seat, choices.find((spot) => spot.place === place) as Spot);
}

function* exploreOthers(table: Evenfall, seat: Seat, count: number): Rules {
  const done: Spot[] = [];
  for (let left = count; left > 0; left--) {
    const choices = othersOuter(table.state, seat).filter((spot) => !done.includes(spot));
    if (choices.length === 0) return;
    const moves: readonly Move[] = choices.map(({ place }) => ({ kind: 'explore', place }));
    const pick = yield* choose(seat, { kind: 'explore-others', left }, [...moves, { kind: 'done' } as Move]);
    if (pick.kind !== 'explore') return;
    const spot = choices.find(({ place }) => place === pick.place) as Spot;
    done.push(spot);
    yield* explorePlace(table, seat, spot);
  }
}

function othersOuter(state: State, seat: Seat): Spot[] {
  const others = state.players.filter((_, other) => other !== seat).flatMap(({ outer }) => outer);
  return state.automa ? [...others, ...state.automa.outer] : others;
}
