/** What the rules of Evenfall work with: the table, and the runner of effects, which every rule may need and none imports. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { RulesTable } from '@tavola/kernel/rules/game.ts';
import type { Effect } from '../../data/effects.ts';
import type { Event } from './moves.ts';
import type { Options } from './options.ts';
import type { Spot, State } from './state.ts';

/** What an effect knows of where it stands. */
export type Context = {
  /** The card, Region or board that the effect stands on. */
  readonly source: string;
  /** The Place that fired the trigger. */
  readonly spot: Spot | null;
  /** A cost at the head of an action field or of a `turn` ability must be paid. */
  readonly mustPay?: boolean;
};

export type EvenfallTable = RulesTable<State, Event, Options>;
export type Evenfall = EvenfallTable & {
  /** Runs the operations of an effect one after another (effects.ts). */
  resolve(seat: Seat, effect: Effect, context: Context): Rules;
};
