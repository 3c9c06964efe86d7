/** What this faction alone is asked, may pick and does; every kind begins with `duchy.`. */
export type DuchyMove = never;
export type DuchyAsk = never;
export type DuchyEvent = never;
