/** Moving warriors (ROOT-4.2): from where, to where, how many. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import type { Effect, Moved, Mover, Within } from '../contract/faction.ts';
import { factionAt, factionOf } from '../contract/registry.ts';
import { drawCards } from '../hands/hands.ts';
import { choose } from '../state/choose.ts';
import { has, playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { DONE, type SharedMove } from '../vocabulary/moves.ts';
import { resolveEffects } from './effects.ts';
import { adjacentFor, areLinkedByRiver, ferriesFrom } from './map.ts';
import { warriorsAt } from './pieces.ts';
import { allowed, isAllowed, rules } from './rule.ts';
import { springs } from './springs.ts';

/** The general rule; a faction with another way of moving has its own. */
export const warriorMover: Mover = { can: canMoveWarriors, take: moveWarriors };

export function moverOf(state: State, seat: Seat): Mover {
  return factionAt(state, seat).move?.mover ?? warriorMover;
}

/** Where warriors can stand: the map, and the Burrow for those who have one. */
const places: readonly Clearing[] = [0, ...clearings];

function canMoveWarriors(state: State, seat: Seat, within: Within): boolean {
  const player = playerOf(state, seat);
  return places.some(
    (from) => warriorsAt(player, from) > 0 && (within === null || within.test(from)) && canLeave(state, seat, from),
  );
}

function canLeave(state: State, seat: Seat, from: Clearing): boolean {
  return (
    isAllowed(state, seat, 'leave', from) &&
    (adjacentFor(state, seat, from).some((to) => canGo(state, seat, from, to, false)) ||
      ferriesFrom(state, from).some((to) => canGo(state, seat, from, to, true)))
  );
}

/** ROOT-4.2.1: you must rule origin or destination, unless something says that it does not matter. */
export function canGo(state: State, seat: Seat, from: Clearing, to: Clearing, ferry: boolean): boolean {
  return isAllowed(state, seat, 'enter', to) && mayCross(state, seat, from, to, ferry);
}

function mayCross(state: State, seat: Seat, from: Clearing, to: Clearing, ferry: boolean): boolean {
  return ignoresRule(state, seat, from, to, ferry) || rules(state, seat, from) || rules(state, seat, to);
}

function ignoresRule(state: State, seat: Seat, from: Clearing, to: Clearing, ferry: boolean): boolean {
  const player = playerOf(state, seat);
  const { move } = factionOf(player);
  if (move?.nimble || has(player, 'corvid-planners')) return true;
  return move?.swims === true && !ferry && areLinkedByRiver(state, from, to);
}

/** The three questions of a move (section 9), then the move. */
function* moveWarriors(table: Root, seat: Seat, within: Within, optional: boolean): Rules<Moved | null> {
  const origin = yield* choose(seat, 'move-from', origins(table.state, seat, within, optional));
  if (origin.kind === 'done') return null;
  const from = origin.clearing;
  const destination = yield* choose(seat, { kind: 'move-to', from }, destinations(table.state, seat, from));
  const to = destination.clearing;
  const most = warriorsAt(playerOf(table.state, seat), from);
  const counts = Array.from({ length: most }, (_, i) => ({ kind: 'warriors', count: most - i }) as const);
  const { count } = yield* choose(seat, { kind: 'move-count', from, to }, counts);
  const moved: Moved = { seat, from, to, warriors: count, ferry: destination.kind === 'ferry' };
  yield* carryOut(table, moved);
  return moved;
}

type Origin = Extract<SharedMove, { kind: 'clearing' | 'done' }>;

function origins(state: State, seat: Seat, within: Within, optional: boolean): readonly Origin[] {
  const player = playerOf(state, seat);
  let from = select(places.filter((place) => warriorsAt(player, place) > 0));
  if (within) from = from.where(within.clause, within.test);
  from = allowed(from, state, seat, 'leave', (clearing) => clearing);
  from = from.where('ROOT-4.2.1', (clearing) => canLeave(state, seat, clearing));
  const moves: Origin[] = from.moves((clearing) => ({ kind: 'clearing', clearing }));
  return optional ? [...moves, DONE as Origin] : moves;
}

type Destination = Extract<SharedMove, { kind: 'clearing' | 'ferry' }>;
export type Passage = { readonly to: Clearing; readonly ferry: boolean };

function destinations(state: State, seat: Seat, from: Clearing): readonly Destination[] {
  const ways: Passage[] = [
    ...adjacentFor(state, seat, from).map((to) => ({ to, ferry: false })),
    ...ferriesFrom(state, from).map((to) => ({ to, ferry: true })),
  ];
  return allowed(select(ways), state, seat, 'enter', ({ to }) => to)
    .where('ROOT-4.2.1', ({ to, ferry }) => mayCross(state, seat, from, to, ferry))
    .moves(({ to, ferry }) => ({ kind: ferry ? 'ferry' : 'clearing', clearing: to }));
}

/**
 * The warriors go, and with them the ferry if they took it; then what the move brings about, in the mover's order (ROOT-4.2.3). False when a snare
 * held those of an automaton.
 */
export function* carryOut(table: Root, moved: Moved): Rules<boolean> {
  const { seat, from, to, warriors, ferry } = moved;
  if (yield* springs(table, seat, 'leave', from)) return false;
  const player = playerOf(table.state, seat);
  player.warriors[from] = (player.warriors[from] as number) - warriors;
  player.warriors[to] = (player.warriors[to] as number) + warriors;
  table.tell({ kind: 'moved', seat, from, to, piece: 'warrior', count: warriors, ferry });
  yield* afterMove(table, moved);
  return true;
}

/** Also for pawns: Outrage and the like, and the card that the ferry brings (ROOT-15.3). */
export function* afterMove(table: Root, moved: Moved): Rules {
  const { open } = table.state;
  const effects: Effect[] = [];
  if (moved.ferry) {
    open.ferry = moved.to;
    open.turn.ferried = true;
    effects.push({ kind: 'ferry', side: moved.seat, run: () => drawCards(table, moved.seat, 1) });
  }
  for (const [self, player] of open.players.entries()) {
    const effect = factionOf(player).move?.after?.(table, self, moved);
    if (effect) effects.push(effect);
  }
  if (effects.length > 0) yield* resolveEffects(table, moved.seat, effects);
}
