/** The table as Root's rules have it in their hands. */
import type { RulesTable } from '@tavola/kernel/rules/game.ts';
import type { Event } from '../vocabulary/events.ts';
import type { Options, SeatChoice } from './options.ts';
import type { State } from './state.ts';

export type Root = RulesTable<State, Event, Options, SeatChoice>;
