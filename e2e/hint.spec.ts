/** Hints while one plays alone, and what a search says of a game that is over. */
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { over, settle } from './playing.ts';
import { openFinished, openWhenAsked } from './position.ts';
import { test } from './server.ts';

test.describe('pt-BR', () => {
  test.use({ locale: 'pt-BR' });

  test('a hint is asked for, shows its ideas with chances, and is taken', async ({ page }) => {
    await settle(page);
    await openWhenAsked(page, 'calamandara', 2, 0, ({ options }) => options.length > 4);
    await page.getByRole('button', { name: 'Dica' }).click();
    const hint = page.getByRole('region', { name: 'Dica' });
    await expect(hint.getByText(/Agora você tem \d+% de chance/)).toBeVisible();
    await expect(hint.getByRole('listitem').first()).toContainText('%');
    await expectAccessible(page);
    const picks = await page.locator('.table').getAttribute('data-picks');
    await hint.locator('footer .primary').click();
    await expect(page.locator('.table')).not.toHaveAttribute('data-picks', picks ?? '');
    await expect(hint).toHaveCount(0);
  });

  test('a finished game is analysed, the analysis is kept, and one plays on from a turning point', async ({ page }) => {
    await settle(page);
    await openFinished(page, 'calamandara', 2, { maxRounds: 3 });
    await expect(over(page).getByRole('link', { name: 'Rever' })).toBeVisible();
    await expectAccessible(page);
    await over(page).getByRole('link', { name: 'Analisar' }).click();
    const analysis = page.getByRole('region', { name: 'Como a partida virou' });
    await analysis.getByRole('button', { name: 'Analisar' }).click();
    await expect(analysis.getByText('análise pronta · força leve')).toBeVisible({ timeout: 120_000 });
    await page.reload();
    await expect(analysis.getByText('análise pronta · força leve')).toBeVisible();
    await analysis.getByRole('button', { name: 'Virada 1' }).click();
    await expect(analysis.getByText('O que a busca preferia')).toBeVisible();
    await expectAccessible(page);
    await analysis.getByRole('button', { name: 'Jogar daqui' }).click();
    await expect(page).toHaveURL(/\/match\/[^/]+$/);
    await expect(page.locator('.table')).toBeVisible();
  });
});
