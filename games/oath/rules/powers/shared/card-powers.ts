import type { CardId } from '../../../data/cards.ts';
import type { Power } from '../../hooks/power.ts';

/** The powers of one file, by card. */
export type CardPowers = { readonly [card: CardId]: Power };
