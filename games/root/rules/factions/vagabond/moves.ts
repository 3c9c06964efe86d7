/** What this faction alone is asked, may pick and does; every kind begins with `vagabond.`. */
import type { CitesOf } from '../../cites-of.ts';

export type VagabondMove = never;
export type VagabondAsk = never;
export type VagabondEvent = never;

/** Kinds of asks that are reaction windows: each offers `pass`. */
export const vagabondReactions: readonly VagabondAsk[] = [];

export const vagabondCites: CitesOf<VagabondEvent> = {};
