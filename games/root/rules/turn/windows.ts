/** How a turn is interrupted by what interruptions.ts lists: beside a menu of the faction (`act`), or in a window of its own (`offer`). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { isOutside } from '@tavola/kernel/rules/real.ts';
import { cardOffers } from '../cards/registry.ts';
import type { Offers, Use } from '../contract/faction.ts';
import { factionOf } from '../contract/registry.ts';
import { choose } from '../state/choose.ts';
import type { State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import type { Ask } from '../vocabulary/asks.ts';
import { occasionsIn } from '../vocabulary/interruptions.ts';
import { type Move, PASS } from '../vocabulary/moves.ts';
import { dominanceOffers } from './dominance.ts';
import { pathOffers } from './paths.ts';

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
  while (offersOf(state, seat).some((offers) => isPossible(offers, state, seat))) {
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
  let all: readonly Use[] = NONE;
  for (const offers of offersOf(table.state, seat)) {
    if (!isPossible(offers, table.state, seat)) continue;
    const uses = offers.uses(table, seat);
    if (uses.length > 0) all = all.length === 0 ? uses : [...all, ...uses];
  }
  return all;
}
const NONE: readonly Use[] = [];

/** In this part of the turn, as far as everybody sees. */
function isPossible({ occasion, possible }: Offers, state: State, seat: Seat): boolean {
  return (occasion === null || occasionsIn(state.open.turn.part).includes(occasion)) && possible(state, seat);
}

const shared: readonly Offers[] = [cardOffers, dominanceOffers, pathOffers];

/** Everything that may offer something to this seat: what all share, and what another faction brings. */
function offersOf(state: State, seat: Seat): readonly Offers[] {
  let all: Offers[] | null = null;
  for (const [self, player] of state.open.players.entries()) {
    const faction = factionOf(player);
    if (self !== seat && faction.turn.offers) {
      all ??= [...shared];
      all.push(faction.turn.offers(self));
    }
  }
  return all ?? shared;
}
