/** Hearth: A Round of Ale. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CardId } from '../../../data/cards.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { lyingCards } from '../../queries/queries.ts';
import { playerOf } from '../../state/state.ts';
import { collect } from '../../turn/rest.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const hearthARoundOfAle = {
  'a-round-of-ale': {
    action: {
      can: (oath, seat, at) => isThirsty(oath, seat, at.card),
      *run(oath, seat, { card }) {
        collect(oath, seat, card);
      },
    },
  },
} satisfies CardPowers;

function isThirsty({ state }: PoweredState, seat: Seat, ale: CardId): boolean {
  if (playerOf(state, seat).spent > 0) return true;
  for (const { card, favor, secrets } of lyingCards(state)) if (secrets > 0 || (favor > 0 && card !== ale)) return true;
  return false;
}
