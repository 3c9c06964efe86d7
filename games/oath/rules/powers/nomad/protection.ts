/** Nomad: what others may not take, touch or play. */
import { ruledOfSuit } from '../../campaign/plan-data.ts';
import { areEnemies, rulesSite } from '../../queries/queries.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const nomadProtection = {
  'lost-tongue': {
    forbid: {
      take: (oath, at, { seat, from }) =>
        from === at.seat && seat !== at.seat && ruledOfSuit(oath, seat, 'nomad') === 0,
    },
  },

  'ancient-bloodline': {
    forbid: {
      touch: (oath, at, { seat, slot }) =>
        slot >= 0 && seat !== null && areEnemies(oath.state, seat, at.seat) && rulesSite(oath, at.seat, slot),
    },
  },

  'sacred-ground': {
    forbid: {
      play: (oath, at, { play, way }) => way.to === 'vision' && playerOf(oath.state, play.seat).pawn !== at.slot,
    },
  },
} satisfies CardPowers;
