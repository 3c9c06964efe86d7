/** What this faction alone is asked, may pick and does; every kind begins with `riverfolk.`. */
export type RiverfolkMove = never;
export type RiverfolkAsk = never;
export type RiverfolkEvent = never;
