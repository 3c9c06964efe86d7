/** What the running table wants kept: traces of selections, and moves that a clause rules out. All of it is off in silent mode. */
import type { Move } from './ask.ts';
import type { Doubts } from './doubts.ts';

/** A move that was considered, and the clause that forbids it. */
export type RefusedMove = { readonly move: Move; readonly clause: string };
/** By move id. */
export type Refused = ReadonlyMap<string, RefusedMove>;

export const watching: {
  traces: boolean;
  refused: Map<string, RefusedMove> | null;
  /** People draw from real piles: a drawn card is asked for. */
  realPiles: boolean;
  /** Hands must follow what automata do: an instruction waits until it is done. */
  realTable: boolean;
  /** The host may stop the rules between two instructions. */
  breathes: boolean;
  /** What the running table was not told. */
  doubts: Doubts | null;
} = { traces: false, refused: null, realPiles: false, realTable: false, breathes: false, doubts: null };

/** The moves ruled out since the last call; null when nobody asks "why not?". */
export function takeRefused(): Refused | null {
  const taken = watching.refused;
  if (taken) watching.refused = new Map();
  return taken;
}
