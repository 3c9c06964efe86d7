/** The lab: a run in Web Workers, its plots and tables, its files, its link. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectKept } from './evening.ts';
import { settle } from './playing.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });
test.beforeEach(async ({ page }) => settle(page));

const SMALL = 'game=labyrinx&seats=player,player,player&bots=greedy,random&games=12&seed=4';
const status = (page: Page) => page.getByRole('status').filter({ hasText: /rodada/ });

test('opens with the kept runs and what they say of the balance', async ({ page }) => {
  await page.goto('/lab?game=labyrinx');
  await expect(page.getByRole('heading', { name: 'Laboratório' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vitórias' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qual personagem é o mais forte?' })).toBeVisible();
  const table = page.getByRole('region', { name: 'Como terminou' });
  await page.locator('.lab-card', { hasText: 'Como terminou' }).getByText('Ver como tabela').click();
  await expect(table.getByRole('columnheader', { name: 'Motivo' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.getByLabel('Comparar com').selectOption({ index: 1 });
  await expect(page.getByRole('heading', { name: 'Comparar: Personagem' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Jogo' }).selectOption('oath');
  await expect(page.getByRole('heading', { name: 'Com que frequência o Chanceler vence?' })).toBeVisible();
});

test(
  'a link plays its run; the result is exported, and its own link repeats it exactly',
  onDesktop,
  async ({ page }) => {
    await page.goto(`/lab?${SMALL}`);
    await expect(status(page)).toHaveText('A rodada terminou: 12 partidas.');
    await expect(page).toHaveURL(/sum=[0-9a-f]{8}/);
    const address = page.url();
    await expectAccessible(page);

    const json = page.waitForEvent('download');
    await page.getByRole('button', { name: 'JSON' }).click();
    const result = JSON.parse(await readFile(await (await json).path(), 'utf8'));
    expect(result).toMatchObject({ lab: 1, run: { game: 'labyrinx', games: 12, seed: 4, bots: ['greedy', 'random'] } });
    expect(result.tally).toMatchObject({ games: 12, finished: 12, errors: [] });
    expect(result.command).toContain('npm run tavola -- lab labyrinx');
    const csv = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect(await readFile(await (await csv).path(), 'utf8')).toMatch(/^about,kind,value[\s\S]*\r\nbot,greedy,,18,/);

    await page.goto('/');
    await page.goto(address);
    await expect(page.getByText('Igual ao que o link prometia, partida por partida.')).toBeVisible();
    await page.goto(address.replace(/sum=[0-9a-f]{8}/, 'sum=00000000'));
    await expect(page.getByText(/Diferente do que o link prometia/)).toBeVisible();
  },
);

test('a run is set up by hand, paused, stopped, and keeps what was played', onDesktop, async ({ page }) => {
  await page.goto('/lab?game=labyrinx');
  await page.getByRole('combobox', { name: 'Quem joga no lugar 1' }).selectOption('ao acaso');
  await page.getByRole('button', { name: 'Tirar o lugar 4' }).click();
  await page.getByRole('spinbutton', { name: 'Partidas' }).fill('9000');
  await page.getByRole('button', { name: 'Jogar', exact: true }).click();
  const bar = page.getByRole('progressbar', { name: 'Partidas jogadas' });
  await expect(bar).toHaveAttribute('aria-valuemax', '9000');
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Parar/ }).click();
  await expect(status(page)).toHaveText(/A rodada terminou: [\d.]+ partidas/);
  const played = Number(new URL(page.url()).searchParams.get('games'));
  expect(played).toBeGreaterThan(3);
  expect(played).toBeLessThan(9000);
  await expect(page.getByRole('combobox', { name: 'Rodadas guardadas' })).toHaveValue('own-0');
});

test('a link that describes no run says so', onDesktop, async ({ page }) => {
  await page.goto('/lab?game=labyrinx&seats=gato&bots=greedy&games=5&seed=1');
  await expect(page.getByRole('alert')).toHaveText('Este link não descreve uma rodada.');
  await page.goto('/lab?game=labyrinx&seats=player,player&bots=clever&games=5&seed=1');
  await expect(page.getByRole('alert')).toHaveText('Não há um bot com esse nome.');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('works once it was opened', onPhone, async ({ page, context }) => {
    await page.goto('/lab?game=labyrinx');
    await expectKept(page, 'labyrinx');
    await context.setOffline(true);
    await page.goto(`/lab?${SMALL}`);
    await expect(status(page)).toHaveText('A rodada terminou: 12 partidas.');
  });
});
