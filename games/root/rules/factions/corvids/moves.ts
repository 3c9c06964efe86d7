/** What this faction alone is asked, may pick and does; every kind begins with `corvids.`. */
import type { CitesOf } from '../../cites-of.ts';

export type CorvidMove = never;
export type CorvidAsk = never;
export type CorvidEvent = never;

/** Kinds of asks that are reaction windows: each offers `pass`. */
export const corvidReactions: readonly CorvidAsk[] = [];

export const corvidCites: CitesOf<CorvidEvent> = {};
