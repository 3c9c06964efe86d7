/** Operations on figures and Rituals that already lie in the Coven. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Bag, Figure } from '../../data/effects.ts';
import { choose } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Move } from '../state/moves.ts';
import { type Player, playerOf, regionState, type Spot, spotOf, spots } from '../state/state.ts';
import { gain } from './gain.ts';
import { DECLINE } from './pay.ts';

/** EVE-4.3: the Ritual and its Catalysts leave the game, its figures come home, the Place is free again. Not a discard. */
export function* removeRitual(table: Evenfall, seat: Seat, bag: Bag, from: string): Rules {
  const { state } = table;
  const player = playerOf(state, seat);
  const choices = spots(player).filter(({ ritual }) => ritual !== null);
  if (choices.length === 0) return;
  const { place } = yield* choose(
    seat,
    'remove',
    choices.map((spot) => ({ kind: 'remove', place: spot.place }) as const),
  );
  const spot = spotOf(player, place);
  const card = spot.ritual as string;
  for (const figure of spot.figures) takeHome(player, figure);
  state.box.push(card);
  state.boxedCatalysts += spot.scythes + spot.orbs;
  Object.assign(spot, { ritual: null, scythes: 0, orbs: 0, figures: [] } satisfies Partial<Spot>);
  table.tell({ kind: 'removed', seat, card, place });
  yield* gain(table, seat, bag, from);
}

/** EVE-4.4: all figures of one Ritual go to the circle of a Region; their field is free again. Optional. */
export function* moveFigures(table: Evenfall, seat: Seat): Rules {
  const { state } = table;
  const player = playerOf(state, seat);
  const moves: readonly Move[] = spots(player)
    .filter(({ figures }) => figures.length > 0)
    .flatMap(({ place }) => state.regions.map(({ id }) => ({ kind: 'move-figures', place, region: id }) as const));
  if (moves.length === 0) return;
  const pick = yield* choose(seat, 'move-figures', [...moves, DECLINE]);
  if (pick.kind !== 'move-figures') return;
  const spot = spotOf(player, pick.place);
  const region = regionState(state, pick.region);
  for (const figure of spot.figures) {
    const circle = figure === 'witch' ? region.witches : region.elders;
    circle[seat] = (circle[seat] as number) + 1;
  }
  spot.figures = [];
  table.tell({ kind: 'moved-figures', seat, place: pick.place, region: pick.region });
}

/** EVE-4.20: figures come back from action fields of the player's own Coven; those fields can be used again. Optional each time. */
export function* returnFigures(table: Evenfall, seat: Seat, kind: Figure | 'any', count: number): Rules {
  const player = playerOf(table.state, seat);
  for (let i = 0; i < count; i++) {
    const moves = returnable(player, kind);
    if (moves.length === 0) return;
    const pick = yield* choose(seat, 'return', [...moves, DECLINE]);
    if (pick.kind !== 'return') return;
    if (pick.at === 'board') player.boardField = 0;
    else {
      const { figures } = spotOf(player, pick.at);
      figures.splice(figures.indexOf(pick.figure), 1);
    }
    takeHome(player, pick.figure);
    table.tell({ kind: 'returned', seat, at: pick.at, figure: pick.figure });
  }
}

export function returnable(player: Player, kind: Figure | 'any'): Move[] {
  const moves: Move[] = [];
  for (const { place, figures } of spots(player)) {
    for (const figure of new Set(figures))
      if (kind === 'any' || kind === figure) moves.push({ kind: 'return', at: place, figure });
  }
  if (player.boardField > 0 && kind !== 'elder') moves.push({ kind: 'return', at: 'board', figure: 'witch' });
  return moves;
}

/** EVE-4.19: Elders of the Reserve go to the circle of a Region. Optional. */
export function* sendElders(table: Evenfall, seat: Seat, count: number): Rules {
  const { state } = table;
  const player = playerOf(state, seat);
  for (let i = 0; i < count && player.elders > 0; i++) {
    const moves: readonly Move[] = state.regions.map(({ id }) => ({ kind: 'send', region: id }));
    const pick = yield* choose(seat, 'send', [...moves, DECLINE]);
    if (pick.kind !== 'send') return;
    const { elders } = regionState(state, pick.region);
    player.elders--;
    elders[seat] = (elders[seat] as number) + 1;
    table.tell({ kind: 'sent', seat, region: pick.region });
  }
}

function takeHome(player: Player, figure: Figure): void {
  if (figure === 'witch') player.witches++;
  else player.elders++;
}
