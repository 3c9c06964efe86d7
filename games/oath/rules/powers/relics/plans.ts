/** Relics: battle plans. */

import { may } from '../../asking/picks.ts';
import { isHealed } from '../../campaign/healing.ts';
import { board, purseOf, spendFavor } from '../../operations/favor.ts';
import { gainWarbands, kill } from '../../operations/warbands.ts';
import { opponentOf, otherSide } from '../../state/sides.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const relicsPlans = {
  /** The favor is owed even where nobody may be killed. */
  'sticky-fire': {
    plan: {
      *victory(oath, war, { card, side, user }) {
        const loser = otherSide(side);
        if (user === null || war.survivors.length === 0 || !(yield* may(oath, user, { card }, 'burn'))) return;
        if (!war.spared && war.losses[loser] !== 'none') {
          for (const { spot, colour, n } of war.survivors) war.dead[loser] += kill(oath, colour, spot, n);
          war.survivors = [];
        }
        const enemy = opponentOf(war, side);
        if (enemy !== null && purseOf(oath, user) > 0) spendFavor(oath, user, board(enemy), 1);
      },
    },
  },

  'cursed-cauldron': {
    plan: {
      *victory(oath, war, { side, user }) {
        const loser = otherSide(side);
        if (user !== null && !isHealed(oath, war, loser)) gainWarbands(oath, user, war.dead[loser]);
      },
    },
  },
} satisfies CardPowers;
