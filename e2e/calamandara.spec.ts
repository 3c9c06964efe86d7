/** Calamandara on the web table. */
import { expect, type Page } from '@playwright/test';
import { over, playToTheEnd, settle, yourTurn } from './playing.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

async function newTable(page: Page, rounds: number): Promise<void> {
  await page.goto('/new/calamandara');
  await page.getByRole('radio', { name: 'Bot' }).last().click();
  await page.getByText('Mais opções').click();
  await page
    .getByRole('textbox', { name: /rodadas/i })
    .first()
    .fill(String(rounds));
  await page.getByRole('button', { name: 'fácil' }).first().click();
  await page.getByRole('button', { name: 'Abrir a mesa' }).filter({ visible: true }).click();
  await expect(yourTurn(page)).toBeVisible();
}

test('a whole game against a bot by touching highlighted things only, then its replay', async ({ page }) => {
  await settle(page);
  await newTable(page, 2);
  const touches = await playToTheEnd(page);
  expect(touches).toBeGreaterThan(5);
  await expect(over(page)).toContainText(/vence|Empate|Ninguém/i);
  await page.getByRole('link', { name: 'Rever' }).click();
  await expect(page.getByText(/^Lance 0 de/)).toBeVisible();
  await page.getByRole('button', { name: 'Ir ao fim' }).click();
  await page.getByRole('tab', { name: 'Resultado' }).filter({ visible: true }).click();
  await expect(page.getByText(/conferem, um a um/)).toBeVisible();
});
