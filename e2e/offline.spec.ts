/** Without a network: a game is kept once somebody has opened it, and nobody carries rules that run elsewhere. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { over, pathOf, playToTheEnd, settle, touchOne, yourTurn } from './playing.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR', serviceWorkers: 'allow' });
test.beforeEach(async ({ page }) => settle(page));

const openTable = (page: Page) => page.getByRole('button', { name: 'Abrir a mesa' }).filter({ visible: true }).click();

/** Which games are kept on this device. */
const keptGames = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('tavola-games');
    const list = await cache.match('/kept-games.json');
    return list ? ((await list.json()) as string[]) : [];
  });

async function kept(page: Page, game: string): Promise<void> {
  await expect.poll(() => keptGames(page)).toContain(game);
}

/** The file that a source file became. */
function builtFile(source: string): string {
  const manifest = resolve(import.meta.dirname, '..', 'web', 'dist', '.vite', 'manifest.json');
  const built = JSON.parse(readFileSync(manifest, 'utf8')) as { [name: string]: { file: string } };
  return `/${built[source]?.file}`;
}

test('the home page keeps no game; opening one keeps that one', onPhone, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await keptGames(page)).toEqual([]);
  await page.goto('/new/labyrinx');
  await kept(page, 'labyrinx');
  expect(await keptGames(page)).toEqual(['labyrinx']);
});

test(
  'a guest at a table downloads neither rules nor bots nor the schema of logs',
  onDesktop,
  async ({ page, browser, baseURL }) => {
    await page.goto('/new/calamandara');
    await page.getByRole('radio', { name: 'Amigo' }).click();
    await page.getByRole('textbox', { name: 'Nome no lugar 1' }).fill('Ana');
    await openTable(page);
    const link = pathOf(await page.getByRole('textbox', { name: 'Copiar convite do lugar 2' }).inputValue());

    const context = await browser.newContext({ locale: 'pt-BR', ...(baseURL && { baseURL }) });
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const guest = await context.newPage();
    await settle(guest);
    await guest.goto(link);
    await guest.getByRole('textbox', { name: 'Nome à mesa' }).fill('Bia');
    await guest.getByRole('button', { name: 'Sentar e jogar' }).click();
    await expect(guest.locator('.decision')).toBeVisible();
    await guest.evaluate(() => navigator.serviceWorker.ready);

    const scripts = asked.filter((path) => path.endsWith('.js'));
    expect(scripts).toContain(builtFile('../games/calamandara/face.ts'));
    expect(scripts.filter((path) => /bot-worker/.test(path))).toEqual([]);
    for (const source of ['../games/calamandara/game.ts', '../games/evenfall/face.ts', 'host/local-host.ts'])
      expect(scripts).not.toContain(builtFile(source));
    const bodies = await Promise.all(scripts.map(async (path) => (await context.request.get(path)).text()));
    expect(scripts.filter((_, i) => bodies[i]?.includes('ZodError'))).toEqual([]);
    await context.close();
  },
);

test(
  'without a network a game against a bot runs in the browser, is kept, and can be sent later',
  onDesktop,
  async ({ page, context }) => {
    await page.goto('/new/calamandara');
    await kept(page, 'calamandara');
    await context.setOffline(true);
    await page.goto('/new/calamandara');
    await page.getByText('Mais opções').click();
    await page
      .getByRole('textbox', { name: /rodadas/i })
      .first()
      .fill('1');
    await page.getByRole('button', { name: 'fácil' }).first().click();
    await openTable(page);
    await expect(page).toHaveURL(/\/match\/local-/);
    await expect(page.locator('.conn.local')).toHaveCount(1);
    await expect(yourTurn(page)).toBeVisible();
    await touchOne(page);
    await page.reload();
    await playToTheEnd(page);
    await expect(over(page)).toBeVisible();
    await page.getByRole('link', { name: 'Rever' }).click();
    await expect(page.getByText(/^Lance 0 de/)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Enviar ao servidor' }).click();
    await expect(page).toHaveURL(/\/match\/m_.*\/replay/);
  },
);
