/** What others did: told before your turn, and played again. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle, touchOne, yourTurn } from './playing.ts';
import { onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

const recap = (page: Page) => page.getByRole('region', { name: 'O que mudou desde a sua vez' });
const AUTOMATA = ['marquise', 'eyrie'].map((faction) => ({ kind: 'automaton', settings: { faction } }));

async function againstAutomata(page: Page): Promise<void> {
  await page.goto('/');
  await page.request.post('/api/people', { data: { name: 'Ana' } });
  const seats = [{ kind: 'me', settings: { faction: 'alliance' } }, ...AUTOMATA];
  const made = await page.request.post('/api/matches', { data: { game: 'root', seats } });
  const { id } = (await made.json()) as { readonly id: string };
  await page.goto(`/match/${id}`);
  await expect(yourTurn(page)).toBeVisible();
}

/** Ends phases and turns, or touches what is lit, until the automata have had their turns. */
async function untilTold(page: Page): Promise<void> {
  const done = page.locator('.option[data-option="done"], .option[data-option="pass"]');
  for (let touches = 0; touches < 60; touches++) {
    await expect(yourTurn(page).or(recap(page)).first()).toBeVisible();
    if (await recap(page).isVisible()) return;
    if ((await done.count()) > 0) await done.first().evaluate((it: HTMLElement) => it.click());
    else await touchOne(page, (n) => (touches * 5) % n);
    await page.waitForTimeout(150);
  }
  throw new Error('no recap was shown');
}

test(
  'before your turn a sheet tells what others did; a line lights its place, and the board is seen',
  onPhone,
  async ({ page }) => {
    test.slow();
    await settle(page, { recap: 'always' });
    await againstAutomata(page);
    await untilTold(page);
    const lines = recap(page).locator('li');
    const count = await lines.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(6);
    await expectAccessible(page);
    const far = lines.filter({ has: page.locator('.place-sign') }).getByRole('button');
    if ((await far.count()) > 0) {
      if ((await far.first().getAttribute('aria-pressed')) !== 'true') await far.first().click();
      await expect(far.first()).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('.lit-places i').first()).toBeVisible();
    }
    // After a reload it is told again, from what the server knows.
    await page.reload();
    await expect(recap(page)).toBeVisible();
    await recap(page).getByRole('button', { name: 'Começar a vez' }).click();
    await expect(recap(page)).toHaveCount(0);
    await expect(yourTurn(page)).toBeVisible();
    await expect(page.locator('.lit-places i')).toHaveCount(0);
  },
);

test(
  '“Rever” plays what was missed and comes back; a touch on the board puts the sheet away',
  onPhone,
  async ({ page }) => {
    test.slow();
    await settle(page, { recap: 'always' });
    await againstAutomata(page);
    await untilTold(page);
    await recap(page).getByRole('button', { name: 'Rever' }).click();
    const steps = page.locator('.decision.steps');
    await expect(steps).toBeVisible();
    await steps.getByRole('button', { name: 'Pular' }).click();
    await expect(recap(page)).toBeVisible();
    const picks = await page.locator('.table').getAttribute('data-picks');
    await page.locator('.board-box').click({ position: { x: 40, y: 40 } });
    await expect(recap(page)).toHaveCount(0);
    await expect(page.locator('.table')).toHaveAttribute('data-picks', picks ?? '');
  },
);

test('a question that others answer first does not swallow the recap', onPhone, async ({ page }) => {
  await settle(page, { recap: 'always' });
  await page.goto('/');
  await page.request.post('/api/people', { data: { name: 'Ana' } });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
  const made = await page.request.post('/api/matches', { data: { game: 'calamandara', seats } });
  const { id } = (await made.json()) as { readonly id: string };
  await page.goto(`/match/${id}`);
  await untilTold(page);
  await recap(page).getByRole('button', { name: 'Começar a vez' }).click();
  await expect(yourTurn(page)).toBeVisible();
});
