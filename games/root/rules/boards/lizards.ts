/** What lies open on the board of the Lizards besides pieces, played by a person and by an automaton. */
import type { Card } from '../../data/cards.ts';
import type { ClearingSuit, Suit } from '../../data/suits.ts';
import type { AutomatonBoard } from './automaton.ts';

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

export type LizardBoard = {
  readonly faction: 'lizards';
  /** Warriors in the Acolytes box. */
  acolytes: number;
  /** ROOT-10.4.1: the suit of the marker, and whether its Hated side is up. */
  outcast: ClearingSuit;
  hated: boolean;
  /** ROOT-10.2.6: every card spent or discarded since the last Birdsong, the last one on top. */
  lostSouls: Card[];
  /** Cards revealed for rituals this turn (ROOT-10.5). */
  revealed: Card[];
  /** Suits of the Score rituals of this turn. */
  scored: ClearingSuit[];
};
