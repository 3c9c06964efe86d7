/** Chronicles: games that follow from one another, branch, and travel as one file. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle } from './playing.ts';
import { openFinished } from './position.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

test('a finished game leads to the next one, to another one, and to a file that opens elsewhere', async ({ page }) => {
  test.slow();
  await settle(page);
  const id = await openFinished(page, 'oath', 2, { chronicle: true });
  const address = `/chronicle/${id.replace(/^.*\//, '')}`;
  const rings = page.locator('.timeline .ring');
  await page.getByRole('link', { name: 'Abrir a crônica' }).click();
  await expect(page).toHaveURL(address);
  await expect(rings).toHaveCount(1);
  await expect(page.getByText('O mundo como está')).toBeVisible();
  await expect(page.locator('.oath-legacy .land')).toHaveCount(8);
  await expect(page.locator('.tally tbody tr')).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Começar a 2ª partida' }).click();
  await expect(page).toHaveURL(/\/match\//);
  await page.goto(address);
  await expect(rings).toHaveCount(2);

  await rings.first().click();
  await page.getByRole('button', { name: 'Continuar daqui de outro jeito' }).click();
  await expect(page).toHaveURL(/\/match\//);
  await page.goto(address);
  await expect(rings).toHaveCount(3);
  await expect(page.locator('.timeline .branch')).toHaveCount(1);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ chronicle: 1, game: 'oath' });

  await page.goto('/chronicles');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page).toHaveURL(/\/chronicle\/local-/);
  await expect(rings).toHaveCount(1);
  await page.getByRole('button', { name: 'Começar a 2ª partida' }).click();
  await expect(page).toHaveURL(/\/match\/local-/);
});
