/** Beast: plays. */

import type { Slot } from '../../../data/board.ts';
import type { CardId } from '../../../data/cards.ts';
import { isDenizenFaceup } from '../../actions/play.ts';
import { fold } from '../../hooks/hooks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { gainSupply } from '../../operations/supply.ts';
import { gainWarbands } from '../../operations/warbands.ts';
import { faceupSlots, hasRoom } from '../../queries/queries.ts';
import type { Play } from '../../state/actions.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { beastsAtSites, isOf, WILD } from './suits.ts';

export const beastPlay = {
  /** Nobody is discarded there to make room. */
  'new-growth': {
    modifier: {
      on: 'play',
      auto: true,
      served: (oath, { card }, action) =>
        action.kind === 'play' && !slotsWithout(oath, action, card).includes(action.to),
    },
    fold: {
      'play.slots': (oath, slots, _at, play) => {
        const roomy = faceupSlots(oath.state).filter((slot) => hasRoom(oath, slot));
        return isOf(play, ['beast', 'hearth']) ? [...new Set([...slots, ...roomy])] : slots;
      },
    },
  },

  'wild-cry': {
    modifier: { on: 'play', auto: true },
    react: {
      *played(oath, _at, { play, way }) {
        if (!isDenizenFaceup(way) || !isOf(play, WILD)) return;
        gainSupply(oath, play.seat, 1);
        gainWarbands(oath, play.seat, 2);
      },
    },
  },

  /** OATH-G36: as an adviser it does not count itself. */
  'animal-host': {
    played: {
      *run(oath, seat) {
        gainWarbands(oath, seat, beastsAtSites(oath));
      },
    },
  },
} satisfies CardPowers;

/** Where a card could be played if this modifier were left unused. */
function slotsWithout(oath: PoweredState, play: Play, modifier: CardId): readonly Slot[] {
  const others = play.used.filter(({ card }) => card !== modifier);
  return fold(oath, 'play.slots', [play.at], play, others);
}
