/** What this faction alone is asked, may pick and does; every kind begins with `alliance.`. */
import type { CitesOf } from '../../cites-of.ts';

export type AllianceMove = never;
export type AllianceAsk = never;
export type AllianceEvent = never;

export const allianceCites: CitesOf<AllianceEvent> = {};
