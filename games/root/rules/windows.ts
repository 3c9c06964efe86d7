/**
 * What a turn offers besides the faction's own steps: crafted cards, dominance, closed paths, services, exposure (section 6.1). A faction's menus
 * offer it with `act`; between steps that ask nothing `offer` does.
 */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { isOutside } from '@tavola/kernel/real.ts';
import type { Ask } from './asks.ts';
import { cardOffers } from './cards/registry.ts';
import { choose } from './choose.ts';
import { dominanceOffers } from './dominance.ts';
import type { Offers, Use } from './factions/faction.ts';
import { factionOf } from './factions/registry.ts';
import { type Move, PASS } from './moves.ts';
import { pathOffers } from './paths.ts';
import type { State } from './state.ts';
import type { Root } from './table.ts';

/** Asks for the next pick of a menu. What else may be used now is listed with it and done at once; then the menu is asked again. */
export function* act<M extends Move>(table: Root, seat: Seat, ask: Ask, own: () => readonly M[]): Rules<M> {
  for (;;) {
    let uses: readonly Use[] = [];
    const listed = () => {
      uses = usesNow(table, seat);
      return uses.length === 0 ? own() : [...own(), ...uses.map(({ move }) => move)];
    };
    const taken: Move = yield* choose<Move>(seat, ask, listed);
    const use = uses.find(({ move }) => move === taken);
    if (!use) return taken as M;
    yield* use.use();
  }
}

/** Offers what may be used in this part of the turn until the seat passes; asks nothing where nothing could be used. */
export function* offer(table: Root, seat: Seat, afterEach: () => void = () => {}): Rules {
  const { state } = table;
  if (isOutside(table, seat)) return;
  const { part } = state.open.turn;
  while (offersOf(state, seat).some((offers) => offers.possible(state, seat, part))) {
    let uses: readonly Use[] = [];
    const listed = (): readonly Move[] => {
      uses = usesNow(table, seat);
      const moves = uses.map(({ move }) => move);
      return uses.some(({ mandatory }) => mandatory) ? moves : [PASS, ...moves];
    };
    const taken = yield* choose<Move>(seat, { kind: 'window', part }, listed);
    const use = uses.find(({ move }) => move === taken);
    if (!use) return;
    yield* use.use();
    afterEach();
  }
}

function usesNow(table: Root, seat: Seat): readonly Use[] {
  const { part } = table.state.open.turn;
  let all: readonly Use[] = NONE;
  for (const offers of offersOf(table.state, seat)) {
    if (!offers.possible(table.state, seat, part)) continue;
    const uses = offers.uses(table, seat, part);
    if (uses.length > 0) all = all.length === 0 ? uses : [...all, ...uses];
  }
  return all;
}
const NONE: readonly Use[] = [];

const shared: readonly Offers[] = [cardOffers, dominanceOffers, pathOffers];

/** Everything that may offer something to this seat: what all share, and what another faction brings. */
function offersOf(state: State, seat: Seat): readonly Offers[] {
  let all: Offers[] | null = null;
  for (const [self, player] of state.open.players.entries()) {
    const faction = factionOf(player);
    if (self !== seat && faction.offers) {
      all ??= [...shared];
      all.push(faction.offers(self));
    }
  }
  return all ?? shared;
}
