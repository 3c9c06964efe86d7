/** What the browser tests of evenings at a real table share. */
import { expect, type Page } from '@playwright/test';

/** The game is on the device: from now on the network may go. */
export async function expectKept(page: Page, game: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const list = await (await caches.open('tavola-games')).match('/kept-games.json');
        return list ? ((await list.json()) as string[]) : [];
      }),
    )
    .toContain(game);
}

export async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}
