/** The denizens of Arcane. Those that are missing here are battle plans whose data says it all. */
import type { CardPowers } from './card-powers.ts';

export const arcane: CardPowers = {};
