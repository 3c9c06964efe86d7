/** What the running table wants kept: traces of selections, and moves that a clause rules out. Both off in silent mode. */

/** Move id -> the clause that forbids it. */
export type Refused = ReadonlyMap<string, string>;

export const watching: { traces: boolean; refused: Map<string, string> | null } = { traces: false, refused: null };

/** The moves ruled out since the last call; null when nobody asks "why not?". */
export function takeRefused(): Refused | null {
  const taken = watching.refused;
  if (taken) watching.refused = new Map();
  return taken;
}
