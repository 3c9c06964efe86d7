/** Arcane: the Portal. */
import type { CardPowers } from '../shared/card-powers.ts';

export const arcanePortal = {
  /** From here to anywhere; from anywhere to here for its ruler. */
  portal: {
    forbid: { travel: (_oath, at, { at: from, to }) => from !== at.slot && to !== at.slot },
    fold: { 'action.free': () => true, 'travel.ignores': () => true },
  },
} satisfies CardPowers;
