/** What this faction alone is asked, may pick and does; every kind begins with `corvids.`. */
export type CorvidMove = never;
export type CorvidAsk = never;
export type CorvidEvent = never;
