/** The Clockwork Prince beside the real box: an evening on a phone, without a network, gone on with. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle } from './playing.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });
test.beforeEach(async ({ page }) => settle(page));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });

/** Three cards by name: the suit first, or a part of the name. */
async function draw(page: Page): Promise<void> {
  const cards = page.locator('.evening-cards');
  await expect(heading(page)).toContainText('baralho do mundo');
  await cards.getByRole('button', { name: 'Lar', exact: true }).click();
  await cards.getByRole('button', { name: 'Contador de Histórias' }).click();
  await page.getByRole('searchbox').fill('lutadores');
  await cards.locator('.btn:not(.big)').first().click();
  await cards.getByRole('button', { name: 'Visão' }).click();
}

/** Whatever else his turn asks, up to the person's own. */
async function princeTurn(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await expect(page.locator('.evening-turn .btn').first()).toBeVisible();
    if (await button(page, /^Fim do turno: já/).count()) return;
    if (await button(page, 'Feito no tabuleiro').count()) await button(page, 'Feito no tabuleiro').click();
    else if (await page.locator('.evening-cards').count()) await draw(page);
    else if (await button(page, 'É assim').count()) await button(page, 'É assim').click();
    else await page.locator('.evening-moves .btn').first().click();
  }
}

test('an evening against the Prince: set up, offline, told, asked, his mind and why', async ({ page, context }) => {
  const narrow = (page.viewportSize()?.width ?? 0) < 900;
  await page.goto('/');
  await page.getByRole('link', { name: /Mesa física: autômatos de Oath/ }).click();
  await button(page, 'Começar a noite').click();
  await page.locator('.evening-moves .btn').first().click();
  await expect(heading(page)).toContainText('Está tudo assim na mesa?');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const list = await (await caches.open('tavola-games')).match('/kept-games.json');
        return list ? ((await list.json()) as string[]) : [];
      }),
    )
    .toContain('oath');
  await context.setOffline(true);
  await page.reload();
  await button(page, 'Sim: a mesa está assim').click();

  await draw(page);
  const tasks = page.locator('.evening-tasks').filter({ visible: true });
  await expect(tasks).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Por quê?').first().click();
  await expect(tasks.locator('.ladder').first()).toBeVisible();
  await tasks.locator('li', { hasText: 'Marcador de ação' }).first().getByRole('button', { name: 'Por quê?' }).click();
  await button(page, 'Ver a mente do Príncipe').first().click();
  await expect(page.locator('.oath-mind').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await princeTurn(page);
  await expect(heading(page)).toContainText('na mesa: o que ficou');

  if (narrow) await button(page, 'Editar mesa').click();
  await page
    .getByRole('button', { name: /^Planícies/ })
    .filter({ visible: true })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Carta 2' }).selectOption({ index: 5 });
  await sheet.getByRole('button', { name: /^Mais: Influência solta/ }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  if (narrow) await button(page, 'Turno').click();
  await page.reload();
  await button(page, /^Fim do turno: pergunte/).click();
  await expect(page.locator('.evening-turn').getByRole('heading', { level: 1 })).not.toContainText('o que ficou');
  await princeTurn(page);
  await expect(heading(page)).toContainText('na mesa: o que ficou');
});
