/** Relics: searches. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CardId } from '../../../data/cards.ts';
import type { Oath } from '../../hooks/power.ts';
import { keepSecret, learnAll } from '../../queries/knowledge.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const relicsSearch = {
  /** Everybody sees what was drawn, and which card is kept; the order of the discards stays the player's secret. */
  'truthful-harp': {
    fold: { 'search.count': (_oath, n) => n + 2 },
    react: {
      *drawn(oath, _at, { seat }) {
        reveal(oath, seat, playerOf(oath.state, seat).hand);
      },
      *kept(oath, _at, { search: { seat }, n }) {
        const { hand } = playerOf(oath.state, seat);
        reveal(oath, seat, hand.slice(0, n));
        keepSecret(oath.state, seat, hand.slice(n));
      },
    },
  },

  'cracked-horn': {
    fold: { 'search.discards': () => ({ pile: 'world', under: true }) },
  },
} satisfies CardPowers;

function reveal(oath: Oath, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) learnAll(oath.state, card);
  oath.tell({ kind: 'shown', seat, cards: cards.slice() });
}
