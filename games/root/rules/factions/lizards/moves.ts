/** What this faction alone is asked, may pick and does; every kind begins with `lizards.`. */
import type { CitesOf } from '../../cites-of.ts';

export type LizardMove = never;
export type LizardAsk = never;
export type LizardEvent = never;

export const lizardCites: CitesOf<LizardEvent> = {};
