/** The denizens of Nomad. Those that are missing here are battle plans whose data says it all. */
import type { CardPowers } from './card-powers.ts';

export const nomad: CardPowers = {};
