/** What lies open on the board of the Riverfolk besides pieces, played by a person and by an automaton. */
import type { Card } from '../../data/cards.ts';
import type { AutomatonBoard } from './automaton.ts';

export type RiverfolkRobotsBoard = AutomatonBoard<'riverfolk-robots'> & {
  /** AUT-9.2.1: a row whose order never changes; the leftmost card first. */
  market: Card[];
  payments: Box;
  /** AUT-9.2.4: what Organize found holds for the rest of the turn. */
  shield: boolean;
  sword: boolean;
  /** The leader has bought something in this turn (AUT-T-RIV-1). */
  flattered: boolean;
};

/** By seat: how many of that player's warriors lie here (ROOT-11.2.4). */
export type Box = number[];

export type RiverfolkBoard = {
  readonly faction: 'riverfolk';
  payments: Box;
  funds: Box;
  committed: Box;
  /** By suit, in the order of `clearingSuits`: trade posts that are still on their track, and the warriors on its empty spaces. */
  posts: number[];
  spaces: Box[];
  /** By service. */
  prices: number[];
  /** Beside a real table: the open hand, as far as people told it. */
  market?: Card[];
};
