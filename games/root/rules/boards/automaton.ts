/** What every automaton keeps open on its board. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Level, ServiceCards, Trait } from '../../data/automata.ts';
import type { Card } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';

/** A step of a turn: its clause, where and about whom; `idle` when it found nothing to do. */
export type Instruction = {
  readonly clause: string;
  readonly clearing: Clearing | null;
  readonly of: Seat | null;
  readonly idle: boolean;
};

/** Each automaton has a board of its own kind, with its own id as `faction`. */
export type AutomatonBoard<Id extends string = string> = {
  readonly faction: Id;
  level: Level;
  traits: Trait[];
  /** AUT-S: the service cards in use. */
  services: ServiceCards;
  /** Null before it is revealed, after it was discarded, and when no card was left (AUT-6T-6). */
  order: Card | null;
  /** Bought, and open before it (AUT-S-11). */
  ambushes: Card[];
  /** What it has done in its turn, or did in its last one: no rule reads it, people follow it on its board. */
  steps: Instruction[];
};
