/** Chronicles: games that follow from one another, branch, and travel as one file. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { oath } from '@tavola/games/oath/game.ts';
import { commitment, fairChance } from '@tavola/kernel/rules/chance.ts';
import type { Legacy } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expectAccessible } from './axe.ts';
import { settle } from './playing.ts';
import { openFinished } from './position.ts';
import { onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

test(
  'a finished game leads to the next one, to another one, and to a file that opens elsewhere',
  onPhone,
  async ({ page }) => {
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
  },
);

test('a chronicle of this browser is handed over to the server', onPhone, async ({ page }) => {
  test.slow();
  await settle(page);
  await page.goto('/chronicles');
  await page.locator('input[type=file]').setInputFiles({
    name: 'chronicle.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(twoGames())),
  });
  await expect(page).toHaveURL(/\/chronicle\/local-/);
  await expect(page.locator('.timeline .ring')).toHaveCount(2);
  await page.getByRole('button', { name: 'Entregar ao servidor' }).click();
  await expect(page).toHaveURL(/\/chronicle\/(?!local-)/);
  await expect(page.locator('.timeline .ring')).toHaveCount(2);
  await expect(page.locator('.oath-legacy .land')).toHaveCount(8);
  await page.getByRole('button', { name: 'Começar a 3ª partida' }).click();
  await expect(page).toHaveURL(/\/match\/(?!local-)/);
});

/** A chronicle file: one game of Oath and the one that follows from it. */
function twoGames(): object {
  const first = finished('first', undefined);
  const second = finished('second', first.outcome?.legacy);
  return {
    chronicle: 1,
    game: 'oath',
    name: 'Duas coroas',
    games: [
      { id: 'a', follows: null, log: first },
      { id: 'b', follows: 'a', log: second },
    ],
  };
}
function finished(seed: string, inheritance: Legacy | undefined): Log {
  const chance = fairChance(seed);
  const table = Table.start(oath, { seats: 2, options: { chronicle: true }, chance, inheritance });
  const rng = seededRng(7);
  for (let asked = table.firstQuestion; asked !== null; asked = table.firstQuestion)
    table.take(asked.seat, rng.below(asked.options.length));
  return { ...table.log(), seed, commitment: commitment(seed) };
}
