/** Edifices: the Spire. */

import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type CardId, isVision } from '../../../data/cards.ts';
import { choose, DONE } from '../../asking/choose.ts';
import { pickAmount } from '../../asking/picks.ts';
import type { Oath, PoweredState, Source } from '../../hooks/power.ts';
import { drawDispossessed } from '../../operations/dispossessed.ts';
import { keepSecret, learn, lookAt, mingle } from '../../queries/knowledge.ts';
import { pawnRegion } from '../../queries/queries.ts';
import type { Move } from '../../state/moves.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const edificesSpire = {
  'great-spire': {
    modifier: { can: ({ state }) => state.dispossessed.length > 0 },
    react: {
      *'before-keeping'(oath, at, { seat }) {
        yield* exchangeDrawn(oath, seat, at);
      },
    },
  },

  'fallen-spire': {
    action: {
      can: (oath, seat) => exchangeable(oath, seat) > 0,
      *run(oath, seat, at) {
        const n = yield* pickAmount(oath, seat, at, 'cards', 0, exchangeable(oath, seat));
        yield* exchangeDiscarded(oath, seat, n);
      },
    },
  },
} satisfies CardPowers;

const MOST_FALLEN = 5;
/** Great Spire: chosen denizens stand first in the hand until they leave it; replacements are those that were there before. */
function* exchangeDrawn(oath: Oath, seat: Seat, at: Source): Rules {
  const { state } = oath;
  const { hand } = playerOf(state, seat);
  const most = state.dispossessed.length;
  let n = 0;
  for (; n < most; n++) {
    const from = n;
    const moves = (): Move[] => hand.slice(from).flatMap((card) => (isVision(card) ? [] : [{ kind: 'card', card }]));
    const ask = { kind: 'power', card: at.card, part: 'card' } as const;
    const pick = yield* choose(oath, seat, ask, () => [...moves(), DONE], { always: true });
    if (pick.kind !== 'card') break;
    mingle(state, seat, hand);
    hand.splice(hand.indexOf(pick.card), 1);
    hand.splice(n, 0, pick.card);
  }
  if (n === 0) return;
  const back = yield* drawDispossessed(oath, seat, n);
  const left = hand.splice(0, n);
  for (const card of back) learn(state, seat, card);
  hand.push(...back);
  keepSecret(state, seat, left);
  state.dispossessed.push(...left);
  lookAt(oath, seat, back, 'dispossessed');
}
/** Fallen Spire: as many denizens as lie in the pile, and as lie in the Dispossessed. */
function exchangeable({ state }: PoweredState, seat: Seat): number {
  const denizens = state.discards[pawnRegion(state, seat)].filter((card) => !isVision(card)).length;
  return Math.min(MOST_FALLEN, denizens, state.dispossessed.length);
}
/** The uppermost denizens leave, passing over Visions; nobody sees what takes their places. */
function* exchangeDiscarded(oath: Oath, seat: Seat, n: number): Rules {
  const { state } = oath;
  const pile = state.discards[pawnRegion(state, seat)];
  const denizens = pile.flatMap((card, at) => (isVision(card) ? [] : [at]));
  const places = denizens.slice(denizens.length - n);
  const back = yield* drawDispossessed(oath, null, n);
  const left: CardId[] = [];
  for (const at of places) {
    left.push(pile[at] as CardId);
    pile[at] = back.pop() as CardId;
  }
  state.dispossessed.push(...left);
}
