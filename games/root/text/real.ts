/** What a real table says in any language. */

/** Events that give hands nothing to do. */
export const untold = {
  faction: null,
  reach: null,
  turn: null,
  phase: null,
  rolled: null,
  'battle-over': null,
  available: null,
  reshuffled: null,
};
