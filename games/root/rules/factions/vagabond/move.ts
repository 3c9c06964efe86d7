/** Moving and slipping (ROOT-9.4.2, 9.5.1), alone or with Allied warriors (ROOT-9.2.9.2). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type Clearing, clearings, isForest, type Place } from '../../../data/maps.ts';
import type { Moved, Mover } from '../../contract/faction.ts';
import { choose } from '../../state/choose.ts';
import { otherSeats, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { clearingMove, DONE, type Move, PASS, type SharedMove, seatMove } from '../../vocabulary/moves.ts';
import { adjacentFor, borderOf, ferriesFrom, forestsNextTo } from '../../woodland/map.ts';
import { afterMove, canGo, carryOut, type Passage } from '../../woodland/move.ts';
import { warriorsAt } from '../../woodland/pieces.ts';
import { allowed, isAllowed } from '../../woodland/rule.ts';
import { springs } from '../../woodland/springs.ts';
import { exhaust, ready } from './items.ts';
import { alliesIn, isHostile } from './state.ts';

type Destination = Extract<SharedMove, { kind: 'clearing' | 'ferry' }>;

/** ROOT-9.5.1: a boot, and one more where Hostile warriors are. */
export const BOOT = 1;

/** Ruling ROOT-G38: a move that a card grants costs no boot, but for Hostile warriors. */
export const pawnMover: Mover = {
  can: (state, self, within) => (within === null || within.test(playerOf(state, self).pawn)) && canMove(state, self, 0),
  take: (table, self, _within, optional) => moveFor(table, self, 0, optional),
};

export function canMove(state: State, self: Seat, boots: number): boolean {
  return mayLeave(state, self) && destinations(state, self, boots).list.length > 0;
}

function mayLeave(state: State, self: Seat): boolean {
  const { pawn } = playerOf(state, self);
  return isForest(pawn) || isAllowed(state, self, 'leave', pawn);
}

/** Never into a forest. */
function destinations(state: State, self: Seat, boots: number): Selection<Passage> {
  const have = ready(state, self, 'boot');
  return allowed(select(waysTo(state, self), nameOf), state, self, 'enter', ({ to }) => to)
    .where('ROOT-9.5.1', () => have >= boots)
    .where('ROOT-9.2.9.3.2', ({ to }) => have >= boots + extraBoot(state, self, to));
}

function nameOf({ to }: Passage): string {
  return String(to);
}

function waysTo(state: State, self: Seat): Passage[] {
  const { pawn } = playerOf(state, self);
  if (isForest(pawn)) return borderOf(state, pawn).map((to) => ({ to, ferry: false }));
  return [
    ...adjacentFor(state, self, pawn).map((to) => ({ to, ferry: false })),
    ...ferriesFrom(state, pawn).map((to) => ({ to, ferry: true })),
  ];
}

/** ROOT-9.2.9.3.2: one, however many Hostile factions have warriors there. */
function extraBoot(state: State, self: Seat, to: Clearing): number {
  const hostile = otherSeats(state, self).some(
    (other) => isHostile(state, self, other) && warriorsAt(playerOf(state, other), to) > 0,
  );
  return hostile ? 1 : 0;
}

function destinationMove({ to, ferry }: Passage): Destination {
  return { kind: ferry ? 'ferry' : 'clearing', clearing: to };
}

/** A move for this many boots. Null when it was optional and declined. */
export function* moveFor(table: Root, self: Seat, boots: number, optional = false): Rules<Moved | null> {
  const { state } = table;
  const from = playerOf(state, self).pawn;
  const moves: Move[] = destinations(state, self, boots).moves(destinationMove);
  if (optional) moves.push(DONE);
  const taken = yield* choose(self, { kind: 'move-to', from }, moves);
  if (taken.kind !== 'clearing' && taken.kind !== 'ferry') return null;
  const to = taken.clearing;
  const company = yield* chooseCompany(table, self, from, to, taken.kind === 'ferry');
  exhaust(table, self, 'boot', boots + extraBoot(state, self, to));
  return yield* go(table, self, to, taken.kind === 'ferry', company);
}

