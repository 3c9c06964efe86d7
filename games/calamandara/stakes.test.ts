import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { inBothLanguages, questionsOf, sayFor } from '@tavola/testing/kit.ts';
import { expect, test } from 'vitest';
import { distanceOf } from './distance.ts';
import { face } from './face.ts';
import { calamandara as game } from './game.ts';
import type { View } from './rules/view.ts';
import { stakes } from './stakes.ts';

test('CAL-7.5 a walk ends as far from the Rift as was forecast', async () => {
  const [spoken] = await inBothLanguages(face);
  let walks = 0;
  for (const { table, seat, n } of questionsOf(game, { seats: 2, seed: 4 })) {
    if (n > 1500) break;
    const question = seat < 0 ? null : table.question(seat);
    if (!question || !spoken) continue;
    for (const [at, move] of question.options.entries()) {
      const seen = table.view(seat) as View;
      const told = stakes(question.ask as never, move as never, seen, seat, sayFor(spoken, seat) as never);
      expect(told === null).toBe(move.kind !== 'walk');
      if (!told) continue;
      const fork = table.fork({ chance: seededChance(n) });
      fork.take(seat, at);
      const { travellers, destination } = fork.view(seat) as View;
      const [traveller] = travellers.filter((one) => one.seat === seat);
      if (!traveller || fork.outcome !== null) continue;
      // It is announced first, and others may answer.
      const token = destination ?? traveller.token;
      expect(distanceOf({ ...traveller, token })).toBe(Number(told.tag?.text));
      walks++;
    }
  }
  expect(walks).toBeGreaterThan(20);
});
