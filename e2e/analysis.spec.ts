/** The analysis of a finished game: how far it is, stopped, made, kept with the match, its turning points, and playing on from one. */
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle, yourTurn } from './playing.ts';
import { openFinished } from './position.ts';
import { onDesktop } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

test('a game is analysed, the analysis is kept, and one plays on from a turning point', onDesktop, async ({ page }) => {
  await settle(page);
  const id = await openFinished(page, 'calamandara', 2, { maxRounds: 1 });
  await page.goto(`/match/${id}/replay?analysis=1`);
  const analysis = page.getByRole('region', { name: 'Como a partida virou' });
  const stop = analysis.getByRole('button', { name: 'Parar' });
  const make = analysis.getByRole('button', { name: 'Analisar' });
  await expect(stop.or(make).first()).toBeVisible();
  if (await make.isVisible()) await make.click();
  await expect(analysis.getByRole('progressbar')).toBeVisible();
  await stop.click();
  await expect(analysis.getByRole('progressbar')).toHaveCount(0);
  await expect(analysis.getByText('análise pronta')).toHaveCount(0);

  await make.click();
  await expect(analysis.getByText('análise pronta')).toBeVisible({ timeout: 120_000 });
  await expect(analysis.locator('.plot path:not(.grid)')).toHaveCount(2);
  await expectAccessible(page);
  await page.reload();
  await expect(analysis.getByText('análise pronta')).toBeVisible();
  await expect(analysis.getByRole('progressbar')).toHaveCount(0);

  await analysis.getByRole('list', { name: 'Viradas' }).getByRole('button').first().click();
  await expect(analysis.getByText('O que a busca preferia')).toBeVisible();
  await expect(analysis.locator('.turning dd')).toHaveCount(2);
  await analysis.locator('.turning').getByRole('button', { name: 'Jogar daqui' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/match/${id}/`));
  await expect(yourTurn(page).or(page.locator('.decision')).first()).toBeVisible();
});
