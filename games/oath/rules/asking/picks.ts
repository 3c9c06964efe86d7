/** Sub-picks of a power: each is asked with the card and a `part` that the card's texts explain. Nothing to pick from gives null. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Region, type Slot, SUITS, type Suit } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import type { Oath } from '../hooks/power.ts';
import { type AdviserMove, adviserCard, adviserMove, placeOf, slotOf } from '../queries/queries.ts';
import type { Ask, Move } from '../state/moves.ts';
import { agrees, amount, choose, NONE } from './choose.ts';

/** The card whose power asks. */
export type Asking = { readonly card: CardId };

function partOf({ card }: Asking, part: string): Ask {
  return { kind: 'power', card, part };
}

/** Whether the player wants to ("may"). */
export function may(oath: Oath, seat: Seat, at: Asking, part: string): Rules<boolean> {
  return agrees(oath, seat, partOf(at, part));
}
/** The same for a whole power that may be declined; that it is used is told. */
export function* wants(oath: Oath, seat: Seat, at: Asking, part: string): Rules<boolean> {
  if (!(yield* may(oath, seat, at, part))) return false;
  tellUsed(oath, seat, at);
  return true;
}
export function tellUsed(oath: Oath, seat: Seat, { card }: Asking): void {
  oath.tell({ kind: 'used', seat, card });
}
/** One of several, each as the move it stands for; null where there is none. */
function* pickFrom<T, M extends Move>(
  oath: Oath,
  seat: Seat,
  ask: Ask,
  among: readonly T[],
  moveOf: (one: T) => M,
): Rules<M | null> {
  return among.length === 0 ? null : yield* choose(oath, seat, ask, among.map(moveOf));
}
export function* pickPlayer(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  among: readonly Seat[],
): Rules<Seat | null> {
  const pick = yield* pickFrom(oath, seat, partOf(at, part), among, (one) => ({ kind: 'player', seat: one }) as const);
  return pick?.seat ?? null;
}
export function* pickSlot(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  among: readonly Slot[],
): Rules<Slot | null> {
  const pick = yield* pickFrom(
    oath,
    seat,
    partOf(at, part),
    among,
    (slot) => ({ kind: 'site', site: placeOf(oath.state, slot) }) as const,
  );
  return pick && slotOf(oath.state, pick.site);
}
/** A card that lies open, or a relic that somebody holds. */
export function* pickCard(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  among: readonly CardId[],
): Rules<CardId | null> {
  const pick = yield* pickFrom(oath, seat, partOf(at, part), among, (card) => ({ kind: 'card', card }) as const);
  return pick?.card ?? null;
}
/** The same, or none of them. */
export function* pickCardOrNone(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  among: readonly CardId[],
): Rules<CardId | null> {
  if (among.length === 0) return null;
  const moves: Move[] = among.map((card) => ({ kind: 'card', card }));
  const pick = yield* choose(oath, seat, partOf(at, part), [...moves, NONE]);
  return pick.kind === 'card' ? pick.card : null;
}
/** One adviser of `owner` by its place: facedown ones are listed without their name. */
export function* pickAdviser(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  among: readonly { readonly owner: Seat; readonly n: number }[],
): Rules<CardId | null> {
  if (among.length === 0) return null;
  const moves = () => among.map(({ owner, n }): AdviserMove => adviserMove(oath.state, owner, n));
  return adviserCard(oath.state, yield* choose(oath, seat, partOf(at, part), moves));
}
/** A bank that holds favor, unless told which. */
export function* pickBank(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  among: readonly Suit[] = SUITS.filter((suit) => oath.state.banks[suit] > 0),
): Rules<Suit | null> {
  const pick = yield* pickFrom(oath, seat, partOf(at, part), among, (suit) => ({ kind: 'bank', suit }) as const);
  return pick?.suit ?? null;
}
export function pickAmount(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  least: number,
  most: number,
): Rules<number> {
  return amount(oath, seat, partOf(at, part), least, most);
}
export function* pickSuit(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  among: readonly Suit[],
): Rules<Suit | null> {
  const pick = yield* pickFrom(oath, seat, partOf(at, part), among, (suit) => ({ kind: 'suit', suit }) as const);
  return pick?.suit ?? null;
}
/** A discard pile. */
export function* pickPile(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  among: readonly Region[],
): Rules<Region | null> {
  const pick = yield* pickFrom(oath, seat, partOf(at, part), among, (pile) => ({ kind: 'pile', pile }) as const);
  return pick?.pile ?? null;
}
/** A covered slot of the Reliquary. */
export function* pickReliquary(oath: Oath, seat: Seat, at: Asking, part: string): Rules<number | null> {
  const moves = oath.state.reliquary.flatMap((relic, n) => (relic === null ? [] : [{ kind: 'slot', n } as const]));
  return moves.length === 0 ? null : (yield* choose(oath, seat, partOf(at, part), moves)).n;
}
/** A facedown relic of a site, by its place there. */
export function* pickBuried(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  slot: Slot,
  among: readonly number[],
): Rules<number | null> {
  if (among.length === 0) return null;
  const moves = among.map((n) => ({ kind: 'buried', site: placeOf(oath.state, slot), n }) as const);
  return (yield* choose(oath, seat, partOf(at, part), moves)).n;
}
