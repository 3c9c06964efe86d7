/** Travel, by choice or by force (OATH-5.6). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { SLOTS, type Slot, travelCost } from '../../data/board.ts';
import { agrees, choose } from '../asking/choose.ts';
import { allowed, fold, react, tolls } from '../hooks/hooks.ts';
import { underWay } from '../hooks/in-use.ts';
import type { Bill, Oath, PoweredState, Source, TollDue } from '../hooks/power.ts';
import { movePawn } from '../operations/pawn.ts';
import { added, affords, billOfTolls, NOTHING, payTolls } from '../operations/pay.ts';
import { spendSupply } from '../operations/supply.ts';
import { colourOf, placeOf, slotOf } from '../queries/queries.ts';
import type { Travel } from '../state/actions.ts';
import type { Move, Place } from '../state/moves.ts';
import { isPrince } from '../state/relations.ts';
import { playerOf } from '../state/state.ts';
import { begun, canDo, chooseModifiers, isAutomatic } from './modifiers.ts';

const ALL_SLOTS: readonly Slot[] = SLOTS.map((_, slot) => slot);

const NO_MOVE = { kind: 'no' } as const;

/** How somebody travels. */
export type Journey = {
  /** A power says that no Supply is spent. */
  readonly free?: boolean;
  /** The slots a power allows. */
  readonly among?: readonly Slot[];
};

function newTravel({ state }: PoweredState, seat: Seat, free: boolean, forced: boolean): Travel {
  const { pawn } = playerOf(state, seat);
  return { kind: 'travel', seat, at: pawn, used: [], free, forced, to: pawn };
}
export function canTravel(oath: PoweredState, seat: Seat, { free = false, among = ALL_SLOTS }: Journey = {}): boolean {
  return canDo(oath, begun(oath, newTravel(oath, seat, free, false)), viableAmong(among));
}

/** The traveller chooses modifiers and destination; where somebody else chooses it (Shrouded Wood), that player does. */
export function* travel(oath: Oath, seat: Seat, { free = false, among = ALL_SLOTS }: Journey = {}): Rules {
  const action = begun(oath, newTravel(oath, seat, free, false));
  yield* underWay(oath, action, travelling(oath, action, among));
}
function* travelling(oath: Oath, action: Travel, among: readonly Slot[]): Rules {
  const { seat } = action;
  oath.tell({ kind: 'did', seat, action: 'travel' });
  yield* chooseModifiers(oath, action, viableAmong(among));
  const chooser = chooserOf(oath, aimed(action, action.at), seat);
  if (chooser !== seat) {
    yield* sent(oath, action, chooser, among);
    return;
  }
  const moves = reachable(oath, action, NOTHING, among).moves((slot) => travelMove(oath, action, slot));
  const { to } = yield* choose(oath, seat, 'travel', moves);
  action.to = slotOf(oath.state, to);
  payTolls(oath, seat, tollsOf(oath, action));
  yield* go(oath, action);
}

/** What a journey to each slot costs this player now, whether or not the Supply suffices; null where nobody may go. */
export function journeyCosts(oath: PoweredState, seat: Seat): (number | null)[] {
  const action = begun(oath, newTravel(oath, seat, false, false));
  const named = select(ALL_SLOTS).where('OATH-5.6.1', (slot) => slot !== action.at);
  const skip = (source: Source, slot: Slot) => ignores(oath, aimed(action, slot), source);
  const open = allowed(oath, named, 'travel', (slot) => aimed(action, slot), action.used, skip).list;
  return ALL_SLOTS.map((slot) => (open.includes(slot) ? costOf(oath, aimed(action, slot)) : null));
}

/** OATH-9.10: where a Prince can go without Supply. */
export function openRoads(oath: PoweredState, seat: Seat): readonly Slot[] {
  return reachable(oath, begun(oath, newTravel(oath, seat, true, false)), NOTHING, ALL_SLOTS).list;
}

// ---- forced travel (OATH-5.6.3)

/** The slots a player could be made to travel to, including those with a toll only if they could pay it. */
export function forcedSlots(oath: PoweredState, seat: Seat, among: readonly Slot[] = ALL_SLOTS): readonly Slot[] {
  return reachable(oath, begun(oath, newTravel(oath, seat, true, true)), NOTHING, among).list;
}

/** `chooser` names a site (or none, where it is `optional`); the traveller may refuse its toll, and then it is not available. */
export function* forceTravel(oath: Oath, seat: Seat, chooser: Seat, forced: Forced = {}): Rules<boolean> {
  const { among = ALL_SLOTS, optional = false } = forced;
  const action = begun(oath, newTravel(oath, seat, true, true));
  const names = chooserOf(oath, action, chooser);
  if (names !== chooser && optional && !(yield* agrees(oath, chooser, { kind: 'banish', seat }))) return false;
  return yield* underWay(oath, action, sent(oath, action, names, among, optional && names === chooser));
}
export type Forced = { readonly among?: readonly Slot[]; readonly optional?: boolean };

/** Who would name the destination instead of the player who makes this one travel; null if nobody. */
export function destinationLord(oath: PoweredState, seat: Seat): Seat | null {
  const lord = chooserOf(oath, begun(oath, newTravel(oath, seat, true, true)), -1);
  return lord < 0 ? null : lord;
}
/** Who names the destination: a power may give it to somebody else, but not to a Prince, nor in his place (OATH-9.36). */
function chooserOf(oath: PoweredState, action: Travel, chooser: Seat): Seat {
  if (isPrince(oath.state, action.seat)) return chooser;
  const lord = fold(oath, 'travel.chooser', chooser, action, action.used, (source) => ignores(oath, action, source));
  if (lord < 0 || lord === chooser) return lord;
  return isPrince(oath.state, lord) || (chooser >= 0 && isAtOne(oath, chooser, lord)) ? chooser : lord;
}
/** A Citizen who makes an enemy leave a Wood of the Empire rules it too. */
function isAtOne({ state }: PoweredState, chooser: Seat, lord: Seat): boolean {
  return colourOf(state, chooser) === colourOf(state, lord);
}

