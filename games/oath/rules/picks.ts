/** Sub-picks of a power: each is asked with the card and a `part` that the card's texts explain. Nothing to pick from gives null. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { type Slot, SUITS, type Suit } from '../data/board.ts';
import type { CardId } from '../data/cards.ts';
import { agrees, amount, choose } from './choose.ts';
import type { Ask } from './moves.ts';
import type { Oath } from './power.ts';
import { type AdviserMove, adviserCard, adviserMove, placeOf, slotOf } from './queries.ts';

/** The card whose power asks. */
export type Asking = { readonly card: CardId };

function partOf({ card }: Asking, part: string): Ask {
  return { kind: 'power', card, part };
}

/** Whether the player wants to ("may"). */
export function may(oath: Oath, seat: Seat, at: Asking, part: string): Rules<boolean> {
  return agrees(oath, seat, partOf(at, part));
}
export function* pickPlayer(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  among: readonly Seat[],
): Rules<Seat | null> {
  if (among.length === 0) return null;
  const moves = among.map((one) => ({ kind: 'player', seat: one }) as const);
  return (yield* choose(oath, seat, partOf(at, part), moves)).seat;
}
export function* pickSlot(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  among: readonly Slot[],
): Rules<Slot | null> {
  if (among.length === 0) return null;
  const moves = among.map((slot) => ({ kind: 'site', site: placeOf(oath.state, slot) }) as const);
  return slotOf(oath.state, (yield* choose(oath, seat, partOf(at, part), moves)).site);
}
/** A card that lies open, or a relic that somebody holds. */
export function* pickCard(
  oath: Oath,
  seat: Seat,
  at: Asking,
  part: string,
  among: readonly CardId[],
): Rules<CardId | null> {
  if (among.length === 0) return null;
  const moves = among.map((card) => ({ kind: 'card', card }) as const);
  return (yield* choose(oath, seat, partOf(at, part), moves)).card;
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
  if (among.length === 0) return null;
  const moves = among.map((suit) => ({ kind: 'bank', suit }) as const);
  return (yield* choose(oath, seat, partOf(at, part), moves)).suit;
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
