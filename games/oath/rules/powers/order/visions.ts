/** Order: Visions that may not be played. */

import type { Destination } from '../../hooks/power.ts';
import { isUnderThumb } from '../../queries/tolls.ts';
import { favorFromBanks, richBanks } from '../shared/bank-gains.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const orderVisions = {
  'secret-police': {
    forbid: {
      play: (oath, at, { play, way }) => isVisionFaceup(way) && isUnderThumb(oath, at, play.seat),
    },
  },

  /** A Vision already revealed stays. */
  'vow-of-obedience': {
    forbid: { play: (_oath, at, { play, way }) => play.seat === at.seat && isVisionFaceup(way) },
    rest: {
      can: (oath) => richBanks(oath).length > 0,
      *run(oath, seat, at) {
        yield* favorFromBanks(oath, seat, at, 1);
      },
    },
  },
} satisfies CardPowers;

function isVisionFaceup({ to }: Destination): boolean {
  return to === 'vision' || to === 'conspiracy';
}