/** A player who paid for a modifier of the journey may be sent where it does not help; without the Supply the journey fails. */
function* sent(oath: Oath, action: Travel, chooser: Seat, among: readonly Slot[], optional = false): Rules<boolean> {
  const { state } = oath;
  const daring = !action.forced && action.used.some(({ card }) => !isAutomatic(oath, card));
  let open = among;
  for (;;) {
    const moves = (daring ? permitted : reachable)(oath, action, NOTHING, open).moves(
      (slot) => ({ kind: 'site', site: placeOf(state, slot) }) as const,
    );
    if (moves.length === 0) return false;
    const ask = { kind: 'send', seat: action.seat } as const;
    const pick = yield* choose(oath, chooser, ask, optional ? [...moves, NO_MOVE] : moves);
    if (pick.kind === 'no') return false;
    const { site } = pick;
    const slot = slotOf(state, site);
    action.to = slot;
    if (costOf(oath, action) > playerOf(state, action.seat).supply) {
      oath.tell({ kind: 'journey-failed', seat: action.seat, to: site });
      return false;
    }
    if (yield* paysTolls(oath, action, site)) {
      yield* go(oath, action);
      return true;
    }
    open = open.filter((one) => one !== slot);
  }
}

/** Tolls and secrets to turn are the traveller's own choice. */
function* paysTolls(oath: Oath, action: Travel, to: Place): Rules<boolean> {
  const due = tollsOf(oath, action);
  if (due.length === 0) return true;
  const { favor, secrets: flip } = billOfTolls(due);
  if (!(yield* agrees(oath, action.seat, { kind: 'toll', to, favor, flip }))) return false;
  payTolls(oath, action.seat, due);
  return true;
}

/** Supply is spent, the pawn moves, and what travelling brings follows. */
function* go(oath: Oath, action: Travel): Rules {
  const { seat, to, forced } = action;
  const cost = costOf(oath, action);
  if (cost > 0) spendSupply(oath, seat, cost);
  const { state } = oath;
  const from = placeOf(state, playerOf(state, seat).pawn);
  oath.tell({ kind: 'travelled', seat, from, to: placeOf(state, to), forced });
  yield* movePawn(oath, seat, to);
  yield* react(oath, 'travelled', action, action.used);
}

// ---- where to, and for how much

function viableAmong(among: readonly Slot[]) {
  return (oath: PoweredState, action: Travel, besides: Bill): boolean =>
    reachable(oath, action, besides, among).list.length > 0;
}
/** The action as it would be with this destination. */
function aimed(action: Travel, to: Slot): Travel {
  return { ...action, to };
}

/** Sites that the Supply reaches, no power closes and whose tolls can be paid: never by a Prince (OATH-9.11). */
function reachable(oath: PoweredState, action: Travel, besides: Bill, among: readonly Slot[]): Selection<Slot> {
  const { supply } = playerOf(oath.state, action.seat);
  return permitted(oath, action, besides, among, (slot) => costOf(oath, aimed(action, slot)) <= supply);
}
/** The same, whatever Supply it takes, if they pass the test. */
function permitted(
  oath: PoweredState,
  action: Travel,
  besides: Bill,
  among: readonly Slot[],
  test: (slot: Slot) => boolean = () => true,
): Selection<Slot> {
  const named = select(among, (slot) => placeOf(oath.state, slot))
    .where('OATH-5.6.1', (slot) => slot !== action.at)
    .where('OATH-5.6.1', test);
  const skip = (source: Source, slot: Slot) => ignores(oath, aimed(action, slot), source);
  return allowed(oath, named, 'travel', (slot) => aimed(action, slot), action.used, skip).where('OATH-7.7', (slot) => {
    const due = tollsOf(oath, aimed(action, slot));
    if (isPrince(oath.state, action.seat)) return due.length === 0;
    return affords(oath, action.seat, added(besides, billOfTolls(due)));
  });
}

/** OATH-5.6.2: a fixed cost replaces the printed one, increases come on top, "no Supply" removes it all. */
function costOf(oath: PoweredState, action: Travel): number {
  if (action.free) return 0;
  const skip = (source: Source) => ignores(oath, action, source);
  if (fold(oath, 'action.free', false, action, action.used, skip)) return 0;
  const base = fold(oath, 'travel.base', travelCost(action.at, action.to), action, action.used, skip);
  return base + fold(oath, 'travel.more', 0, action, action.used, skip);
}
function tollsOf(oath: PoweredState, action: Travel): readonly TollDue[] {
  return tolls(oath, 'travel', action, (source) => ignores(oath, action, source));
}
/** Site powers that this journey may disregard. */
function ignores(oath: PoweredState, travel: Travel, source: Source): boolean {
  return source.facts.type === 'site' && fold(oath, 'travel.ignores', false, { travel, source }, travel.used);
}
function travelMove(oath: PoweredState, action: Travel, slot: Slot): Move & { readonly kind: 'travel' } {
  const journey = aimed(action, slot);
  const { favor: toll, secrets: flip } = billOfTolls(tollsOf(oath, journey));
  return { kind: 'travel', to: placeOf(oath.state, slot), cost: costOf(oath, journey), toll, flip };
}
