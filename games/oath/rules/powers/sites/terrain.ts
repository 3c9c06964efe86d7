/** Sites: terrain. */

import { siteFacts } from '../../../data/cards.ts';
import type { Power } from '../../hooks/power.ts';
import { slotOfTarget } from '../../state/actions.ts';
import type { CardPowers } from '../shared/card-powers.ts';

/** A target here changes the attack dice. */
const terrain: Power = {
  fold: {
    'attack.dice': (_oath, dice, at, war) =>
      war.targets.some((target) => slotOfTarget(war, target) === at.slot) ? dice + siteFacts(at.card).attackDice : dice,
  },
};

export const sitesTerrain = {
  mountain: terrain,
  plains: terrain,
} satisfies CardPowers;
