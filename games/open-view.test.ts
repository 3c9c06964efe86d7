/** With open cards every hand is seen as its owner sees it, and nothing else changes. */
import { seededChance } from '@tavola/kernel/chance.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';
import { expect, test } from 'vitest';
import { games } from './index.ts';

type Sitting = { readonly hand?: unknown };
type Shown = { readonly players?: readonly Sitting[]; readonly travellers?: readonly Sitting[] };

test.each(games.map(({ id }) => id))('%s', async (id) => {
  const game = await games.find((entry) => entry.id === id)?.game();
  if (!game) throw new Error(`no game ${id}`);
  const table = Table.start(game, { seats: 2, chance: seededChance(1) });
  const rng = seededRng(1);
  for (let picks = 0; picks < 60 && table.firstQuestion; picks++) {
    table.take(table.firstQuestion.seat, rng.below(table.firstQuestion.options.length));
  }
  const hands = (shown: unknown) =>
    ((shown as Shown).players ?? (shown as Shown).travellers ?? []).map(({ hand }) => hand);
  expect(hands(table.view('open'))).toEqual([0, 1].map((seat) => hands(table.view(seat))[seat]));
  expect(hands(table.view('open'))).not.toEqual(hands(table.view('spectator')));
});
