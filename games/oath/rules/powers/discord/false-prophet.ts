/** Discord: the False Prophet. A warband on somebody's revealed Vision makes it count for its owner too. */

import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { CardId } from '../../../data/cards.ts';
import { playFromHand } from '../../actions/play.ts';
import { pickCard } from '../../asking/picks.ts';
import type { Oath, PoweredState } from '../../hooks/power.ts';
import { pullOut } from '../../operations/cards.ts';
import { reserve } from '../../operations/warbands.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { isExile } from '../shared/citizens.ts';

export const discordFalseProphet = {
  'false-prophet': {
    played: {
      can: (oath, seat) => isExile(oath, seat) && playerOf(oath.state, seat).bank > 0 && revealed(oath).length > 0,
      *run(oath, seat, at) {
        const vision = yield* pickCard(oath, seat, at, 'vision', revealed(oath));
        if (vision !== null) sendWarband(oath, seat, vision);
      },
    },
    react: {
      *'vision-discarded'(oath, _at, { vision }) {
        if (oath.state.prophet?.vision === vision) yield* inherit(oath, vision);
      },
    },
  },
} satisfies CardPowers;

function revealed({ state }: PoweredState): CardId[] {
  return state.players.flatMap(({ vision }) => (vision === null ? [] : [vision]));
}
function sendWarband(oath: Oath, seat: Seat, vision: CardId): void {
  playerOf(oath.state, seat).bank -= 1;
  oath.state.prophet = { seat, vision };
  oath.tell({ kind: 'warbands', colour: seat, n: 1, from: reserve(seat), to: { at: 'card', card: vision } });
}
/** The warband dies; its owner plays the Vision or discards it, before anything else that is in hand. */
function* inherit(oath: Oath, vision: CardId): Rules {
  const { state } = oath;
  const { seat } = state.prophet as NonNullable<typeof state.prophet>;
  const player = playerOf(state, seat);
  player.bank += 1;
  state.prophet = null;
  oath.tell({ kind: 'killed', colour: seat, n: 1, from: { at: 'card', card: vision } });
  pullOut(state, vision);
  player.hand.unshift(vision);
  yield* playFromHand(oath, seat, 'power');
}
