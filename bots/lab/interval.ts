/** How sure a win rate is. */

export const Z_95 = 1.959964;

/** Wilson's 95 % interval for `wins` out of `games`. */
export function wilson(wins: number, games: number): readonly [from: number, to: number] {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const z2 = (Z_95 * Z_95) / games;
  const middle = rate + z2 / 2;
  const width = Z_95 * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games));
  // Rounding must not lead below none or above all.
  return [Math.max(0, (middle - width) / (1 + z2)), Math.min(1, (middle + width) / (1 + z2))];
}
