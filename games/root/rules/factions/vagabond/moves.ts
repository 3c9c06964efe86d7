/** What this faction alone is asked, may pick and does; every kind begins with `vagabond.`. */
export type VagabondMove = never;
export type VagabondAsk = never;
export type VagabondEvent = never;
