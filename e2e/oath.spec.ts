/** Oath on the web table. */
import { expect, type Page } from '@playwright/test';
import type { State } from '@tavola/games/oath/rules/state/state.ts';
import { previewOf } from '@tavola/kernel/host/preview.ts';
import { kindOf, type Move, moveId } from '@tavola/kernel/rules/ask.ts';
import { expectAccessible } from './axe.ts';
import { over, playBriskly, settle, yourTurn } from './playing.ts';
import { openFinished, openWhenAsked } from './position.ts';
import { inEachSize, onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';
import { smallTargets } from './thumbs.ts';
import { brokenWords } from './words.ts';

test.use({ locale: 'pt-BR' });

test(
  'a whole game against bots by touching what is highlighted, accessible in both themes',
  onDesktop,
  async ({ page }) => {
    test.slow();
    await settle(page);
    await openTable(page, 2);
    await expect(page.locator('.oath-site')).toHaveCount(8);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    // The one whole game of Oath in the browser: the kits play the others, table.spec.ts looks at the start on a phone.
    await playBriskly(page, 4);
    await expectEnd(page);
  },
);

test('on a phone the end of a game is shown', onPhone, async ({ page }) => {
  await openFinished(page, 'oath', 2);
  await expectEnd(page);
});

/** Nothing is counted, so there is no score to open. */
async function expectEnd(page: Page): Promise<void> {
  await expect(over(page)).toBeVisible();
  await expect(over(page).locator('.score-lines')).toHaveCount(0);
}

test('a site is travelled to by touching it, for what stands on it', async ({ page }) => {
  await settle(page);
  await openWhenAsked(page, 'oath', 3, 1, ({ ask, options }) => ask === 'act' && options.some(isTravel));
  const supply = page.locator('.oath-supply ol').filter({ visible: true }).first();
  const before = Number((await supply.getAttribute('aria-label'))?.match(/\d+/)?.[0]);
  const site = page.locator('.oath-site:has(> .ground.legal)').filter({ visible: true }).first();
  const cost = Number(await site.locator('.journey b').first().textContent());
  expect(cost).toBeGreaterThan(0);
  // Where its name stands, above the cards.
  await site.locator('.ground').click({ position: { x: 140, y: 12 } });
  await expect(supply).toHaveAttribute('aria-label', `Suprimento ${before - cost} de 7`);
});

function isTravel(move: Move): boolean {
  return moveId(move) === 'major:travel';
}

test('on a phone all sites that one may travel to stand on the screen at once', onPhone, async ({ page }) => {
  await settle(page);
  await openWhenAsked(page, 'oath', 3, 1, ({ ask, options }) => ask === 'travel' && options.length > 3);
  const sites = page.locator('.gathered .ground.legal');
  await expect(sites.first()).toBeVisible();
  expect(await sites.count()).toBeGreaterThan(3);
  for (const site of await sites.all()) await expect(site).toBeInViewport({ ratio: 1 });
});

// On a phone a touch on a site that is a target means the site; a held finger reads the card (explain.spec.ts).
test('a card opens whole and closes again', onDesktop, async ({ page }) => {
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

test(
  'a campaign is one sheet: more targets are touched while it waits, and nothing is sent before',
  onDesktop,
  async ({ page }) => {
    await settle(page);
    await openWhenAsked(page, 'oath', 3, 1, ({ ask, options, seat }, table) => {
      if (ask !== 'act' || !options.some((move) => moveId(move) === 'major:campaign')) return false;
      const { ask: next, options: targets } = previewOf(table, seat, 'major:campaign', 2);
      return next === 'targets' && (targets ?? []).length > 2 && (targets ?? []).some(({ id }) => id === 'done');
    });
    const picks = async () => Number(await page.locator('.table').getAttribute('data-picks'));
    const before = await picks();
    await page.getByRole('button', { name: /^Campanha/ }).click();
    const targets = page.locator('.pieces .touch.legal');
    const dice = page.locator('.decision .amounts');
    await expect(dice).toBeVisible();
    await expect(page.locator('.confirm')).toHaveText(/dados?$/);
    const open = await targets.count();
    await targets.first().click();
    await expect.poll(() => targets.count()).toBeLessThan(open);
    await expect(dice).toBeVisible();
    expect(await picks()).toBe(before);
    await page.locator('.confirm').click();
    await expect.poll(picks).toBeGreaterThanOrEqual(before + 4);
  },
);

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
  expect(await smallTargets(page)).toEqual([]);
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

test('on a board no name lies over another, and no name of a card is broken', async ({ page, isMobile }) => {
  await settle(page);
  const open = () =>
    openWhenAsked(page, 'oath', 4, 0, ({ ask }, { state }) => ask === 'act' && (state as State).round > 2);
  const sizes = isMobile ? [{ width: 360, height: 640 }, SIDEWAYS] : [DESK, { width: 960, height: 720 }];
  await inEachSize(page, sizes, open, async () => {
    await expect(page.locator('.oath-majors button').first()).toBeVisible();
    const boxes = '.left, .right > *, .called, b, .chip-numbers';
    expect(await brokenWords(page, '.oath-player, .oath-card .called, .major, .oath-chip', boxes)).toEqual([]);
  });
});

const DESK = { width: 1440, height: 900 };
const SIDEWAYS = { width: 844, height: 390 };

async function openTable(page: Page, seats: number): Promise<void> {
  await page.goto('/');
  await page.request.post('/api/people', { data: { name: 'Ana' } });
  const bots = new Array(seats - 1).fill({ kind: 'bot', level: 'easy' });
  const made = await page.request.post('/api/matches', { data: { game: 'oath', seats: [{ kind: 'me' }, ...bots] } });
  const { id } = (await made.json()) as { readonly id: string };
  await page.goto(`/match/${id}`);
  await expect(yourTurn(page).or(page.locator('.decision.waiting'))).toBeVisible();
}
