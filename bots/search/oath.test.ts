import { oath } from '@tavola/games/oath/game.ts';
import type { State } from '@tavola/games/oath/rules/state/state.ts';
import { type Move, moveId } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import { type Bot, botOf } from './bot.ts';

test('a learner makes no war in the first two rounds, and medium beats it', () => {
  const [easy, medium] = [botOf('easy') as Bot, botOf('medium') as Bot];
  let won = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const table = Table.start<State>(oath, { seats: 2, chance: seededChance(seed), watched: false });
    const learner = seed % 2;
    for (let question = table.firstQuestion; question; question = table.firstQuestion) {
      const { seat, options } = question;
      const at = (seat === learner ? easy : medium).choose(table, seat, seed);
      if (seat === learner && table.state.round <= 2) expect(moveId(options[at] as Move)).not.toBe('major:campaign');
      table.take(seat, at);
    }
    won += Number(table.outcome?.winners[0] !== learner);
  }
  expect(won).toBeGreaterThanOrEqual(8);
});
