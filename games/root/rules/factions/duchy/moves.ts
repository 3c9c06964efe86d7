/** What this faction alone is asked, may pick and does; every kind begins with `duchy.`. */
import type { CitesOf } from '../../cites-of.ts';

export type DuchyMove = never;
export type DuchyAsk = never;
export type DuchyEvent = never;

export const duchyCites: CitesOf<DuchyEvent> = {};
