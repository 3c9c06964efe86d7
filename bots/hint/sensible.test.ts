import { games } from '@tavola/games/shelf.ts';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import { botOf } from '../search/bot.ts';
import { hinting } from './hint.ts';
import { sensibleOptions } from './sensible.ts';

const named = (id: string) => games.find((entry) => entry.id === id) as (typeof games)[number];
const begun = (game: AnyGame, seats: readonly unknown[] = [{}, {}]) =>
  Table.start(game, {
    seats: seats.map((settings) => ({ kind: 'player' as const, settings })),
    chance: seededChance(4),
  });
/** How many questions of an opening are asked for a hint. */
const HINTS = 12;
const idsOf = (table: Table, seat: number) => table.decision(seat)?.options.map(({ id }) => id) ?? [];

const loaded = await Promise.all(games.map(async (entry) => ({ ...entry, turns: (await entry.face()).turns })));
const opened = loaded.filter(({ turns }) => turns?.opening);

test.each(opened)('in a first game of $id some options stand out, and whatever does can be taken', async (entry) => {
  const game = await entry.game();
  const table = begun(game, entry.first);
  const easy = botOf('easy');
  let [asked, dimmed] = [0, 0];
  while (entry.turns?.opening?.(table.view(0)) && table.outcome === null) {
    const seat = table.firstQuestion?.seat as number;
    const all = idsOf(table, seat);
    const sensible = sensibleOptions(table, seat);
    expect(sensible.length).toBeGreaterThan(0);
    expect(all).toEqual(expect.arrayContaining([...sensible]));
    if (all.length > 2) asked++;
    if (all.length > 2 && sensible.length <= all.length / 2) dimmed++;
    table.pick(seat, table.decisionNumber, easy?.pick(table, seat, asked) ?? '');
  }
  expect(dimmed).toBeGreaterThan(asked / 3);
});

test.each(opened)('in a first game of $id a hint names nothing that does not light up', async (entry) => {
  const table = begun(await entry.game(), entry.first);
  for (let asked = 0; asked < HINTS && entry.turns?.opening?.(table.view(0)); ) {
    const seat = table.firstQuestion?.seat as number;
    const sensible = sensibleOptions(table, seat);
    if (idsOf(table, seat).length > sensible.length) {
      asked++;
      const { ideas } = last(hinting(table, seat, asked, { iterations: 40 }, true));
      expect(ideas.length).toBeGreaterThan(0);
      for (const { id } of ideas) expect(sensible).toContain(id);
    }
    table.pick(seat, table.decisionNumber, sensible[asked % sensible.length] as string);
  }
});

function last<Y, R>(steps: Generator<Y, R>): R {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

test('in Labyrinx a beginner is shown the characters whose power acts by itself', async () => {
  const table = begun(await named('labyrinx').game());
  const seat = table.firstQuestion?.seat as number;
  expect(sensibleOptions(table, seat).toSorted()).toEqual([
    'character:akuna',
    'character:mallahoc',
    'character:zacramandy',
  ]);
});

test('in Calamandara the next empty cells of the path ahead stand out for a Footprint', async () => {
  const table = begun(await named('calamandara').game());
  const greedy = botOf('greedy');
  for (;;) {
    const { seat, ask } = table.firstQuestion as NonNullable<typeof table.firstQuestion>;
    if (kindOf(ask) === 'insert-where') {
      const sensible = sensibleOptions(table, seat);
      expect(sensible.length).toBeGreaterThan(1);
      expect(sensible.length).toBeLessThan(idsOf(table, seat).length / 2);
      return;
    }
    table.pick(seat, table.decisionNumber, greedy?.pick(table, seat, 1) ?? '');
  }
});

test('where nobody is asked nothing stands out', async () => {
  const table = begun(await named('labyrinx').game());
  expect(sensibleOptions(table, 1 - (table.firstQuestion?.seat as number))).toEqual([]);
});
