/** What a decision is about and where it can be answered is on the screen, uncovered, and can be hit: questions of seeded games of all games. */
import { expect } from '@playwright/test';
import { gameEntry } from '@tavola/games/shelf.ts';
import { askedMoments } from '@tavola/testing/camera-kit.ts';
import { flawsOf } from './camera.ts';
import { settle, yourTurn } from './playing.ts';
import { openMoment } from './position.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];
const DESKS = [{ width: 1440, height: 900 }];
const WHOLE = [...PHONES, { width: 768, height: 1024 }];
const WHOLE_DESKS = [...DESKS, { width: 720, height: 450 }];
/** TAVOLA_CAMERA=whole looks at every question on every screen, any other value at some of all games; docs/testing.md has the result. */
const isWhole = process.env.TAVOLA_CAMERA === 'whole';

/** Looked at by command only, until their pages fit. */
const NOT_FITTED = ['oath'];
/** In one run of `npm test`, of each game. */
const SOME = 24;

for (const [game, seats] of [
  ['calamandara', 2],
  ['labyrinx', 3],
  ['evenfall', 3],
  ['root', 4],
  ['oath', 3],
] as const) {
  test(`${game}: every question is on the screen`, async ({ page, isMobile }) => {
    test.skip(NOT_FITTED.includes(game) && !process.env.TAVOLA_CAMERA, 'its pages are being fitted');
    test.setTimeout(isWhole ? 3_600_000 : 300_000);
    await settle(page);
    const entry = await gameEntry(game)?.game();
    if (!entry) throw new Error(`no game ${game}`);
    const each = isWhole ? 3 : 1;
    const moments = askedMoments(entry, 0, { seats, each, most: isWhole ? 400 : SOME, games: 3 });
    const screens = isMobile ? (isWhole ? WHOLE : PHONES) : isWhole ? WHOLE_DESKS : DESKS;
    const found: string[] = [];
    for (const [i, moment] of moments.entries()) {
      const sizes = isWhole || screens.length === 1 ? screens : [screens[i % screens.length]!];
      if (!isWhole && !isMobile && i % 4 !== 0) continue;
      for (const [n, size] of sizes.entries()) {
        await page.setViewportSize(size);
        if (n === 0) await openMoment(page, moment);
        await expect(yourTurn(page)).toBeVisible();
        for (const { measure, thing } of await flawsOf(page))
          found.push(`${size.width}x${size.height} ${moment.kind}, ${moment.name}: ${measure}: ${thing}`);
      }
    }
    expect(found).toEqual([]);
  });
}
