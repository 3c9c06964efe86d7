/** The shell around the tables: an example to copy. Each spec file gets its own server (server.ts). */
import { expect } from '@playwright/test';
import { games } from '@tavola/games/index.ts';
import { expectAccessible } from './axe.ts';
import { settle, yourTurn } from './playing.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });
test.beforeEach(async ({ page }) => settle(page));

test('home lists every game and nothing else, in the language of the browser', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Puxe uma cadeira.' })).toBeVisible();
  await expect(page.locator('.gm')).toHaveCount(games.length);
});

test('two touches from home to a game against bots', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /agora contra bots/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/match\/m_/);
  await expect(yourTurn(page)).toBeVisible({ timeout: 20_000 });
  await page.goBack();
  await expect(page.getByText('Continuar')).toBeVisible();
});

test('language and theme switch at once and are remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /switch to English/ }).click();
  await expect(page.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: /Use the .* theme/ }).click();
  const after = before === 'dark' ? 'light' : 'dark';
  await expect(page.locator('html')).toHaveAttribute('data-theme', after);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', after);
});

test('an address with nothing behind it says so and leads home', async ({ page }) => {
  for (const path of ['/nowhere', '/new/chess', '/match/m_nothing', '/join/nothing', '/match/local-x/replay']) {
    await page.goto(path);
    await expect(page.locator('.note b')).toBeVisible();
    await expect(page.locator('.note.loading')).toHaveCount(0);
  }
});

test('no screen has a serious accessibility problem or is wider than the screen', async ({ page, isMobile }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark', reducedMotion: 'reduce' });
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  const fine = async (path: string, sign: string) => {
    await page.goto(path);
    await expect(page.locator(sign).first()).toBeVisible();
    const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(`${path} ${width}`).toBe(`${path} ${isMobile ? 360 : room}`);
    await expectAccessible(page);
  };
  for (const path of ['/', '/matches', '/settings', '/you', '/about', '/replay', '/nowhere']) {
    await fine(path, 'main h1, .note');
  }
  for (const { id } of games) await fine(`/new/${id}`, '.kinds');
  await fine(`/rules/${games[0]?.id}`, 'input[type=search]');
});
