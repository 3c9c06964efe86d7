/** What this faction alone is asked, may pick and does; every kind begins with `corvids.`. */
import type { CitesOf } from '../../cites-of.ts';

export type CorvidMove = never;
export type CorvidAsk = never;
export type CorvidEvent = never;

export const corvidCites: CitesOf<CorvidEvent> = {};
