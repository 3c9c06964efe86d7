/** Edifices: the Temple. */

import { isDenizenFaceup } from '../../actions/play.ts';
import { isEnemyOf, suitOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const edificesTemple = {
  'ruined-temple': {
    forbid: {
      play: (oath, at, { play, way }) =>
        suitOf(play.card) === 'beast' && isDenizenFaceup(way) && isEnemyOf(oath, play.seat, at),
    },
  },
} satisfies CardPowers;
