/** Where each game of a chronicle stands: the line that was played on last runs straight, what went another way branches off above it. */
export type TreeGame = { readonly id: string; readonly follows: string | null; readonly created: number };
export type Placed<G extends TreeGame> = {
  readonly game: G;
  /** Which game of its line it is, from 1. */
  readonly number: number;
  /** 0 is the main line. */
  readonly row: number;
  readonly parent: string | null;
  /** Nothing follows from it yet. */
  readonly isLast: boolean;
};

export function placed<G extends TreeGame>(games: readonly G[]): readonly Placed<G>[] {
  const ids = new Set(games.map(({ id }) => id));
  const parentOf = ({ follows }: G) => (follows !== null && ids.has(follows) ? follows : null);
  const children = (id: string | null) => games.filter((game) => parentOf(game) === id);
  const newest = (game: G): number => Math.max(game.created, ...children(game.id).map(newest));
  const all: Placed<G>[] = [];
  let rows = 0;
  const place = (game: G, number: number, row: number): void => {
    const next = children(game.id).toSorted((a, b) => newest(b) - newest(a));
    all.push({ game, number, row, parent: parentOf(game), isLast: next.length === 0 });
    for (const [i, one] of next.entries()) place(one, number + 1, i === 0 ? row : ++rows);
  };
  for (const [i, first] of children(null)
    .toSorted((a, b) => newest(b) - newest(a))
    .entries())
    place(first, 1, i === 0 ? 0 : ++rows);
  return all;
}

/** The games that led to this one, itself the last. */
export function lineTo<G extends TreeGame>(all: readonly Placed<G>[], id: string): readonly Placed<G>[] {
  const here = all.find(({ game }) => game.id === id);
  if (!here) return [];
  return [...(here.parent === null ? [] : lineTo(all, here.parent)), here];
}
