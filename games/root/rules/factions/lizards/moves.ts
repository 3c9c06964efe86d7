/** What this faction alone is asked, may pick and does; every kind begins with `lizards.`. */
import type { CitesOf } from '../../cites-of.ts';

export type LizardMove = never;
export type LizardAsk = never;
export type LizardEvent = never;

/** Kinds of asks that are reaction windows: each offers `pass`. */
export const lizardReactions: readonly LizardAsk[] = [];

export const lizardCites: CitesOf<LizardEvent> = {};
