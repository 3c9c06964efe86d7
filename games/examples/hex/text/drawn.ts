/** The diamond in words: a line for each seat, then the rows. */
import type { Say } from '@tavola/kernel/face/text.ts';
import { distance } from '../rules/grid.ts';
import type { View } from '../rules/view.ts';
import type { Words } from './words.ts';

const SIGNS = ['●', '○'];

export function drawn({ size, cells }: View, say: Say<Words>, words: Words): readonly string[] {
  const row = (n: number) =>
    cells.slice(n * size, (n + 1) * size).map((owner) => (owner === null ? '·' : SIGNS[owner]));
  return [
    ...SIGNS.map(
      (sign, seat) => `${sign} ${say.who(seat)}: ${words.goal[seat]}, ${words.needs(distance(cells, size, seat))}`,
    ),
    ...Array.from({ length: size }, (_, n) => `${' '.repeat(n)}${String(n + 1).padStart(2)} ${row(n).join(' ')}`),
  ];
}
