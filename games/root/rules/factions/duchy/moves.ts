/** What this faction alone is asked, may pick and does; every kind begins with `duchy.`. */
import type { CitesOf } from '../../cites-of.ts';

export type DuchyMove = never;
export type DuchyAsk = never;
export type DuchyEvent = never;

/** Kinds of asks that are reaction windows: each offers `pass`. */
export const duchyReactions: readonly DuchyAsk[] = [];

export const duchyCites: CitesOf<DuchyEvent> = {};
