/** Discord: Gossip. */
import { isEnemyOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const discordGossip = {
  gossip: {
    forbid: {
      play: (oath, at, { play, way }) => way.to === 'advisers' && !way.faceup && isEnemyOf(oath, play.seat, at),
    },
  },
} satisfies CardPowers;
