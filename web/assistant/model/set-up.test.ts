import { game as root } from '@tavola/games/root/game.ts';
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import { expect, test } from 'vitest';
import { drawnAgain, isLayingOut, skipSetUp } from './set-up.ts';

const chanceOf = (seed: number) => tableChance(seededChance(seed), root, () => false);
const seats = [
  { kind: 'outside', settings: { faction: 'eyrie' } },
  { kind: 'automaton', settings: { faction: 'marquise' } },
] as const;
const begun = () => Assistant.start(root, { seats, options: { ...root.real?.options }, chance: chanceOf(1) });
const askOf = (app: Assistant) => kindOf(app.decision?.ask ?? '');
const cornersOf = (app: Assistant) =>
  (app.table.view('spectator') as { open: { players: { corner: number }[] } }).open.players.map(({ corner }) => corner);

test('drawn once more the corners differ, and what people answered stays', () => {
  const app = begun();
  app.answer('1');
  app.done();
  const others = [2, 3, 4, 5].map((seed) => drawnAgain(app, chanceOf(seed)));
  for (const again of others) expect(askOf(again)).toBe(askOf(app));
  expect(new Set([app, ...others].map((one) => cornersOf(one).join())).size).toBeGreaterThan(1);
});

test('people who join are asked only what nobody can see on the table', () => {
  const app = begun();
  expect(askOf(app)).toBe('first-player');
  app.answer('0');
  skipSetUp(app, ['first-player']);
  expect(isLayingOut(app)).toBe(false);
  expect(askOf(app)).toBe('outside.turn');
});
