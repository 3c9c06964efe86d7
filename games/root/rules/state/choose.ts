/**
 * Questions of this game. Options that are listed by a function depend on what other seats cannot see; they are always asked, even a single one, so
 * that being asked tells nothing of a hidden hand.
 */
import { asking, type How } from '@tavola/kernel/rules/ask.ts';
import type { Ask } from '../vocabulary/asks.ts';
import { type Move, PASS } from '../vocabulary/moves.ts';

/** Asked even where there is one option only. */
export const ALWAYS: How = { always: true };

export const { choose } = asking<Ask, Move>(ALWAYS);

type Pass = Extract<Move, { kind: 'pass' }>;

/**
 * For the second of several picks from a hidden hand. Somebody else may imagine a hand between two picks that has nothing for the second; it is
 * asked then all the same, so that the game goes on as in every other world.
 */
export function orPass<M extends Move>(moves: readonly M[]): readonly (M | Pass)[] {
  return moves.length > 0 ? moves : [PASS as Pass];
}
