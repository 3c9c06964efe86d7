/** A first visit as most people make it: nothing is kept in this browser, and motion is not reduced. */
import { expect } from '@playwright/test';
import { games } from '@tavola/games/shelf.ts';
import { yourTurn } from './playing.ts';
import { onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR', serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } });

test('two touches lead from home to the first question of each game, without an error', onPhone, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const { name } of games) {
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`${name['pt-BR']} agora contra bots`) }).click();
    // Where a bot began, a first game tells what it did.
    const recap = page.getByRole('region', { name: 'O que mudou desde a sua vez' });
    await expect(yourTurn(page).or(recap)).toBeVisible();
  }
  expect(errors).toEqual([]);
});
