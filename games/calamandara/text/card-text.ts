/** What a memory card and a symbol say to the one who looks at them. */
export type CardText = {
  readonly name: string;
  /** What it does in two or three words, for the face of the card. */
  readonly act: string;
  /** When it may be used. */
  readonly when: string;
  readonly effect: string;
};

export type SymbolText = {
  readonly name: string;
  /** The name inside a sentence, without an article: "2 Pegadas". */
  readonly plural: string;
  /** With its article: "a Torre", "the Tower". */
  readonly the: string;
  readonly effect: string;
};
