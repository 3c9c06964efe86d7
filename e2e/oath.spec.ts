/** Oath on the web table. */
import { expect, type Page } from '@playwright/test';
import type { State } from '@tavola/games/oath/rules/state.ts';
import { kindOf } from '@tavola/kernel/ask.ts';
import { expectAccessible } from './axe.ts';
import { over, playBriskly, settle, yourTurn } from './playing.ts';
import { openWhenAsked } from './position.ts';
import { onDesktop } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

test('a whole game against bots by touching what is highlighted, accessible in both themes', async ({ page }) => {
  test.slow();
  await settle(page);
  await openTable(page, 2);
  await expect(page.locator('.oath-site')).toHaveCount(8);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
  await playBriskly(page, 4);
  await expect(over(page)).toBeVisible();
});

test('the way to a site costs what stands on it', async ({ page }) => {
  await settle(page);
  await openWhenAsked(page, 'oath', 3, 1, ({ ask }) => ask === 'travel');
  const supply = page.locator('.oath-supply ol').filter({ visible: true }).first();
  const before = Number((await supply.getAttribute('aria-label'))?.match(/\d+/)?.[0]);
  const site = page.locator('.oath-site:has(> .ground.legal)').filter({ visible: true }).first();
  const cost = Number(await site.locator('.journey b').first().textContent());
  expect(cost).toBeGreaterThan(0);
  // Where its name stands, above the cards.
  await site.locator('.ground').click({ position: { x: 140, y: 12 } });
  await expect(supply).toHaveAttribute('aria-label', `Suprimento ${before - cost} de 7`);
});

test('a card opens whole and closes again', async ({ page }) => {
  await settle(page);
  await openWhenAsked(
    page,
    'oath',
    3,
    1,
    ({ ask }, { state }) => ask === 'travel' && (state as { round: number }).round > 1,
  );
  await page.locator('.oath-site:not(.open) .oath-lying').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.oath-card.whole')).toBeVisible();
  await expect(sheet.locator('.where')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('a campaign is drawn with its targets, and what a sacrifice would do', async ({ page }) => {
  await settle(page);
  await openWhenAsked(page, 'oath', 3, 1, ({ ask }) => kindOf(ask) === 'sacrifice');
  const war = page.locator('.oath-war');
  await expect(war.locator('.course .now')).toHaveText('Sacrifício');
  await expect(war.locator('.war-target.declared').first()).toBeVisible();
  await expect(war.locator('.outcomes')).toContainText('Se aceitar a derrota');
  await expectAccessible(page);
  await page.locator('.option').filter({ hasText: 'Sacrificar' }).click();
  await expect(war.locator('.outcomes')).toHaveCount(0);
});

test('an exchange is a sheet with two sides', async ({ page }) => {
  await settle(page);
  await openWhenAsked(
    page,
    'oath',
    4,
    1,
    ({ ask, options }) =>
      kindOf(ask) === 'propose' && options.some((move) => (move as { what?: string }).what === 'favor'),
  );
  const sheet = page.locator('.oath-deal');
  await expect(sheet.locator('.half')).toHaveCount(2);
  await expectAccessible(page);
  await sheet.locator('.term.legal', { hasText: 'influência' }).first().click();
  await expect(sheet.locator('.term.listed')).toHaveCount(1);
  await expect(sheet.locator('.sentence')).toContainText('1 influência');
});

test('the actions of a turn can be read, and on a phone whatever can be touched is as large as a thumb', async ({
  page,
  isMobile,
}) => {
  await settle(page);
  await openWhenAsked(
    page,
    'oath',
    4,
    1,
    ({ ask }, { state }) => ask === 'act' && (state as { round: number }).round > 2,
  );
  await expect(page.locator('.oath-majors button').first()).toBeVisible();
  await expectAccessible(page);
  if (!isMobile) return;
  const small = await page.evaluate(() => {
    // A chip is touched anywhere.
    const touched = (it: Element) => (it.closest('.chip-pl') ?? it).getBoundingClientRect();
    return [...document.querySelectorAll('.pieces button, .decision button')]
      .filter((it) => (it as HTMLElement).checkVisibility() && !it.closest('.sight'))
      .map((it) => ({ name: it.getAttribute('aria-label') ?? it.textContent, box: touched(it) }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
  });
  expect(small).toEqual([]);
});

test("the Prince's mind opens with the way of his turn lit and the reason for every arrow", async ({
  page,
  isMobile,
}) => {
  await settle(page);
  const seats = [{ kind: 'automaton' }, { kind: 'player' }, { kind: 'player' }] as const;
  await openWhenAsked(page, 'oath', seats, 1, ({ ask }, { state }) => {
    const { players } = state as State;
    return ask === 'act' && (players[0]?.prince?.thoughts.length ?? 0) > 2;
  });
  if (isMobile) await page.getByRole('button', { name: 'Abrir o tabuleiro: Príncipe Autômato' }).click();
  else await page.locator('.princely').filter({ visible: true }).click();
  const mind = page.getByRole('dialog').getByRole('region', { name: 'Guia Mental do Príncipe' });
  await expect(mind.locator('.node')).toHaveCount(33);
  const steps = mind.locator('.path > li');
  const walked = await mind.locator('.arrow.walked').count();
  expect(walked).toBeGreaterThan(2);
  await expect(steps).toHaveCount(walked + 1);
  await expect(mind.locator('.node.now.been')).toHaveCount(1);
  await expect(mind.locator('.path .taken')).toHaveCount(walked);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
});

// On a phone the log is the same, behind a tab.
test('a line of the log about the Prince leads to his mind', onDesktop, async ({ page }) => {
  await settle(page);
  const seats = [{ kind: 'automaton' }, { kind: 'player' }, { kind: 'player' }] as const;
  await openWhenAsked(page, 'oath', seats, 1, ({ ask }) => ask === 'act');
  await page.locator('.log details:has(.i use[href*="why"]) summary').last().click();
  await page.getByRole('button', { name: 'Ver o Guia Mental' }).last().click();
  await expect(page.getByRole('dialog').locator('.node')).toHaveCount(33);
});

async function openTable(page: Page, seats: number): Promise<void> {
  await page.goto('/');
  await page.request.post('/api/people', { data: { name: 'Ana' } });
  const bots = new Array(seats - 1).fill({ kind: 'bot', level: 'easy' });
  const made = await page.request.post('/api/matches', { data: { game: 'oath', seats: [{ kind: 'me' }, ...bots] } });
  const { id } = (await made.json()) as { readonly id: string };
  await page.goto(`/match/${id}`);
  await expect(yourTurn(page).or(page.locator('.decision.waiting'))).toBeVisible();
}
