/** What Hex tells the bots: how near each seat is to linking its sides. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { BotHints, Feature } from '@tavola/kernel/rules/game.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import { distance, neighbours } from './rules/grid.ts';
import { type Ask, cellOf, type Move, type State } from './rules/rules.ts';

export const bot: BotHints<State, Move, Ask> = { evaluate, features, policy, horizon: 6, prior: 0.7 };

/** Near 1 for the seat that needs fewer stones. */
function evaluate({ cells, size, stones }: State): number[] {
  const [mine, theirs] = [distance(cells, size, 0), distance(cells, size, 1)];
  const ahead = 1 / (1 + Math.exp(mine - theirs + (stones % 2 === 0 ? -0.5 : 0.5)));
  return [ahead, 1 - ahead];
}

/** Stones that are missing. */
function features({ cells, size }: State, seat: Seat): readonly Feature[] {
  const missing = distance(cells, size, seat);
  return [{ name: 'missing', amount: missing, worth: -missing }];
}

/** How playouts go on: beside a stone that already lies there, mostly. */
function policy({ cells, size }: State, _seat: Seat, _ask: Ask, options: readonly Move[], rng: Rng): number {
  const first = rng.below(options.length);
  for (let n = 0; n < 6; n++) {
    const i = (first + n) % options.length;
    const move = options[i] as Move;
    if (move.kind === 'place' && neighbours(cellOf({ size }, move.cell), size).some((cell) => cells[cell] !== null))
      return i;
  }
  return first;
}
