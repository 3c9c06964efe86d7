/** Labyrinx on the web table. */
import { expect, type Page } from '@playwright/test';
import { kindOf } from '@tavola/kernel/ask.ts';
import { over, playToTheEnd, settle, yourTurn } from './playing.ts';
import { openWhenAsked } from './position.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

/** The smallest table, one easy bot, characters dealt: a game that fits into a test. */
async function newTable(page: Page): Promise<void> {
  await page.goto('/new/labyrinx');
  await page.getByRole('radio', { name: 'Bot' }).last().click();
  await page.getByRole('button', { name: 'fácil' }).first().click();
  await page.getByRole('combobox', { name: 'Mesa', exact: true }).selectOption('compact');
  await page.getByRole('button', { name: 'Sorteados' }).click();
  await page.getByRole('button', { name: 'Abrir a mesa' }).filter({ visible: true }).click();
  await expect(yourTurn(page)).toBeVisible();
}

test('a whole game against a bot by touching highlighted things only, then its replay', async ({ page }) => {
  test.slow();
  await settle(page);
  await newTable(page);
  const touches = await playToTheEnd(page, 1500);
  // A lucky bot has five treasures in a few turns.
  expect(touches).toBeGreaterThan(10);
  await expect(over(page)).toContainText(/vence|venceu|Empate/i);
  await page.getByRole('link', { name: 'Rever' }).click();
  await expect(page.getByText(/^Lance 0 de/)).toBeVisible();
});

test('the maze grows where it is touched, and the fog hides what lies there', async ({ page }) => {
  await settle(page);
  await openWhenAsked(page, 'labyrinx', 2, 0, ({ ask }) => kindOf(ask) === 'expand');
  await expect(page.locator('.decision').getByText('O labirinto cresce')).toBeVisible();
  const cards = page.locator('.lab-card.closed');
  const before = await cards.count();
  await page.locator('.target.legal').first().click();
  await expect(cards).toHaveCount(before + 1);
  await expect(page.getByRole('button', { name: 'Encerrar' })).toBeVisible();
});
