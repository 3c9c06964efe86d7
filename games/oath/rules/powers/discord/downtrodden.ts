/** Discord: the Downtrodden. */

import { SUITS, type Suit } from '../../../data/board.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { suitOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const discordDowntrodden = {
  downtrodden: {
    modifier: { auto: true },
    fold: { 'muster.yield': (oath, n, _at, { card }) => (isPoorest(oath, suitOf(card)) ? n + 2 : n) },
  },
} satisfies CardPowers;

function isPoorest({ state: { banks } }: PoweredState, suit: Suit | null): boolean {
  return suit !== null && SUITS.every((other) => other === suit || banks[other] > banks[suit]);
}
