/** What is asked because of automata, and what they do. Automata themselves are never asked. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';
import type { ClearingSuit, Suit } from '../../data/suits.ts';
import type { CitesOf } from './cites-of.ts';
import type { Plot } from './corvids.ts';
import type { Minister } from './duchy.ts';
import { type VagabotEvent, vagabotCites } from './vagabot.ts';

/** The pile on which hands lay a discarded card. */
export type DiscardedTo = 'discard' | 'lost-souls';

export type LaidFrom = 'order' | 'decree' | 'market';
export type LaidTo = 'decree' | DiscardedTo;

export type AutomatonAsk =
  /** Chance, where people draw themselves. */
  | { readonly kind: 'automaton.chance'; readonly seat: Seat; readonly clause: string }
  /** AUT-6.2.3: put to people. */
  | { readonly kind: 'automaton.outrage'; readonly clearing: Clearing }
  /** AUT-T-DUC-2: a card of one of these suits, to somebody whose hand may have none. */
  | { readonly kind: 'automaton.investors'; readonly seat: Seat; readonly suits: readonly ClearingSuit[] }
  /** AUT-11.4.4: what a plot turns out to be, where people draw themselves. */
  | { readonly kind: 'automaton.plot'; readonly seat: Seat; readonly clearing: Clearing }
  /** AUT-11.7.3, AUT-T-COR-1: put to people. */
  | { readonly kind: 'automaton.extortion' | 'automaton.gamble'; readonly seat: Seat; readonly clearing: Clearing };

/** `clause` is the instruction; its name and its sentence stand in the automaton's texts. */
export type AutomatonEvent =
  | VagabotEvent
  | { readonly kind: 'automaton.order'; readonly seat: Seat; readonly card: Card | null }
  | { readonly kind: 'automaton.order-discarded'; readonly seat: Seat; readonly card: Card; readonly to: DiscardedTo }
  /** An instruction finds its target: a clearing, and whom it is about. */
  | {
      readonly kind: 'automaton.acts';
      readonly seat: Seat;
      readonly clause: string;
      readonly clearing: Clearing | null;
      readonly of: Seat | null;
    }
  /** An instruction that finds nothing to do; with the suit where it is done once for each. */
  | { readonly kind: 'automaton.skips'; readonly seat: Seat; readonly clause: string; readonly suit?: Suit }
  /** AUT-10.3.5, 10.6.3: a minister of the Duchy gets a crown, or loses it (AUT-10.2.1). */
  | {
      readonly kind: 'automaton.crowned' | 'automaton.uncrowned';
      readonly seat: Seat;
      readonly minister: Minister;
      readonly clause: string;
    }
  /** Cards go from one pile of its board to another, or away. */
  | {
      readonly kind: 'automaton.laid';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly from: LaidFrom;
      readonly to: LaidTo;
      readonly clause: string;
    }
  /** AUT-8.4.2: the conspiracy marker comes to this space. */
  | { readonly kind: 'automaton.marker'; readonly seat: Seat; readonly space: number }
  /** AUT-8.4.1: an order that is not a card. */
  | { readonly kind: 'automaton.order-set'; readonly seat: Seat; readonly suit: Suit }
  /** A card that is not an order. */
  | { readonly kind: 'automaton.revealed'; readonly seat: Seat; readonly card: Card; readonly clause: string }
  /** Lizards that become acolytes, or acolytes that are spent. */
  | { readonly kind: 'automaton.acolytes'; readonly seat: Seat; readonly change: 1 | -1; readonly clause: string }
  /** Lost Souls that go to the discard pile. */
  | {
      readonly kind: 'automaton.souls-discarded';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly clause: string;
    }
  /** AUT-8.6.3. */
  | { readonly kind: 'automaton.souls-returned'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** AUT-11: a plot is flipped, comes in place of a bomb, or was a raid when it went. */
  | {
      readonly kind: 'automaton.flipped' | 'automaton.swapped' | 'automaton.raid';
      readonly seat: Seat;
      readonly clearing: Clearing;
      readonly plot: Plot;
    }
  /** AUT-T-COR-1. */
  | {
      readonly kind: 'automaton.guessed';
      readonly seat: Seat;
      readonly by: Seat;
      readonly clearing: Clearing;
      readonly plot: Plot;
    }
  /** AUT-11.8.2. */
  | { readonly kind: 'automaton.sprang'; readonly seat: Seat; readonly clearing: Clearing }
  /** AUT-9.4.1, 9.6.3. */
  | { readonly kind: 'automaton.market-filled'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'automaton.market-discarded'; readonly seat: Seat; readonly card: Card; readonly to: DiscardedTo }
  /** AUT-9.2.4: what Organize finds. */
  | {
      readonly kind: 'automaton.protectionism';
      readonly seat: Seat;
      readonly shield: boolean;
      readonly sword: boolean;
    }
  /** Warriors leave Payments, or come into it (AUT-9.6.2). */
  | { readonly kind: 'automaton.payments-returned'; readonly seat: Seat; readonly of: Seat; readonly count: number }
  | {
      readonly kind: 'automaton.racketeering';
      readonly seat: Seat;
      readonly clearing: Clearing;
      readonly count: number;
    }
  /** AUT-C-1: a person has got there. */
  | { readonly kind: 'automaton.goal-reached'; readonly seat: Seat };

/** The others cite the clause that they carry. */
export const automatonCites: CitesOf<AutomatonEvent> = {
  ...vagabotCites,
  'automaton.order': ['AUT-2.7'],
  'automaton.order-discarded': ['AUT-2.7'],
  'automaton.acts': [],
  'automaton.skips': [],
  'automaton.crowned': [],
  'automaton.uncrowned': [],
  'automaton.laid': [],
  'automaton.marker': ['AUT-8.4.2'],
  'automaton.order-set': ['AUT-8.4.1'],
  'automaton.revealed': [],
  'automaton.acolytes': [],
  'automaton.souls-discarded': [],
  'automaton.souls-returned': ['AUT-8.6.3'],
  'automaton.flipped': ['AUT-11.4.4'],
  'automaton.swapped': ['AUT-11.7.1'],
  'automaton.raid': ['AUT-11.7.4'],
  'automaton.guessed': ['AUT-T-COR-1'],
  'automaton.sprang': ['AUT-11.8.2'],
  'automaton.market-filled': ['AUT-9.4.1'],
  'automaton.market-discarded': ['AUT-9.6.3'],
  'automaton.protectionism': ['AUT-9.5.3'],
  'automaton.payments-returned': ['AUT-9.6.1', 'AUT-9.2.2'],
  'automaton.racketeering': ['AUT-9.6.2'],
  'automaton.goal-reached': ['AUT-C-1'],
};
