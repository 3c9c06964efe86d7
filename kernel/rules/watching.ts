/**
 * What selections and draws keep for the table that runs them: the one module-wide switch of the kernel. `select` and `draw` are called from queries
 * that know nothing but the state, hundreds of times for each pick of a playout, so the running table sets this before it resumes the rules
 * (running.ts, picture.ts) instead of handing it through every call. Rules are synchronous: one table runs at a time. All of it is off on silent tables.
 */
import type { Move } from './ask.ts';
import type { Doubts } from './doubts.ts';

/** A move that was considered, and the clause that forbids it. */
export type RefusedMove = { readonly move: Move; readonly clause: string };
/** By move id. */
export type Refused = ReadonlyMap<string, RefusedMove>;

export const watching: {
  /** Selections say how they came about. */
  traces: boolean;
  /** Somebody asks "why not?": moves that a clause rules out, by id. */
  refused: Map<string, RefusedMove> | null;
  /** People draw from real piles: a drawn card is asked for. */
  realPiles: boolean;
  /** What the running table was not told. */
  doubts: Doubts | null;
} = { traces: false, refused: null, realPiles: false, doubts: null };

/** The moves ruled out since the last call; null when nobody asks "why not?". */
export function takeRefused(): Refused | null {
  const taken = watching.refused;
  if (taken) watching.refused = new Map();
  return taken;
}
