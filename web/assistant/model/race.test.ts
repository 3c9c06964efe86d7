import { face } from '@tavola/games/root/face.ts';
import { evening, kind } from '@tavola/games/root/scenarios/real-evening.ts';
import { spokenFace } from '@tavola/kernel/face/face.ts';
import type { Assistant } from '@tavola/kernel/real/assistant.ts';
import { expect, test } from 'vitest';
import type { OpenEvening } from './context.ts';
import { raceOf, standings } from './race.ts';

/** The person tells these points, turn by turn; the automaton's cards and dice are the first ones. */
function played(points: readonly number[]): Assistant {
  const app = evening('eyrie', 'marquise');
  for (const vp of points) {
    app.tell('vp:0', String(vp));
    app.answer('outside.told');
    while (app.table.outcome === null && kind(app) !== 'outside.turn') {
      if (app.waitsForHands) app.done();
      else app.answer(app.decision?.options[0]?.id as string);
    }
  }
  return app;
}

async function shown(app: Assistant): Promise<OpenEvening> {
  const open = await spokenFace(face, 'en');
  const say = {
    language: 'en' as const,
    me: 'spectator' as const,
    words: open.text.words,
    who: (seat: number) => `P${seat}`,
  };
  return { evening: { app }, open, say } as unknown as OpenEvening;
}

test('the winner stands first, with what everybody scored for', async () => {
  const [first, second] = standings(await shown(played([9, 19, 30])));
  expect(first).toMatchObject({ seat: 0, place: 1, points: 30 });
  expect(second).toMatchObject({ seat: 1, place: 2 });
  expect(second?.ways.join()).toMatch(/\d/);
});

test('the curve has a moment for each turn, and says from when on the winner led', async () => {
  const race = raceOf(await shown(played([0, 9, 19, 30])));
  expect(race?.isPoints).toBe(true);
  expect(race?.values[0]).toEqual([0, 0]);
  expect(race?.values.at(-1)?.[0]).toBe(30);
  expect(race?.turning?.at).toBeGreaterThan(1);
  expect(race?.rounds.at(-1)).toMatch(/\d/);
});
