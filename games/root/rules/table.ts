/** The table as Root's rules have it in their hands. */
import type { RulesTable } from '@tavola/kernel/game.ts';
import type { Options, SeatChoice } from '../options.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export type Root = RulesTable<State, Event, Options, SeatChoice>;
