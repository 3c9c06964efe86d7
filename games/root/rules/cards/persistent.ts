/** What a persistent effect does in its owner's turn; when, interruptions.ts says. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { State } from '../state/state.ts';
import type { Root } from '../state/table.ts';

export type TurnCard = {
  /** The window stays open until it was used. */
  readonly mandatory?: true;
  /** By what lies open; once per turn is checked besides. */
  usable(state: State, self: Seat): boolean;
  /** What the owner's hand must hold. */
  holds?(state: State, self: Seat): boolean;
  use(table: Root, self: Seat): Rules;
};
