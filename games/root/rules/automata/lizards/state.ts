/** What lies on the board of the Logical Lizards. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Card } from '../../../data/cards.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import type { Suit } from '../../../data/suits.ts';
import { playerOf, type State } from '../../state.ts';
import { type AutomatonBoard, isMatching, newAutomatonBoard } from '../state.ts';

/** AUT-8.4.2: the spaces of the marker, left to right. */
export const conspiracyTrack = ['convert', 'crusade', 'convert', 'crusade', 'sanctify'] as const;

/** `order` is the card that is being crafted in Evening (AUT-8.6.4). */
export type LogicalLizardsBoard = AutomatonBoard<'logical-lizards'> & {
  /** AUT-8.4.1: the order is a suit. */
  suit: Suit;
  /** AUT-8.2.4: the last one on top. */
  lostSouls: Card[];
  /** Cards of this turn's rituals that come back, the first revealed first (AUT-8.6.3). */
  revealed: Card[];
  /** Warriors in the Acolytes box. */
  acolytes: number;
  /** The space of the conspiracy marker. */
  marker: number;
  /** The battle under way is the one that follows a conversion (AUT-T-LIZ-3). */
  fanatic: boolean;
  /** The crusade under way has removed a token (AUT-T-LIZ-1). */
  tokenTaken: boolean;
};

/** AUT-8.3.3: the marker begins on Sanctify. */
export function newBoard(): LogicalLizardsBoard {
  return {
    ...newAutomatonBoard('logical-lizards'),
    suit: 'bird',
    lostSouls: [],
    revealed: [],
    acolytes: 0,
    marker: conspiracyTrack.length - 1,
    fanatic: false,
    tokenTaken: false,
  };
}

export function boardOf(state: State, self: Seat): LogicalLizardsBoard {
  return playerOf(state, self).board as LogicalLizardsBoard;
}

export function orderedClearings(state: State, self: Seat): Clearing[] {
  const { suit } = boardOf(state, self);
  return clearings.filter((clearing) => isMatching(state, suit, clearing));
}
