/** Where a piece that is sent away will land (LAB-5.5 to 5.8), as far as the view tells. */

import { capital } from '@tavola/games/text/capital.ts';
import type { Stakes } from '@tavola/kernel/face/stakes.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { faceOf, SIDE_NAMES, type Side } from './rules/state/faces.ts';
import { type Cell, type CellName, gridOf, line } from './rules/state/grid.ts';
import type { Ask, Move } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';
import type { Words } from './text/words.ts';

export function landing(ask: Ask, move: Move, view: View, say: Say<Words>): Stakes | null {
  if (move.kind !== 'trap' && move.kind !== 'flee') return null;
  const level = typeof ask === 'object' && ask.kind === 'trap-direction' ? ask.level : 1;
  const text = landsOn(move.cell, view, say) ?? say.words.stakes.lands.newCards(newCards(ask, move, view, level));
  const far = say.words.stakes.fromHall(distanceToHall(move.cell, view));
  const isHall = text === say.words.stakes.lands.hall;
  return {
    tag: { text, label: text },
    rows: [{ name: say.words.stakes.where, text: isHall ? text : `${capital(text)}, ${far}` }],
  };
}

/** What is there already; null where no card lies yet. */
function landsOn(cell: CellName, view: View, { words }: Say<Words>): string | null {
  const { lands } = words.stakes;
  const grid = gridIn(view);
  if (grid.isHall[grid.cellOf.get(cell) ?? -1] || cell === 'hall') return lands.hall;
  const card = view.cards.find((one) => one.cell === cell);
  if (!card) return null;
  if (card.face === null) return lands.fog;
  const { challenge } = faceOf(card.face);
  if (challenge === null) return lands.plain;
  return card.resolved ? lands.resolved : words.challenges[challenge];
}

/** LAB-5.6: the gaps up to a place without a card are filled. */
function newCards(ask: Ask, { side }: { readonly side: string }, view: View, level: number): number {
  if (typeof ask !== 'object' || ask.kind !== 'trap-direction') return 1;
  const grid = gridIn(view);
  const from = grid.cellOf.get(view.players[ask.victim]?.space ?? '');
  if (from === undefined) return 1;
  const cells = line(grid, from, SIDE_NAMES.indexOf(side as (typeof SIDE_NAMES)[number]) as Side, level);
  const filled = new Set(view.cards.map(({ cell }) => cell));
  return cells.filter((cell) => !grid.isHall[cell] && !filled.has(grid.names[cell] as CellName)).length;
}

/** In steps over the table, which wraps around (LAB-1.4). */
function distanceToHall(cell: CellName, view: View): number {
  const grid = gridIn(view);
  const [x = 0, y = 0] = cell.split('-').map(Number);
  const around = (a: number, b: number, size: number) => Math.min(Math.abs(a - b), size - Math.abs(a - b));
  const steps = grid.cells
    .filter((one: Cell) => grid.isHall[one])
    .map((one) => around(x, one % view.width, view.width) + around(y, Math.floor(one / view.width), view.height));
  return Math.min(...steps);
}

function gridIn({ width, height, hall }: View) {
  return gridOf(width, height, hall);
}
