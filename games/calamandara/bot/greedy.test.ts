import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import { calamandara as game } from '../game.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { State } from '../rules/state/state.ts';

/** How the games of greedy travellers among themselves ended. */
function endings(seats: number, games: number): string[] {
  return Array.from({ length: games }, (_, i) => {
    const table = Table.start<State>(game, {
      seats,
      options: game.amongBots,
      chance: seededChance(i + 1),
      watched: false,
      recorded: false,
    });
    for (let asked = table.firstQuestion; asked; asked = table.firstQuestion) {
      const { seat, ask, options } = asked;
      table.take(seat, game.bot?.greedy?.(table.state, seat, ask as Ask, options as readonly Move[]) ?? 0);
    }
    return table.outcome?.reason ?? '';
  });
}

test.each([2, 3, 4])('greedy clears Fire from its way: nearly all games of %i end on the Rift', (seats) => {
  const all = endings(seats, 60);
  expect(all.filter((reason) => reason === 'rift').length).toBeGreaterThanOrEqual(0.9 * all.length);
});
