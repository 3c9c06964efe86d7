/** A battle that people fight among themselves: who can fight where, what dice take, and what is told of it. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { asBelieved, type RealBattle } from '@tavola/kernel/rules/real.ts';
import type { OpenEvening } from '../model/context.ts';
import { type Piece, type Said, saidBy, standingIn } from '../model/pieces.ts';
import { pointsOf } from '../model/telling.ts';

export type Fighters = { readonly attacker: Seat; readonly defender: Seat };
/** The dice, the higher one first; null where only what was lost is told. */
export type Pair = readonly [high: number, low: number];
/** A piece of one of the two sides, and how many of it fall. */
export type Loss = { readonly piece: Piece; readonly count: number; readonly most: number };
/** What the dice do; `deals`: of the attacker and the defender. */
export type Hits = {
  readonly deals: readonly [number, number];
  /** Who deals the higher die, where that is not the attacker. */
  readonly isReversed: boolean;
  /** Who cannot deal its die, and how many it has to fight with. */
  readonly limited: readonly (readonly [seat: Seat, has: number, deals: number])[];
};

export function battleOf({ evening }: OpenEvening, place: string, { attacker, defender }: Fighters): RealBattle | null {
  const { game, state } = evening.app.table;
  return asBelieved(() => game.real?.battle?.(state, place, attacker, defender) ?? null);
}

/** The seats that stand in a place, those on turn first. */
export function seatsIn(model: OpenEvening, place: string): readonly Seat[] {
  const { pending } = model.evening.app.table;
  const seats = [...new Set(standingIn(model, place).map(({ piece }) => piece.of))];
  return seats.toSorted((a, b) => Number(pending.includes(b)) - Number(pending.includes(a)));
}

export function hitsOf(known: RealBattle, sides: Fighters, pair: Pair, isAmbushed: boolean): Hits {
  const [high, low] = pair;
  const dice = known.isReversed ? [low, high] : [high, low];
  const has = [Math.max(0, known.most[0] - (isAmbushed ? known.ambush : 0)), known.most[1]] as const;
  const isOver = isAmbushed && has[0] === 0;
  const rolled = dice.map((die, side) => (isOver ? 0 : Math.min(die, has[side] as number)));
  const seats = [sides.attacker, sides.defender] as const;
  const limited = rolled.flatMap((deals, side) =>
    !isOver && deals < (dice[side] as number) ? [[seats[side] as Seat, has[side] as number, deals] as const] : [],
  );
  const extra = isOver ? [0, 0] : known.extra;
  return {
    deals: [(rolled[0] as number) + (extra[0] as number), (rolled[1] as number) + (extra[1] as number)],
    isReversed: known.isReversed,
    limited,
  };
}

/** What each of the two can lose there, with so many hits: those that go from place to place fall first. */
export function lossesOf(model: OpenEvening, place: string, sides: Fighters, hits: readonly [number, number]): Loss[] {
  return [sides.attacker, sides.defender].flatMap((seat, side) => {
    let left = hits[side] as number;
    const standing = standingIn(model, place).filter(({ piece }) => piece.of === seat && !piece.standsAt);
    const inOrder = standing.toSorted((a, b) => Number(b.piece.moves) - Number(a.piece.moves));
    return inOrder.map(({ piece, count: most }) => {
      const count = Math.min(left, most);
      left -= count;
      return { piece, count, most };
    });
  });
}

/** What each side gains by what the other one loses. */
export function pointsFor(
  losses: readonly Loss[],
  sides: Fighters,
  prize: number,
): readonly [attacker: number, defender: number] {
  const lostBy = (seat: Seat) =>
    prize * losses.reduce((sum, { piece, count }) => sum + (piece.of === seat && !piece.moves ? count : 0), 0);
  return [lostBy(sides.defender), lostBy(sides.attacker)];
}

export function saidOf(
  model: OpenEvening,
  place: string,
  sides: Fighters,
  losses: readonly Loss[],
  points: readonly [number, number],
): readonly Said[] {
  const scored = [sides.attacker, sides.defender].flatMap((seat, side): Said[] => {
    const known = pointsOf(model, seat);
    const by = points[side] as number;
    const now = Number((known?.holder as { [key: string]: number } | undefined)?.[known?.key ?? '']);
    return known && by > 0 ? [[known.id, String(now + by)]] : [];
  });
  return [...losses.flatMap(({ piece, count }) => saidBy(model, piece, place, -count)), ...scored];
}
