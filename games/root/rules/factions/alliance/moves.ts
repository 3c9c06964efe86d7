/** What this faction alone is asked, may pick and does; every kind begins with `alliance.`. */
import type { CitesOf } from '../../cites-of.ts';

export type AllianceMove = never;
export type AllianceAsk = never;
export type AllianceEvent = never;

/** Kinds of asks that are reaction windows: each offers `pass`. */
export const allianceReactions: readonly AllianceAsk[] = [];

export const allianceCites: CitesOf<AllianceEvent> = {};
