/** Nomad: the Pilgrimage. */

import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type CardId, factsOf } from '../../../data/cards.ts';
import type { Oath } from '../../hooks/power.ts';
import { returnTokens, takeOff } from '../../operations/cards.ts';
import { drawDispossessed } from '../../operations/dispossessed.ts';
import { learn, lookAt } from '../../queries/knowledge.ts';
import { pawnRegion } from '../../queries/queries.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { looseAt } from '../shared/discarding.ts';

export const nomadPilgrimage = {
  pilgrimage: {
    played: {
      *run(oath, seat) {
        const { pawn } = playerOf(oath.state, seat);
        const leaving = looseAt(oath, seat, [pawn], (card) => factsOf(card).type === 'denizen');
        for (const card of leaving) dispossess(oath, card);
        yield* callBack(oath, seat, leaving.length);
      },
    },
  },
} satisfies CardPowers;

function dispossess(oath: Oath, card: CardId): void {
  returnTokens(oath, card);
  takeOff(oath.state, card);
  oath.state.dispossessed.push(card);
  oath.tell({ kind: 'dispossessed', card });
}
/** `n` of the Dispossessed, at random, are looked at and laid on the discard pile of the pawn's region. */
function* callBack(oath: Oath, seat: Seat, n: number): Rules {
  const region = pawnRegion(oath.state, seat);
  const back = yield* drawDispossessed(oath, seat, n);
  for (const card of back) learn(oath.state, seat, card);
  oath.state.discards[region].push(...back);
  if (n > 0) lookAt(oath, seat, back, 'dispossessed');
}
