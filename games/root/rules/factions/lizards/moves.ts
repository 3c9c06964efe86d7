/** What this faction alone is asked, may pick and does; every kind begins with `lizards.`. */
export type LizardMove = never;
export type LizardAsk = never;
export type LizardEvent = never;
