/** The edifices, both faces. */
import type { CardPowers } from './card-powers.ts';

export const edifices: CardPowers = {};
