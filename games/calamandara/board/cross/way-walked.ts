/** The way a token is shown to take: along neighbouring footprints where there is such a way, else straight. */
import { type CellName, cellAt, cellOf, nameOf, PLACES } from '../../rules/state/cells.ts';

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

export function wayWalked(footprints: ReadonlySet<CellName>, from: CellName, to: CellName): readonly CellName[] {
  const before = new Map<CellName, CellName>();
  const next: CellName[] = [from];
  for (const cell of next) {
    if (cell === to) return back(before, from, to);
    for (const neighbour of neighbours(cell)) {
      if (neighbour === from || before.has(neighbour) || !footprints.has(neighbour)) continue;
      before.set(neighbour, cell);
      next.push(neighbour);
    }
  }
  return [from, to];
}

function neighbours(cell: CellName): CellName[] {
  const { x, y } = PLACES[cellOf(cell)]!;
  return STEPS.flatMap(([dx, dy]) => {
    const there = cellAt(x + dx, y + dy);
    return there === undefined ? [] : [nameOf(there)];
  });
}

function back(before: ReadonlyMap<CellName, CellName>, from: CellName, to: CellName): readonly CellName[] {
  const way = [to];
  for (let cell = to; cell !== from; ) {
    cell = before.get(cell) ?? from;
    way.unshift(cell);
  }
  return way;
}
