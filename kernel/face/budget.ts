/** The most questions and touches in one turn of a person's own: what a game promises its players. */
export type Budget = {
  /** Questions after folding, without reaction windows. */
  readonly shown: number;
  /** Reaction windows, by the usual standing order. */
  readonly windows: number;
  /** Touches, once the first game is over. */
  readonly taps: number;
};