/** ROOT-9.4.2: next door, clearing or forest, for nothing; whatever keeps others from leaving does not keep him. */
export function* slip(table: Root, self: Seat): Rules {
  const { state } = table;
  const from = playerOf(state, self).pawn;
  const ways: Passage[] = [...waysTo(state, self), ...forestsNextTo(state, from).map((to) => ({ to, ferry: false }))];
  const open = allowed(select(ways, nameOf), state, self, 'enter', ({ to }) => to);
  const moves: Move[] = [...open.moves(destinationMove), { kind: 'vagabond.stay' }];
  const taken = yield* choose(self, 'vagabond.slip', moves);
  if (taken.kind !== 'clearing' && taken.kind !== 'ferry') return;
  const company = yield* chooseCompany(table, self, from, taken.clearing, taken.kind === 'ferry');
  yield* goFreely(table, self, taken.clearing, taken.kind === 'ferry', company);
}

type Company = { readonly ally: Seat; readonly warriors: number } | null;

/** ROOT-9.2.9.2: from clearing to clearing, warriors of one Ally; how many is his choice (ruling ROOT-G39: slipping too). */
function* chooseCompany(table: Root, self: Seat, from: Place, to: Place, ferry: boolean): Rules<Company> {
  const { state } = table;
  if (isForest(from) || isForest(to)) return null;
  const allies = alliesIn(state, self, from).filter((ally) => couldGo(state, ally, from, to, ferry));
  if (allies.length === 0) return null;
  const taken = yield* choose<Move>(self, { kind: 'vagabond.take-along', from, to }, [PASS, ...allies.map(seatMove)]);
  if (taken.kind !== 'seat') return null;
  const most = warriorsAt(playerOf(state, taken.seat), from);
  const counts = Array.from({ length: most }, (_, i) => ({ kind: 'warriors', count: most - i }) as const);
  const { count } = yield* choose(self, { kind: 'move-count', from, to }, counts);
  return { ally: taken.seat, warriors: count };
}

/** ROOT-1.5.5: as if the owner of these warriors chose the move (ROOT-4.2.1); the ferry takes all of them along (ROOT-15.3). */
function couldGo(state: State, ally: Seat, from: Clearing, to: Clearing, ferry: boolean): boolean {
  return (
    isAllowed(state, ally, 'leave', from) &&
    (ferry || adjacentFor(state, ally, from).includes(to)) &&
    canGo(state, ally, from, to, ferry)
  );
}

/** The pawn and its company go, unless a snare holds the pawn of an automaton. */
export function* go(table: Root, self: Seat, to: Place, ferry = false, company: Company = null): Rules<Moved | null> {
  if (yield* springs(table, self, 'leave', playerOf(table.state, self).pawn)) return null;
  return yield* goFreely(table, self, to, ferry, company);
}

/** Whatever would hold the pawn. It goes together with its company; each owner answers for what the move brings about (ROOT-1.5.5). */
export function* goFreely(table: Root, self: Seat, to: Place, ferry = false, company: Company = null): Rules<Moved> {
  const player = playerOf(table.state, self);
  const from = player.pawn;
  player.pawn = to;
  table.tell({ kind: 'moved', seat: self, from, to, piece: 'pawn', count: 1, ferry });
  const moved: Moved = { seat: self, from, to, warriors: 0, ferry };
  if (company) yield* carryOut(table, { ...moved, seat: company.ally, warriors: company.warriors });
  yield* afterMove(table, moved);
  return moved;
}

/** ROOT-9.7.9: the pawn alone, to any clearing; whatever keeps it from leaving keeps it from gliding. */
export function canGlide(state: State, self: Seat): boolean {
  return mayLeave(state, self) && glides(state, self).list.length > 0;
}

function glides(state: State, self: Seat): Selection<Clearing> {
  const { pawn } = playerOf(state, self);
  const others = clearings.filter((clearing) => clearing !== pawn);
  return allowed(select(others), state, self, 'enter', (clearing) => clearing);
}

export function* glide(table: Root, self: Seat): Rules {
  const { clearing } = yield* choose(self, 'vagabond.glide', glides(table.state, self).moves(clearingMove));
  yield* go(table, self, clearing);
}
