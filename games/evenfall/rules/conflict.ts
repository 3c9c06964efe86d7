/** The conflict phase, Region by Region (EVE-5). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { isOutside } from '@tavola/kernel/rules/real.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { step } from '@tavola/kernel/rules/step.ts';
import { DIAL_MAX } from '../data/boards.ts';
import { freeWindow } from './actions/free.ts';
import { automaStrength } from './automa/automa-conflict.ts';
import { fire } from './effects/triggers.ts';
import { conflictOutside } from './outside/turn.ts';
import { rewards, victory } from './scoring/victory.ts';
import { modifiers } from './state/abilities.ts';
import { together } from './state/choose.ts';
import { sum } from './state/counters.ts';
import type { Evenfall } from './state/evenfall.ts';
import type { Move } from './state/moves.ts';
import {
  type Actor,
  type Conflict,
  type Contender,
  figuresIn,
  playerOf,
  type RegionState,
  turnOrder,
} from './state/state.ts';

const READY: Move = { kind: 'ready' };

/** EVE-5.1: North, Centre, South; the state knows how many are done. */
export function* conflictPhase(table: Evenfall): Rules {
  const { state } = table;
  while (state.resolved < state.regions.length) {
    table.checkpoint();
    yield* conflictIn(table, state.regions[state.resolved] as RegionState);
    state.conflict = null;
    state.resolved++;
  }
}

/** EVE-5.13: one more window for everybody before round end. */
export function* lastWindows(table: Evenfall): Rules {
  for (const seat of turnOrder(table.state)) yield* freeWindow(table, seat, 'window', READY);
}

export function* conflictIn(table: Evenfall, region: RegionState): Rules {
  const { state } = table;
  if (isOutside(table, state.firstPlayer)) return yield* conflictOutside(table, region);
  const seats = turnOrder(state).filter((seat) => figuresIn(region, seat) > 0);
  const actors: Actor[] = region.automa > 0 ? [...seats, 'automa'] : seats;
  if (actors.length === 0) {
    table.tell({ kind: 'no-conflict', region: region.id });
    return;
  }
  table.tell({ kind: 'conflict', region: region.id, actors });
  const sides = actors.map(
    (actor): Contender => ({ actor, figures: strengthOf(region, actor), dial: null, strength: null }),
  );
  const conflict: Conflict = { region: region.id, sides, cards: [], winner: null };
  state.conflict = conflict;
  for (const seat of seats) yield* fire(table, seat, { on: 'joinConflict' });
  for (const seat of seats) yield* freeWindow(table, seat, 'ready', READY);
  yield* setDials(table, conflict, seats);
  if (region.automa > 0) yield* automaStrength(table, conflict, region);
  yield* adjustDials(table, conflict, seats);
  for (const side of sides) if (side.actor !== 'automa') side.strength = playerStrength(table, region, side);
  yield* step(table, { kind: 'strengths', conflict: { ...conflict, sides: sides.map((side) => ({ ...side })) } });
  for (const side of sides) yield* rewards(table, region.id, side);
  yield* victory(table, conflict, region);
}

/** EVE-5.5 and 5.6: secretly and at the same time, at most 9 and at most one's Mana; then everybody loses what is shown. */
function* setDials(table: Evenfall, conflict: Conflict, seats: readonly Seat[]): Rules {
  const { region } = conflict;
  const picks = yield* together(
    seats.map((seat) => {
      const most = Math.min(DIAL_MAX, playerOf(table.state, seat).mana);
      const options = Array.from({ length: most + 1 }, (_, n) => ({ kind: 'dial', n }) as const);
      return { seat, ask: { kind: 'dial', region }, options };
    }),
  );
  for (const [i, seat] of seats.entries()) {
    const n = picks[i]?.n as number;
    sideOf(conflict, seat).dial = n;
    playerOf(table.state, seat).mana -= n;
  }
  if (seats.length > 0) table.tell({ kind: 'revealed', region, seats, dials: picks.map(({ n }) => n) });
}

/** EVE-4.12: after the reveal the Dial changes by up to 2; the difference is spent or comes back as Mana. */
function* adjustDials(table: Evenfall, conflict: Conflict, seats: readonly Seat[]): Rules {
  const { state } = table;
  const reach = (seat: Seat) => sum(modifiers(state, seat, 'dialAdjust'), ({ max }) => max);
  const able = seats.filter((seat) => reach(seat) > 0);
  const picks = yield* together(
    able.map((seat) => {
      const dial = sideOf(conflict, seat).dial as number;
      const values = Array.from({ length: DIAL_MAX + 1 }, (_, n) => n);
      const options = select(values)
        .where('EVE-4.12', (n) => Math.abs(n - dial) <= reach(seat))
        .where('EVE-4.12', (n) => n - dial <= playerOf(state, seat).mana)
        .moves((n) => ({ kind: 'adjust', n }) as const);
      return { seat, ask: { kind: 'adjust', region: conflict.region }, options };
    }),
  );
  for (const [i, seat] of able.entries()) {
    const side = sideOf(conflict, seat);
    const [from, to] = [side.dial as number, picks[i]?.n as number];
    playerOf(state, seat).mana += from - to;
    side.dial = to;
    if (to !== from) table.tell({ kind: 'adjusted', seat, from, to });
  }
}

/** EVE-5.7 */
function playerStrength(table: Evenfall, region: RegionState, side: Contender): number {
  const seat = side.actor as Seat;
  const more = sum(modifiers(table.state, seat, 'strength'), ({ amount }) => amount);
  return figuresIn(region, seat) + (side.dial as number) + more;
}

function strengthOf(region: RegionState, actor: Actor): number {
  return actor === 'automa' ? region.automa : figuresIn(region, actor);
}

function sideOf(conflict: Conflict, seat: Seat): Contender {
  return conflict.sides.find(({ actor }) => actor === seat) as Contender;
}
