/** What this faction alone is asked, may pick and does; every kind begins with `riverfolk.`. */
import type { CitesOf } from '../../cites-of.ts';

export type RiverfolkMove = never;
export type RiverfolkAsk = never;
export type RiverfolkEvent = never;

/** Kinds of asks that are reaction windows: each offers `pass`. */
export const riverfolkReactions: readonly RiverfolkAsk[] = [];

export const riverfolkCites: CitesOf<RiverfolkEvent> = {};
