/** What the board and the face say besides the sentences of the game. */
export type Words = {
  readonly piers: string;
  readonly pier: (pier: number) => string;
  readonly empty: string;
  readonly ship: (ship: number) => string;
  readonly hand: string;
  readonly deck: (ships: number) => string;
  readonly inHand: (ships: number) => string;
  readonly discard: string;
};
