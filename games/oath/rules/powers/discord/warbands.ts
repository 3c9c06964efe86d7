/** Discord: warbands. */

import { forbiddenBy } from '../../hooks/hooks.ts';
import type { PoweredState, Source } from '../../hooks/power.ts';
import { board } from '../../operations/favor.ts';
import { atSite, gainWarbands, kill, placeWarbands } from '../../operations/warbands.ts';
import { boardColour, colourOf, faceupSlots, playersAt, rulerOf, rulesCard } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { coloursAt, killAtSite } from '../shared/redeploy.ts';

export const discordWarbands = {
  'a-small-favor': {
    played: {
      *run(oath, seat) {
        gainWarbands(oath, seat, 4);
      },
    },
  },

  'key-to-the-city': {
    played: {
      can: (oath, _seat, at) => !rulerIsHere(oath, at),
      *run(oath, seat, { slot }) {
        for (const colour of coloursAt(oath, slot))
          kill(oath, colour, atSite(oath.state, slot), Number.POSITIVE_INFINITY);
        const gained = gainWarbands(oath, seat, 1);
        if (gained > 0 && forbiddenBy(oath, 'place', { seat, slot }) === null) placeWarbands(oath, seat, slot, 1);
      },
    },
  },

  'bandit-chief': {
    fold: { 'site.bandits': (_oath, n) => n + 2 },
    played: {
      *run(oath, seat, at) {
        for (const slot of faceupSlots(oath.state)) yield* killAtSite(oath, seat, at, slot, 1);
      },
    },
  },

  'boiling-lake': {
    react: {
      *travelled(oath, at, { seat, to }) {
        if (to === at.slot && !rulesCard(oath, seat, at)) kill(oath, boardColour(oath.state, seat), board(seat), 2);
      },
    },
  },
} satisfies CardPowers;

/** Key to the City: if the Empire rules, any Imperial pawn counts. */
function rulerIsHere(oath: PoweredState, { slot }: Source): boolean {
  const ruler = rulerOf(oath, slot);
  return playersAt(oath.state, slot).some((other) => colourOf(oath.state, other) === ruler);
}
