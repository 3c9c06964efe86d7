import { labyrinx } from '@tavola/games/labyrinx/game.ts';
import type { State } from '@tavola/games/labyrinx/rules/state.ts';
import { closed, given } from '@tavola/games/labyrinx/scenarios/given.ts';
import type { Question } from '@tavola/kernel/ask.ts';
import { seededChance } from '@tavola/kernel/chance.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';
import { expect, test } from 'vitest';
import { levels } from './bot.ts';
import { search } from './search.ts';

test('the search wins against two random bots, wherever it sits', () => {
  for (const seat of [0, 1, 2]) {
    const options = { characterSelection: 'random' };
    const table = Table.start<State>(labyrinx, { seats: 3, options, chance: seededChance(seat), watched: false });
    const rng = seededRng(seat);
    while (table.outcome === null) {
      const question = table.firstQuestion as Question;
      const seed = rng.below(1_000_000);
      const index =
        question.seat === seat ? search(table, seat, seed, { iterations: 60 }) : seed % question.options.length;
      table.take(question.seat, index);
    }
    expect(table.outcome.winners).toEqual([seat]);
  }
});

test('the levels differ in nothing but what they remember', () => {
  const names = levels.map((level) => labyrinx.bot?.levels?.[level] ?? '');
  expect(new Set(names.map((name) => name.replace(/@.*/, ''))).size).toBe(1);
  const recalls = names.map((name) => Number(/@(\d+)$/.exec(name)?.[1] ?? 100));
  expect(recalls).toEqual(recalls.toSorted((a, b) => a - b));
  expect(new Set(recalls).size).toBe(3);
});

test('what is forgotten stays forgotten, and who remembers more keeps what the other keeps', () => {
  const faces = ['tee-trap-open', 'bend-chest-open', 'cross-monster-open', 'straight-trap-open', 'tee-chest-open'];
  const kept = (recall: number, seed: number) => {
    const cards = Object.fromEntries(faces.map((face, i) => [`${i}-0`, closed(face, 0b01)]));
    const { state } = given({ people: [{}, {}], cards });
    labyrinx.redeal(state, 0, seededRng(seed), recall);
    return faces.filter((_, i) => state.cells[i]?.seen === 0b01);
  };
  for (const recall of [0, 0.3, 0.6, 1]) {
    for (const seed of [2, 3]) expect(kept(recall, seed)).toEqual(kept(recall, 1));
    expect(kept(1, 1)).toEqual(expect.arrayContaining(kept(recall, 1)));
  }
  expect(kept(0.6, 1)).toEqual(expect.arrayContaining(kept(0.3, 1)));
  expect([kept(0, 1).length, kept(1, 1).length]).toEqual([0, 5]);
});
