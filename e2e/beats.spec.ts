/** An automaton's turn step by step, and what happened during an absence. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle, touchOne, yourTurn } from './playing.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR', contextOptions: { reducedMotion: 'no-preference' } });

const steps = (page: Page) => page.locator('.decision.steps');
const place = (page: Page) => steps(page).getByText(/^Passo \d+ de \d+$/);

async function againstTheAutoma(page: Page): Promise<void> {
  await page.goto('/');
  await page.request.post('/api/people', { data: { name: 'Ana' } });
  const seats = [{ kind: 'me' }, { kind: 'automaton' }];
  const made = await page.request.post('/api/matches', { data: { game: 'evenfall', seats } });
  const { id } = (await made.json()) as { readonly id: string };
  await page.goto(`/match/${id}`);
  await expect(yourTurn(page)).toBeVisible();
}

/** Touches on until the Automa has moved, in steps or at once. */
async function untilSheMoves(page: Page): Promise<void> {
  for (let i = 0; i < 25; i++) {
    await expect(yourTurn(page).or(steps(page)).first()).toBeVisible();
    if ((await steps(page).count()) > 0) return;
    const end = page.locator('.option[data-option="end-turn"]');
    if ((await end.count()) > 0) await end.first().evaluate((it: HTMLElement) => it.click());
    else await touchOne(page, (n) => (i * 5) % n);
    await page.waitForTimeout(150);
  }
  throw new Error('the Automa never moved');
}

test('by hand each step waits; it can be gone back, gone on and skipped', onPhone, async ({ page }) => {
  await settle(page, { tempo: 'hand' });
  await againstTheAutoma(page);
  await untilSheMoves(page);
  await expect(place(page)).toContainText('Passo 1 de');
  const fresh = page.locator('.log .fresh');
  const lines = await fresh.count();
  await expectAccessible(page);
  await steps(page).getByRole('button', { name: 'Próximo passo' }).click();
  await expect(place(page).filter({ hasText: 'Passo 1 de' })).toHaveCount(0);
  if ((await steps(page).count()) > 0) {
    await steps(page).getByRole('button', { name: 'Passo anterior' }).click();
    await expect(place(page)).toContainText('Passo 1 de');
    await expect(fresh).toHaveCount(lines);
    await steps(page).getByRole('button', { name: 'Pular' }).click();
  }
  await expect(yourTurn(page)).toBeVisible();
  // What was shown once is not shown again by itself.
  await page.reload();
  await expect(yourTurn(page)).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
});

test(
  'by themselves they go on, with reduced motion too; at the speed “direct” all is there at once',
  onDesktop,
  async ({ page }) => {
    await settle(page, { tempo: 'fast' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await againstTheAutoma(page);
    await untilSheMoves(page);
    await expect(yourTurn(page)).toBeVisible();
    await expect(steps(page)).toHaveCount(0);
    await page.evaluate(() => {
      const chosen = JSON.parse(localStorage.getItem('tavola-settings') ?? '{}');
      localStorage.setItem('tavola-settings', JSON.stringify({ ...chosen, tempo: 'direct' }));
    });
    await page.reload();
    await expect(yourTurn(page)).toBeVisible();
    for (let i = 0; i < 6; i++) {
      await touchOne(page, (n) => (i * 3) % n);
      await expect(steps(page)).toHaveCount(0);
      await expect(yourTurn(page)).toBeVisible();
    }
  },
);

test(
  'after a long absence what happened is offered, and plays step by step; after a moment it is not',
  onPhone,
  async ({ page }) => {
    await settle(page, { tempo: 'hand' });
    await againstTheAutoma(page);
    await untilSheMoves(page);
    await steps(page).getByRole('button', { name: 'Pular' }).click();
    const offer = page.getByText('Quer ver o que aconteceu desde a sua última vez?');
    await page.reload();
    await expect(yourTurn(page)).toBeVisible();
    await expect(offer).toHaveCount(0);
    // An hour ago, and one pick earlier.
    await page.evaluate(() => {
      const seen = JSON.parse(localStorage.getItem('tavola-seen') ?? '{}');
      for (const it of Object.values(seen) as { at: number; count: number }[]) {
        it.at -= 3_600_000;
        it.count -= 1;
      }
      localStorage.setItem('tavola-seen', JSON.stringify(seen));
    });
    await page.reload();
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Ver', exact: true }).click();
    await expect(place(page)).toContainText('Passo 1 de');
    await steps(page).getByRole('button', { name: 'Pular' }).click();
    await expect(yourTurn(page)).toBeVisible();
  },
);
