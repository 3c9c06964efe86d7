/** What the board and the face of Hex say besides its sentences. */
export type Words = {
  readonly goal: readonly [first: string, second: string];
  readonly turn: (n: number) => string;
  readonly empty: string;
  readonly needs: (stones: number) => string;
};
