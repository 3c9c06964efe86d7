/**
 * What a decision is about and where it can be answered is on the screen, uncovered, and can be hit: forty questions of each game, dealt out over the
 * screens, one of its lessons among them. `npm run camera` looks at all of them on all screens (camera-run.ts).
 */
import { expect } from '@playwright/test';
import { CAMERA_GAMES, flawsOf, flawText, inTheme, lookAtLesson, momentsOf } from './camera.ts';
import { settle } from './playing.ts';
import { openMoment } from './position.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];
const DESKS = [{ width: 1440, height: 900 }];
/** Of each game, on all screens together. */
const QUESTIONS = 40;
/** One question in four is looked at on a desk. */
const ON_A_DESK = 4;

for (const game of Object.keys(CAMERA_GAMES)) {
  test(`${game}: every question is on the screen`, async ({ page, isMobile }) => {
    test.setTimeout(300_000);
    await settle(page);
    const moments = await momentsOf(game, { each: 1, most: QUESTIONS, games: 3 });
    const mine = moments.filter((_, i) => (i % ON_A_DESK === 0) !== isMobile);
    const screens = isMobile ? PHONES : DESKS;
    const found: string[] = [];
    for (const [i, moment] of mine.entries()) {
      const size = screens[i % screens.length]!;
      await page.setViewportSize(size);
      await openMoment(page, moment);
      await inTheme(page, i % 2 === 0 ? 'dark' : 'light');
      const flaws = await flawsOf(page, moment.subject);
      found.push(...flaws.map((flaw) => flawText(size, `${moment.kind}, ${moment.name}`, flaw)));
    }
    expect(found).toEqual([]);
  });
}

/** The lessons that showed too little once, each walked through on the lowest phone. */
for (const lesson of ['labyrinx/explore', 'calamandara/memories', 'evenfall/actions', 'root/automata', 'oath/war'])
  test(`the lesson ${lesson} is walked through by touching what it rings, and nothing lies over it`, {
    tag: '@phone',
  }, async ({ page }) => {
    await settle(page);
    const size = { width: 360, height: 640 };
    await page.setViewportSize(size);
    const found: string[] = [];
    await lookAtLesson(page, lesson, async (step) => {
      const flaws = await flawsOf(page);
      found.push(...flaws.map((flaw) => flawText(size, step, flaw)));
    });
    expect(found).toEqual([]);
  });
