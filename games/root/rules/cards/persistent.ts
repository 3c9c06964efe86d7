/** What a persistent effect does in the windows of its owner's turn (section 6.1). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import type { Part } from '../phases.ts';
import type { State } from '../state.ts';
import type { Root } from '../table.ts';

export type TurnCard = {
  readonly part: Part;
  /** The window stays open until it was used. */
  readonly mandatory?: true;
  /** By what lies open; once per turn is checked besides. */
  usable(state: State, self: Seat): boolean;
  /** What the owner's hand must hold. */
  holds?(state: State, self: Seat): boolean;
  use(table: Root, self: Seat): Rules;
};
