/** What a seat was, for counts over many games. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { automaSeat, playerOf, type State } from '../state/state.ts';

export function traits(state: State, seat: Seat): { readonly [trait: string]: string } {
  if (state.automa && seat === automaSeat(state)) return { automa: state.automa.difficulty };
  return { coven: playerOf(state, seat).coven };
}
