import { labyrinx } from '@tavola/games/labyrinx/game.ts';
import type { State } from '@tavola/games/labyrinx/rules/state/state.ts';
import { closed, given } from '@tavola/games/labyrinx/scenarios/given.ts';
import type { Question } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import { botOf, levels } from './bot.ts';
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

test('each level remembers more than the one below it', () => {
  const recalls = levels.map((level) => {
    const asked = new Set<number>();
    const game: AnyGame = { ...labyrinx, redeal: (...args) => void asked.add(args[3]) };
    const bot = { ...labyrinx.bot, levels: { easy: 'learner', medium: 'greedy@60', hard: 'search:2' } };
    expect(labyrinx.bot?.levels?.[level]?.replace(/\d+\/\d+ms/, '2')).toBe(bot.levels[level]);
    const table = Table.start({ ...game, bot } as AnyGame, { seats: 2, chance: seededChance(1), watched: false });
    botOf(level)?.pick(table, table.firstQuestion?.seat as number, 1);
    return [...asked];
  });
  expect(recalls.every((asked) => asked.length === 1)).toBe(true);
  const [[easy = 1] = [], [medium = 1] = [], [hard = 0] = []] = recalls;
  expect([easy < medium, medium < hard, hard]).toEqual([true, true, 1]);
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
