/** The relics. The Grand Scepter's actions are law: rules/scepter.ts. */
import type { CardPowers } from './card-powers.ts';

export const relics: CardPowers = {};
