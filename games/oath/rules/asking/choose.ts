/** The kernel's question, typed with the asks and moves of Oath. Every rule asks through it, so that automata can answer here. */
import * as kernel from '@tavola/kernel/rules/ask.ts';
import type { Oath } from '../hooks/power.ts';
import type { Ask, Move } from '../state/moves.ts';
import { isPrince } from '../state/relations.ts';

export function choose<M extends Move>(
  oath: Oath,
  seat: kernel.Seat,
  ask: Ask,
  options: kernel.Listing<M>,
  how?: kernel.How,
): kernel.Rules<M> {
  return isPrince(oath.state, seat) ? answered(oath, seat, ask, options) : kernel.choose(seat, ask, options, how);
}
/** OATH-9: a Prince is never asked; the rules of the Prince answer for him (prince/answers.ts, handed in by game.ts). */
function* answered<M extends Move>(
  oath: Oath,
  seat: kernel.Seat,
  ask: Ask,
  options: kernel.Listing<M>,
): kernel.Rules<M> {
  const moves = typeof options === 'function' ? options() : options;
  if (moves.length === 0) throw new Error(`nothing to choose: ${kernel.kindOf(ask)}`);
  return oath.answers(oath, seat, ask, moves) as M;
}

const YES: Move = { kind: 'yes' };
const NO: Move = { kind: 'no' };
export const NONE: Move = { kind: 'none' };
export const DONE: Move = { kind: 'done' };
export const PASS: Move = { kind: 'pass' };
export const MORE = { kind: 'change', n: 1 } as const;
export const LESS = { kind: 'change', n: -1 } as const;
const YES_OR_NO: readonly Move[] = [YES, NO];

/** A choice that may be declined. */
export function* agrees(oath: Oath, seat: kernel.Seat, ask: Ask): kernel.Rules<boolean> {
  return (yield* choose(oath, seat, ask, YES_OR_NO)).kind === 'yes';
}

/** A number from `least` to `most`, the highest first. */
export function* amount(oath: Oath, seat: kernel.Seat, ask: Ask, least: number, most: number): kernel.Rules<number> {
  const amounts = Array.from({ length: most - least + 1 }, (_, i) => ({ kind: 'amount', n: most - i }) as const);
  return (yield* choose(oath, seat, ask, amounts)).n;
}
