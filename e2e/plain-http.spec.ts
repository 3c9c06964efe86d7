/** A house without HTTPS: phones come by `http://192.168.…`, where browsers lack half of what they have on localhost. */
import { expect, type Page } from '@playwright/test';
import { calamandara } from '@tavola/games/calamandara/game.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { settle, yourTurn } from './playing.ts';
import { onPhone } from './screens.ts';
import { test } from './server.ts';

const HOUSE = 'casa.test';

test.use({
  locale: 'pt-BR',
  serviceWorkers: 'allow',
  launchOptions: {
    executablePath: process.env.TAVOLA_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      `--host-resolver-rules=MAP ${HOUSE} 127.0.0.1`,
    ],
  },
});
test.beforeEach(async ({ page }) => settle(page));

async function open(page: Page, base: string, path: string): Promise<void> {
  const { port } = new URL(base);
  await page.goto(`http://${HOUSE}:${port}${path}`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
}

test('a game against bots begins, and its link can be copied', onPhone, async ({ page, server }) => {
  await open(page, server.url, '/');
  await page.getByRole('button', { name: /Calamandara agora contra bots/ }).click();
  await expect(yourTurn(page)).toBeVisible();
  await open(page, server.url, '/new/calamandara');
  await page.getByRole('radio', { name: 'Amigo' }).click();
  await page.getByRole('textbox', { name: 'Nome no lugar 1' }).fill('Ana');
  await page.getByRole('button', { name: 'Abrir a mesa' }).filter({ visible: true }).click();
  const invitation = page.getByRole('button', { name: 'Copiar convite do lugar 2' });
  await invitation.click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
});

test('an evening at the real table begins and is kept', onPhone, async ({ page, server }) => {
  await open(page, server.url, '/assistant/new/evenfall');
  await page.getByRole('button', { name: 'Pronto: arrumar a mesa' }).click();
  await expect(page).toHaveURL(/\/assistant\/[0-9a-f]{8}-[0-9a-f]{4}$/);
  await page.reload();
  await expect(page.locator('.evening-turn')).toBeVisible();
});

test('a log becomes a table of this browser', onPhone, async ({ page, server }) => {
  const table = Table.start(calamandara, { seats: 2, chance: seededChance(7) });
  await open(page, server.url, '/replay');
  await page.locator('input[type=file]').setInputFiles({
    name: 'mesa.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(table.log())),
  });
  await expect(page).toHaveURL(/\/match\/local-/);
  await expect(yourTurn(page)).toBeVisible();
});
