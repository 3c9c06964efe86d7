import { game as root } from '@tavola/games/root/game.ts';
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import { expect, test } from 'vitest';
import { faceOf, sayAt } from '../base/say.ts';
import { texts } from '../base/text.ts';
import { EveningLines } from './assist-lines.ts';

/** The Eyrie at the table; the Marquise begins. */
async function evening() {
  const seats = [
    { kind: 'automaton', settings: { faction: 'marquise' } },
    { kind: 'outside', settings: { faction: 'eyrie' } },
  ] as const;
  const chance = tableChance(seededChance(2), root, () => false);
  const app = Assistant.start(root, { seats, options: { ...root.real?.options }, chance });
  for (let i = 0; app.table.state === undefined || app.decision?.ask === 'first-player'; i++) {
    app.answer(app.decision?.options[0]?.id as string);
    if (i > 20) throw new Error('the evening does not begin');
  }
  const face = await faceOf(root, 'en');
  return { app, lines: new EveningLines(app, face, sayAt(face, ['Bot', 'Ana'], 'spectator')) };
}

/** Up to the first order card, whatever else is asked. */
function toOrder(app: Assistant): void {
  for (let i = 0; i < 40; i++) {
    app.done();
    const ids = app.decision?.options.map(({ id }) => id) ?? [];
    if (ids.includes('fox') && ids.includes('bird')) return;
    app.answer(ids[0] as string);
  }
}

test('each line is printed once, in the words of the screen, and has its reasons', async () => {
  const { app, lines } = await evening();
  toOrder(app);
  lines.news();
  app.answer('fox');
  app.done();
  const told = lines.news();
  expect(told.some((line) => /^\d+\. Recruit .*→ \[\d+\]/.test(line))).toBe(true);
  expect(lines.news()).toEqual([]);
  const recruit = told.findIndex((line) => line.includes('Recruit'));
  expect(lines.why(recruit + 1, texts.en).join(' ')).toContain('AUT-4.5.2');
  lines.forget();
});

test('facts are listed as they are typed, and found by a word', async () => {
  const { app, lines } = await evening();
  toOrder(app);
  const found = lines.facts('vp:');
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/^vp:0=\d+ {2}Bot: /);
});
