/** The relics that somebody holds. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Suit } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import { banditsAt } from '../campaign/force.ts';
import { ownsTargets } from '../campaign/sides.ts';
import { keepSecret, learnAll } from '../knowledge.ts';
import { gainWarbands } from '../operations/warbands.ts';
import type { Oath } from '../power.ts';
import { advisersOfSuit, colourOf, rulerOf, suitOf } from '../queries.ts';
import { CHANCELLOR, playerOf } from '../state.ts';
import type { CardPowers } from './card-powers.ts';
import { isExile } from './citizens.ts';
import { relicActions } from './relic-actions.ts';
import { relicPlans } from './relic-plans.ts';

export const relics: CardPowers = {
  ...relicPlans,
  ...relicActions,

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

  /** Cards only, never the sites themselves, and no battle plans. */
  'grand-mask': {
    fold: {
      'card.ruler': (oath, ruler, at, { source }) => {
        const masked = oath.state.turn === at.seat && isExile(oath, at.seat) && ruler === CHANCELLOR;
        return masked && source.facts.type !== 'site' && source.facts.planSide === null ? at.seat : ruler;
      },
    },
  },

  'cup-of-plenty': {
    modifier: { auto: true },
    fold: {
      'action.free': (oath, free, _at, action) =>
        free || (action.kind === 'trade' && advisersOfSuit(oath, action.seat, suitOf(action.card) as Suit, action) > 0),
    },
  },

  'cracked-horn': {
    fold: { 'search.discards': () => ({ pile: 'world', under: true }) },
  },

  /** Bandits of the holder's sites fight along and cannot die; sites without warbands are the holder's. */
  'bandit-crown': {
    fold: {
      'site.ruler': (oath, _ruler, at) => colourOf(oath.state, at.seat),
      'site.strength': (oath, n, at, { slot }) =>
        rulerOf(oath, slot) === colourOf(oath.state, at.seat) ? n + banditsAt(oath, slot) : n,
    },
  },

  'ring-of-devotion': {
    fold: { 'muster.yield': (_oath, n, at, { seat }) => (seat === at.seat ? n + 2 : n) },
    forbid: { place: (_oath, at, { seat }) => seat === at.seat },
  },

  'circlet-of-command': {
    fold: {
      'target.dice': (_oath, dice, at, { campaign, target }) =>
        target.kind === 'pawn' && ownsTargets(campaign, at.seat) ? dice + 1 : dice,
    },
    forbid: {
      take: (_oath, at, { seat, from, what }) => from === at.seat && seat !== at.seat && what !== at.card,
    },
  },

  'book-of-records': {
    modifier: { on: 'play' },
    fold: { 'play.reward': () => 'secret' },
  },

  'dragonskin-drum': {
    modifier: { auto: true },
    react: {
      *travelled(oath, _at, { seat }) {
        gainWarbands(oath, seat, 1);
      },
    },
  },
};

function reveal(oath: Oath, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) learnAll(oath.state, card);
  oath.tell({ kind: 'shown', seat, cards: cards.slice() });
}
