/** Edifices: the Hall. */
import type { CardPowers } from '../shared/card-powers.ts';

export const edificesHall = {
  'hall-of-debate': {
    forbid: { target: (_oath, _at, { target }) => target.kind === 'banner' && target.banner === 'peoples-favor' },
  },

  'hall-of-mockery': {
    fold: { 'recover.mob': () => true },
  },
} satisfies CardPowers;
