/** Questions and touches in an own turn, at most: what a game promises its players. */
export type Budget = {
  /** Questions after folding, without reaction windows. */
  readonly shown: number;
  /** Reaction windows, by the usual standing order. */
  readonly windows: number;
  /** Touches, once the first game is over. */
  readonly taps: number;
};
