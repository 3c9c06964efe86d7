/** A line for each seat that is told apart without its colour. */
export const DASHES: readonly string[] = ['', '9 5', '2 5', '9 4 2 4', '14 4', '4 4'];
