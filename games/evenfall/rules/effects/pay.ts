/** Paying. Costs are paid whole or not at all (rules section 3.4, `pay`). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Cost, resources } from '../../data/effects.ts';
import { choose } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Move } from '../state/moves.ts';
import { type Player, playerOf } from '../state/state.ts';
import { fire } from './triggers.ts';

export const BACK: Move = { kind: 'back' };
export const DECLINE: Move = { kind: 'decline' };

/** The same options with a way back, as long as nothing irrevocable happened; a single option is taken without asking. */
export function orBack<M extends Move>(options: readonly M[]): readonly (M | { readonly kind: 'back' })[] {
  return options.length > 1 ? [...options, BACK as { readonly kind: 'back' }] : options;
}

export function canPay(player: Player, cost: Cost): boolean {
  let spare = 0;
  for (const key of resources) {
    const left = player[key] - (cost[key] ?? 0);
    if (left < 0) return false;
    spare += left;
  }
  return spare >= (cost.any ?? 0) && player.mana >= (cost.mana ?? 0) && player.hand.length >= (cost.discard ?? 0);
}

export function* pay(table: Evenfall, seat: Seat, cost: Cost): Rules {
  const player = playerOf(table.state, seat);
  let paid = false;
  for (const key of resources) {
    const n = cost[key] ?? 0;
    player[key] -= n;
    paid ||= n > 0;
  }
  player.mana -= cost.mana ?? 0;
  if (paid || cost.mana) table.tell({ kind: 'paid', seat, cost });
  for (let left = cost.any ?? 0; left > 0; left--) yield* payOne(table, seat, left);
  if (cost.discard) yield* discard(table, seat, cost.discard, false);
}

function* payOne(table: Evenfall, seat: Seat, left: number): Rules {
  const player = playerOf(table.state, seat);
  const owned = resources.filter((key) => player[key] > 0);
  const { what } = yield* choose(
    seat,
    { kind: 'pay', left },
    owned.map((key) => ({ kind: 'pay', what: key }) as const),
  );
  player[what]--;
  table.tell({ kind: 'paid', seat, cost: { [what]: 1 } });
}

/** EVE-4.9: each discarded card fires `discard` once. False when the player went back before the first card. */
export function* discard(table: Evenfall, seat: Seat, n: number, back: boolean): Rules<boolean> {
  const player = playerOf(table.state, seat);
  for (let left = n; left > 0; left--) {
    const cards: readonly Move[] = handCards(player).map((card) => ({ kind: 'discard', card }));
    const offered = back && left === n ? [...cards, BACK] : cards;
    const pick = yield* choose(seat, { kind: 'discard', left }, offered, { always: true });
    if (pick.kind !== 'discard') return false;
    takeFromHand(player, pick.card);
    table.state.discard.push(pick.card);
    table.tell({ kind: 'discarded', seat, cards: [pick.card] });
    yield* fire(table, seat, { on: 'discard' });
  }
  return true;
}

/** Identical hand cards are one option. */
export function handCards(player: Player): string[] {
  return [...new Set(player.hand)];
}

export function takeFromHand(player: Player, card: string): void {
  player.hand.splice(player.hand.indexOf(card), 1);
}
