/** What the lab knows of a game from the start: runs that were made once and are kept as data, and the questions they answer. */
import type { InLanguages } from './languages.ts';

export type KeptRun = {
  readonly id: string;
  readonly name: InLanguages<string>;
  /** A result of bots/lab/result.ts with the command that made it. */
  readonly result: unknown;
};

export type LabQuestion = {
  readonly id: string;
  readonly ask: InLanguages<string>;
  /** What the figures do not say by themselves. */
  readonly note: InLanguages<string>;
  /** The runs that answer it together. */
  readonly runs: readonly string[];
  readonly shows:
    | { readonly kind: 'trait'; readonly trait: string }
    /** How often one value of a trait won, run by run. */
    | { readonly kind: 'runs'; readonly trait: string; readonly value: string }
    /** How often each value of `trait` won with each value of `other` at the table. */
    | { readonly kind: 'versus'; readonly trait: string; readonly other: string };
};

export type GameLab = { readonly runs: readonly KeptRun[]; readonly questions: readonly LabQuestion[] };
