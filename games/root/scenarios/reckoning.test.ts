/** What the app reckons of what people do among themselves: a battle's dice, and the points of a turn. */
import { entriesOf } from '@tavola/kernel/real/entries.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { evening, plays, setUp, sits, stateOf } from './real-evening.ts';

describe('a battle between people', () => {
  test('ROOT-8.2.2 the Alliance deals the higher die in defence, at most one for each warrior', () => {
    const app = setUp([sits('eyrie'), sits('alliance'), plays('marquise')]);
    app.tell('warriors:7:0', '2');
    app.tell('warriors:7:1', '1');
    expect(game.real?.battle?.(stateOf(app), 'c7', 0, 1)).toMatchObject({ most: [2, 1], isReversed: true, prize: 1 });
    expect(game.real?.battle?.(stateOf(app), 'c7', 1, 0)).toMatchObject({ most: [1, 2], isReversed: false });
  });

  test('ROOT-4.3.2.3 somebody without warriors takes one hit more', () => {
    const app = setUp([sits('eyrie'), sits('alliance'), plays('marquise')]);
    app.tell('warriors:7:0', '2');
    app.tell('piece:7:1:sympathy', '1');
    expect(game.real?.battle?.(stateOf(app), 'c7', 0, 1)).toMatchObject({ most: [2, 0], extra: [1, 0] });
  });

  test('nobody fights where nobody else stands', () => {
    const app = evening('eyrie', 'marquise');
    expect(game.real?.battle?.(stateOf(app), 'seat-0', 0, 1)).toBeNull();
  });
});

test('the points of a turn: by the roosts on the map, and one for each thing taken from a person', () => {
  const app = setUp([sits('eyrie'), sits('alliance'), plays('marquise')]);
  app.tell('piece:8:0:roost', '1');
  app.tell('piece:7:1:sympathy', '1');
  app.tell('piece:7:1:sympathy', '0');
  app.tell('warriors:8:0', '1');
  app.tell('piece:5:1:sympathy', '1');
  app.tell('warriors:5:0', '1');
  app.tell('piece:5:1:sympathy', '0');
  const told = entriesOf(app, 0).flatMap(({ changes }) => changes);
  const expected = game.real?.expected?.(stateOf(app), 0, told) ?? [];
  expect(expected.map(({ count, points }) => [count, points])).toContainEqual([2, 1]);
  expect(expected.at(-1)).toMatchObject({ count: 1, points: 1 });
});
