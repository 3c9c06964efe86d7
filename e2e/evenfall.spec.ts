/** Evenfall on the web table. */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { over, playBriskly, settle, touchOne, yourTurn } from './playing.ts';
import { onDesktop } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

test(
  'a solo game against the Automa to the end by touching what is highlighted, accessible in both themes',
  onDesktop,
  async ({ page }) => {
    await soloTable(page);
    await expect(page.getByRole('img', { name: /^Rondel da Automa/ })).toBeVisible();
    await touch(page, '[data-handle="token"].legal');
    await endTurn(page);
    await touch(page, '[data-handle="token"].refused');
    await expect(page.locator('.why')).toContainText('EVE-2.9');
    await expectHerReasons(page);
    for (let i = 0; i < 6; i++) {
      await expect(yourTurn(page)).toBeVisible();
      await touchOne(page, (n) => (i * 5) % n);
    }
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }

    await playBriskly(page, 3);
    await over(page).getByText('Placar linha a linha').click();
    const sheet = over(page).getByRole('table');
    await expect(sheet.getByRole('columnheader', { name: /A Automa/ })).toBeVisible();
    await expect(sheet.locator('.total td')).toHaveCount(2);
  },
);

test('two browsers bid in secret: nobody sees a Dial before both are set', onDesktop, async ({ page, browser }) => {
  const other = await tableForTwo(page, browser);
  await meetInTheNorth(page, other);

  const mana = (one: Page) => one.locator('[data-seat="0"] .amount.mana b').filter({ visible: true }).first();
  for (const one of [page, other]) {
    await expect(one.locator('.dial')).toBeVisible();
    await expect(mana(one)).toHaveText('2');
  }
  await touch(page, '[data-handle="number:2"].legal');
  await expect(page.locator('.decision.waiting')).toBeVisible();
  for (const one of [page, other]) {
    await expect(one.locator('.conflict.now .sealed')).toHaveCount(2);
    await expect(one.locator('.conflict .shown')).toHaveCount(0);
    await expect(mana(one)).toHaveText('2');
  }
  await touch(other, '[data-handle="number:1"].legal');
  for (const one of [page, other]) {
    await expect(one.locator('.conflict .shown').first()).toBeVisible();
    await expect(mana(one)).toHaveText('0');
  }
  await other.context().close();
});

async function soloTable(page: Page): Promise<void> {
  await settle(page);
  await page.goto('/new/evenfall');
  await page.getByRole('radio', { name: 'Autômato' }).last().click();
  await page.getByRole('button', { name: 'Abrir a mesa' }).filter({ visible: true }).click();
  await expect(yourTurn(page)).toBeVisible();
}

/** Makes a table with a friend and sits down there in a second browser. */
async function tableForTwo(page: Page, browser: Browser): Promise<Page> {
  await settle(page);
  await page.goto('/new/evenfall');
  await page.getByRole('radio', { name: 'Amigo' }).last().click();
  await page.getByRole('textbox', { name: 'Nome no lugar 1' }).fill('Ana');
  await page.getByRole('button', { name: 'Abrir a mesa' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/match\/m_/);
  const { origin, pathname } = new URL(page.url());
  const invitation = await page.evaluate(async (id) => {
    const { invitations } = await (await fetch(`/api/matches/${id}`)).json();
    return invitations.find(({ seat }: { seat: number | null }) => seat === 1).path as string;
  }, pathname.split('/').pop());
  const context = await browser.newContext({ locale: 'pt-BR', baseURL: origin, viewport: page.viewportSize() });
  const other = await context.newPage();
  await settle(other);
  await other.goto(invitation);
  await other.getByRole('textbox', { name: 'Nome à mesa' }).fill('Bia');
  await other.getByRole('button', { name: /Sentar/ }).click();
  await expect(other.locator('.eve-night')).toBeVisible();
  await expect(page.locator('.eve-night')).toBeVisible();
  return other;
}

/** Each discovers one Place of the Northern Lakes, both pass and are ready: the Dials come next. */
async function meetInTheNorth(page: Page, other: Page): Promise<void> {
  await expect(yourTurn(page).or(page.locator('.decision.waiting'))).toBeVisible();
  const order = (await yourTurn(page).isVisible()) ? [page, other] : [other, page];
  for (const one of order) {
    await touch(one, '.region.northern-lakes .place > .target.legal');
    await endTurn(one);
  }
  for (const one of order) {
    await touch(one, '.option[data-option="pass"]');
    await touch(one, '.decision .confirm[data-option="pass"]');
  }
  for (const one of order) await touch(one, '.option[data-option="ready"]');
}

async function endTurn(page: Page): Promise<void> {
  await touch(page, '.option[data-option="end-turn"]');
}

/** The log's line of her rondel opens to the clauses she followed. */
async function expectHerReasons(page: Page): Promise<void> {
  const sheet = page.getByRole('button', { name: 'Registro' }).filter({ visible: true });
  const phone = (await sheet.count()) > 0;
  if (phone) await sheet.click();
  const line = page.locator('.log details').filter({ visible: true }).filter({ hasText: 'Automa' }).first();
  await line.locator('summary').click();
  await expect(line.locator('.cite .clause, .band .clause').first()).toContainText('EVE-8');
  if (phone) await page.getByRole('button', { name: 'Fechar' }).click();
}

/** Touches the first such thing once it can be touched. */
async function touch(page: Page, what: string): Promise<void> {
  const thing = page.locator(what).first();
  await expect(thing).toBeAttached();
  await thing.evaluate((it: HTMLElement) => it.click());
}
