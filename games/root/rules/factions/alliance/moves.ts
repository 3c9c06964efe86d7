/** What this faction alone is asked, may pick and does; every kind begins with `alliance.`. */
export type AllianceMove = never;
export type AllianceAsk = never;
export type AllianceEvent = never;
