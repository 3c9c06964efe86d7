/** The assistant beside the box of Evenfall: an evening on a phone without a network, and what the next one no longer asks. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectKept, expectNoSideways } from './evening.ts';
import { settle } from './playing.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR', serviceWorkers: 'allow' });
test.beforeEach(async ({ page }) => settle(page));

const button = (page: Page, name: string | RegExp) =>
  page.locator('.evening-turn').getByRole('button', { name }).filter({ visible: true });
const heading = (page: Page) => page.locator('.evening-turn').getByRole('heading', { level: 1 });

/** Side, Coven, difficulty: what the box does not say. */
async function begin(page: Page): Promise<void> {
  await page.goto('/assistant/new/evenfall');
  await page.getByLabel('Dificuldade').selectOption({ label: 'Herdeira do Trono' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pronto: arrumar a mesa' }).click();
  await button(page, /^Feito/).click();
  await expect(heading(page)).toHaveText('Sua vez, na mesa');
}

test('an evening: printed values are read off once, offline, and learned for the next', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Mesa física: autômatos de Evenfall/ }).click();
  await begin(page);
  await expectKept(page, 'evenfall');
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText('Sua vez, na mesa');

  await button(page, 'Fiz uma ação: vez dela').click();
  await expect(heading(page)).toContainText('vire a carta');
  await expectAccessible(page);
  await button(page, '3 PV').click();
  await button(page, '12').click();
  await expectAccessible(page);
  await button(page, 'Descobrir nas Montanhas Centrais').click();
  // The leftmost Place decides; the others are not asked for.
  await button(page, '2 Bruxas').click();
  await expectAccessible(page);
  const tasks = page.locator('.evening-turn .evening-tasks');
  await expect(tasks).toContainText('2 Bruxas para o Centro');

  await page.reload();
  await expect(tasks).toContainText('2 Bruxas para o Centro');
  await tasks.getByRole('button', { name: 'Por quê?' }).first().click();
  await expect(page.locator('.ladder').first()).toBeVisible();
  await expectAccessible(page);
  await button(page, /^Feito/).click();
  await expect(heading(page)).toHaveText('Sua vez, na mesa');

  // The conflict: she has two Witches in the Mountains.
  await button(page, /^Passar/).click();
  await expect(heading(page)).toContainText('carta 1 de 2 dela');
  await button(page, '2 PV').click();
  await button(page, '2 PV').click();
  await expect(tasks).toContainText('Força dela: 7');
  await button(page, /^Feito/).click();
  await button(page, 'Não, tenho menos').click();
  await button(page, '2 PV').click();
  await button(page, 'Transferência').click();
  await expect(tasks).toContainText(/Pedra da esquerda.*dela/);
  await expectNoSideways(page);
  await button(page, /^Feito/).click();

  // A second evening on this device: what was read off is not asked again.
  await begin(page);
  await button(page, 'Fiz uma ação: vez dela').click();
  await button(page, '3 PV').click();
  await expect(page.getByRole('group', { name: '1º Local da esquerda' })).toBeVisible();
});
