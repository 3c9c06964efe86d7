/** Hands that lie on a real table: the app knows none of their cards and asks only for the suit of one that was spent. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { draw } from '@tavola/kernel/pile.ts';
import { isRealTable } from '@tavola/kernel/real.ts';
import { type Card, suitOf } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';
import type { Suit } from '../../data/suits.ts';
import { ALWAYS, choose } from '../choose.ts';
import { factionAt } from '../factions/registry.ts';
import { handSize, holdsCards } from '../hands.ts';
import { type Move, PASS } from '../moves.ts';
import { type State, suitAt } from '../state.ts';
import type { Root } from '../table.ts';
import type { OutsideAsk } from './moves.ts';

export function hasUnseenHand(state: State, seat: Seat): boolean {
  return factionAt(state, seat).hand === 'unseen';
}

/** Could this player hold a card? Of a hand on a real table nobody says otherwise. */
export function mayHold(state: State, seat: Seat): boolean {
  return hasUnseenHand(state, seat) || (holdsCards(state, seat) && handSize(state, seat) > 0);
}

/** A person gives up a card that the app never sees. */
export function discardsUnseen(table: Root, seat: Seat): void {
  table.tell({ kind: 'outside.discards', seat });
}

/** The top card of the Lost Souls, whose order nobody told: at a real table people turn it up. */
export function* topSoul(table: Root, lostSouls: Card[]): Rules<Card | undefined> {
  return isRealTable(table) ? yield* draw(lostSouls, 'outside.soul', suitOf) : lostSouls.pop();
}

/** Did the person spend a card that matches the clearing? Which card it was, only its suit says. */
export function* spendsUnseen(
  { state }: Root,
  seat: Seat,
  clearing: Clearing,
  purpose: Extract<OutsideAsk, { for: string }>['for'],
  matching: readonly Suit[] = [suitAt(state, clearing)],
): Rules<boolean> {
  const suits: readonly Suit[] = [...matching, 'bird'];
  const moves: readonly Move[] = [PASS, ...suits.map((suit) => ({ kind: 'suit', suit }) as const)];
  const ask = { kind: 'outside.spent', seat, clearing, for: purpose } as const;
  return (yield* choose<Move>(seat, ask, moves, ALWAYS)).kind === 'suit';
}
