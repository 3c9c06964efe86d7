/** AUT-S-1: when and of whom automata buy services. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Traced } from '@tavola/kernel/rules/select.ts';
import type { Card } from '../../data/cards.ts';
import type { Service } from '../../data/riverfolk.ts';
import { factionAt } from '../contract/registry.ts';
import { canBuy, handOver, payFor } from '../factions/riverfolk/services.ts';
import type { State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { vpOf } from './keys.ts';
import { automatonBoard } from './state.ts';

/** Who sells this to the automaton now; null where it may not, cannot pay, or is behind the seller (`evenBehind`: AUT-S-9). */
export function sellerTo(state: State, self: Seat, service: Service, evenBehind = false): Seat | null {
  if (automatonBoard(state, self).services === 'none' || state.open.turn.seat !== self) return null;
  const seller = state.open.order.find((seat) => seat !== self && factionAt(state, seat).services?.shop !== undefined);
  if (seller === undefined || !canBuy(state, seller, self, service)) return null;
  return evenBehind || vpOf(state, self) >= vpOf(state, seller) ? seller : null;
}

/** AUT-S-4: the advanced card of the automaton is in use. */
export function hasAdvanced(state: State, self: Seat): boolean {
  return automatonBoard(state, self).services === 'basic+advanced';
}

/** A card that is on sale is paid for and leaves the seller; where it goes is the caller's to say, in the same breath. */
export function* buyCard(
  table: Root,
  self: Seat,
  seller: Seat,
  card: Card,
  clause: string,
  why: readonly Traced[],
): Rules {
  yield* payFor(table, seller, self, 'hand-card', { clause, why });
  handOver(table, seller, self, card);
}

export function cardsOf(state: State, seller: Seat): readonly Card[] {
  return factionAt(state, seller).services?.shop?.cards(state, seller) ?? [];
}
