/** What a real table says in any language. */

/** Events that give hands nothing to do. */
export const untold = {
  round: null,
  phase: null,
  passed: null,
  conflict: null,
  'automa-strength': null,
  'drawn-for-automa': null,
  binding: null,
  scored: null,
};
