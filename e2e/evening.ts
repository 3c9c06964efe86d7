/** What the browser tests of evenings at a real table share. */
import { expect, type Page } from '@playwright/test';
import { gameEntry } from '@tavola/games/shelf.ts';
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';

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

type Sitter = {
  readonly kind: 'outside' | 'automaton';
  readonly settings: { readonly [name: string]: unknown };
};

/** Opens an evening that began in this process: its set-up is answered with the first options, `prepare` brings it where the test wants it. */
export async function openEvening(
  page: Page,
  id: string,
  seats: readonly Sitter[],
  prepare: (app: Assistant) => void = () => {},
  options: object = {},
): Promise<void> {
  const game = await gameEntry(id)?.game();
  if (!game) throw new Error(`no game ${id}`);
  const chance = tableChance(fairChance('an evening'), game, () => false);
  const app = Assistant.start(game, { seats, options: { ...options, ...game.real?.options }, chance });
  const isOutside = () => app.decision !== null && app.table.question(app.decision.seat)?.outside === true;
  while (!isOutside()) {
    if (app.waitsForHands) app.done();
    else app.answer(app.decision?.options[0]?.id as string);
  }
  prepare(app);
  const seen = app.table.told.length;
  const evening = {
    id: 'evening',
    name: 'Sexta em casa',
    game: id,
    seed: 'an evening',
    pace: 'turn',
    rolls: false,
    seen,
  };
  await page.goto('/assistant');
  await page.locator('input[type=file]').setInputFiles({
    name: 'evening.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ evening: 1, ...evening, ...app.save() })),
  });
  await expect(page.locator('.evening-head')).toBeVisible();
}
