/** Hands that lie on a real table: the app knows none of their cards and asks only for the suit of one that was spent. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import type { Clearing } from '../../data/maps.ts';
import type { Suit } from '../../data/suits.ts';
import { ALWAYS, choose } from '../choose.ts';
import { factionAt } from '../factions/registry.ts';
import { type Move, PASS } from '../moves.ts';
import { type State, suitAt } from '../state.ts';
import type { Root } from '../table.ts';
import type { OutsideAsk } from './moves.ts';

export function hasUnseenHand(state: State, seat: Seat): boolean {
  return factionAt(state, seat).hand === 'unseen';
}

/** Did the person spend a card that matches the clearing? Which card it was, only its suit says. */
export function* spendsUnseen(
  { state }: Root,
  seat: Seat,
  clearing: Clearing,
  purpose: Extract<OutsideAsk, { for: string }>['for'],
): Rules<boolean> {
  const suits: readonly Suit[] = [suitAt(state, clearing), 'bird'];
  const moves: readonly Move[] = [PASS, ...suits.map((suit) => ({ kind: 'suit', suit }) as const)];
  const ask = { kind: 'outside.spent', seat, clearing, for: purpose } as const;
  return (yield* choose<Move>(seat, ask, moves, ALWAYS)).kind === 'suit';
}
