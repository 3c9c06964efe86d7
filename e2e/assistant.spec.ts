/** The assistant for the real table: an evening of Root on a phone, without a network, killed in mid-turn and gone on with. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectKept, expectNoSideways } from './evening.ts';
import { settle } from './playing.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });
test.beforeEach(async ({ page }) => settle(page));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
/** Not the clearings of that suit, which stand on the map beside it. */
const suit = (page: Page, name: string) => page.locator('.evening-cards').getByRole('button', { name }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });

/** Eyrie at the table against the Mechanical Marquise; its set-up up to the first turn. */
async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: /Mesa física: autômatos de Root/ }).click();
  await button(page, 'Começar a noite').click();
  await expect(heading(page)).toContainText('Quem joga primeiro?');
  await page.locator('.evening-moves .btn').first().click();
}

/** Answers whatever the set-up asks until a person's turn or the first card. */
async function setUp(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await expect(page.locator('.evening-turn .btn').first()).toBeVisible();
    if (await button(page, /^Fim do turno: já/).count()) return;
    if (await page.locator('.evening-cards').count()) return;
    if (await button(page, 'Feito no tabuleiro').count()) await button(page, 'Feito no tabuleiro').click();
    else await page.locator('.evening-moves .btn').first().click();
  }
}

/** The automaton's turn: a card, dice when it fights, then hands. */
async function automatonTurn(page: Page): Promise<void> {
  await suit(page, 'raposa').click();
  for (let i = 0; i < 20; i++) {
    await expect(page.locator('.evening-tasks').filter({ visible: true })).toBeVisible();
    if (await page.locator('.evening-dice').count()) {
      const rows = page.locator('.evening-dice fieldset');
      await rows.nth(0).getByRole('button', { name: '2' }).click();
      await rows.nth(1).getByRole('button', { name: '1' }).click();
    } else break;
  }
}

test('an evening: set up, told by touches, played on offline, killed and gone on with', async ({ page, context }) => {
  await begin(page);
  await setUp(page);
  await expectKept(page, 'root');
  await expect(heading(page)).toContainText('na mesa: o que mudou?');
  await expectAccessible(page);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toContainText('na mesa: o que mudou?');

  if ((page.viewportSize()?.width ?? 0) < 900) await button(page, 'Editar mesa').click();
  await page
    .getByRole('button', { name: /^Clareira 8/ })
    .filter({ visible: true })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Clareira 8' });
  await sheet.getByRole('button', { name: 'Mais: Guerreiros, Rapinas' }).click();
  await sheet.getByRole('button', { name: 'Mais: Guerreiros, Rapinas' }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  if ((page.viewportSize()?.width ?? 0) < 900) await button(page, 'Turno').click();

  await button(page, /^Fim do turno: já/).click();
  await expect(page.locator('.evening-cards')).toBeVisible();
  await expectAccessible(page);
  await suit(page, 'raposa').click();
  await expect(page.locator('.evening-tasks').filter({ visible: true })).toContainText('clareira 8');
  await expect(page.locator('.evening-dice')).toBeVisible();

  await page.reload();
  await expect(page.locator('.evening-dice')).toBeVisible();
  const rows = page.locator('.evening-dice fieldset');
  await rows.nth(0).getByRole('button', { name: '2' }).click();
  await rows.nth(1).getByRole('button', { name: '1' }).click();
  await expect(button(page, 'Feito no tabuleiro')).toBeVisible();
  await page
    .locator('.evening-tasks')
    .filter({ visible: true })
    .getByRole('button', { name: 'Por quê?' })
    .first()
    .click();
  await expect(page.locator('.ladder').first()).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Feito no tabuleiro').click();
  await expect(heading(page)).toContainText('na mesa: o que mudou?');

  await button(page, /^Fim do turno: já/).click();
  await automatonTurn(page);
  await button(page, 'Feito no tabuleiro').click();
  await expect(heading(page)).toContainText('na mesa: o que mudou?');
  await button(page, 'Voltar um passo').click();
  await page.goto('/assistant');
  await page.getByRole('link', { name: /^Noite de/ }).click();
  await expect(page.locator('.evening-turn .btn').first()).toBeVisible();
  await expectNoSideways(page);
});
