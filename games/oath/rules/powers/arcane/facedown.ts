/** Arcane: facedown advisers. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type CardId, CONSPIRACY } from '../../../data/cards.ts';
import { playFromHand } from '../../actions/play.ts';
import { pickAdviser } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { swapAdvisers } from '../../minor/exchange.ts';
import { takeOff } from '../../operations/cards.ts';
import { board, moveFavor } from '../../operations/favor.ts';
import { learnAll, lookAt } from '../../queries/knowledge.ts';
import { neighbours, seatsOf } from '../../queries/queries.ts';
import { playerOf } from '../../state/state.ts';
import { ownerOfAdviser } from '../shared/advisers.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const arcaneFacedown = {
  /** What happens to the favor tells everybody whether it was the Conspiracy. */
  inquisitor: {
    action: {
      can: (oath, seat) => suspects(oath, seat).length > 0,
      *run(oath, seat, at) {
        const { state } = oath;
        const card = yield* pickAdviser(oath, seat, at, 'adviser', suspects(oath, seat));
        if (card === null) return;
        const owner = ownerOfAdviser(oath, card);
        lookAt(oath, seat, [card], { adviserOf: owner });
        if (card !== CONSPIRACY) {
          moveFavor(oath, { at: 'card', card: at.card }, board(owner), 1);
          return;
        }
        takeOff(state, card);
        learnAll(state, card);
        oath.tell({ kind: 'shown', seat, cards: [card] });
        playerOf(state, seat).hand.unshift(card);
        yield* playFromHand(oath, seat, 'power');
      },
    },
  },

  /** Nobody looks at them but those who have had them and those who have them now. */
  'dream-thief': {
    action: {
      can: (oath) => dreamers(oath).length > 1,
      *run(oath, seat, at) {
        const facedown = dreamers(oath).flatMap((owner) => facedownOf(oath, owner));
        const first = yield* pickAdviser(oath, seat, at, 'first', facedown);
        const [a, n] = whereIs(oath, first as CardId);
        const others = facedown.filter(({ owner }) => owner !== a);
        const [b, m] = whereIs(oath, (yield* pickAdviser(oath, seat, at, 'second', others)) as CardId);
        swapAdvisers(oath, a, b, [n], [m]);
      },
    },
  },
} satisfies CardPowers;

function suspects(oath: PoweredState, seat: Seat) {
  return neighbours(oath.state, seat).flatMap((owner) => facedownOf(oath, owner));
}
function facedownOf({ state }: PoweredState, owner: Seat) {
  return playerOf(state, owner).advisers.flatMap(({ faceup }, n) => (faceup ? [] : [{ owner, n }]));
}
function dreamers(oath: PoweredState): Seat[] {
  return seatsOf(oath.state).filter((owner) => facedownOf(oath, owner).length > 0);
}
/** Beside whose board an adviser lies, and at which place. */
function whereIs(oath: PoweredState, card: CardId): [owner: Seat, place: number] {
  const owner = ownerOfAdviser(oath, card);
  return [owner, playerOf(oath.state, owner).advisers.findIndex((one) => one.card === card)];
}
