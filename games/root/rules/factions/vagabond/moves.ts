/** What this faction alone is asked, may pick and does; every kind begins with `vagabond.`. */
import type { CitesOf } from '../../cites-of.ts';

export type VagabondMove = never;
export type VagabondAsk = never;
export type VagabondEvent = never;

export const vagabondCites: CitesOf<VagabondEvent> = {};
