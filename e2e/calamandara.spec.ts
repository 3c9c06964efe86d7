/** Calamandara on the web table. */
import { expect, type Page } from '@playwright/test';
import { kindOf, type Question } from '@tavola/kernel/rules/ask.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { expectAccessible } from './axe.ts';
import { over, playToTheEnd, settle, yourTurn } from './playing.ts';
import { openWhenAsked } from './position.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

async function newTable(page: Page, rounds: number): Promise<void> {
  await page.goto('/new/calamandara');
  await page.getByRole('radio', { name: 'Bot' }).last().click();
  await page.getByText('Mais opções').click();
  await page
    .getByRole('textbox', { name: /rodadas/i })
    .first()
    .fill(String(rounds));
  await page.getByRole('button', { name: 'fácil' }).first().click();
  await page.getByRole('button', { name: 'Abrir a mesa' }).filter({ visible: true }).click();
  await expect(yourTurn(page)).toBeVisible();
}

test('a whole game against a bot by touching highlighted things only, then its replay', onDesktop, async ({ page }) => {
  await settle(page);
  await newTable(page, 2);
  const touches = await playToTheEnd(page);
  expect(touches).toBeGreaterThan(5);
  await expect(over(page)).toContainText(/vence|Empate|Ninguém/i);
  await expectReplay(page);
});

test('on a phone the replay of a game against a bot is walked to its end and checked', onPhone, async ({ page }) => {
  await settle(page);
  await newTable(page, 1);
  await playToTheEnd(page);
  await expectReplay(page);
});

/** From the end of a game through its replay to the check of its chance. */
async function expectReplay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Rever' }).click();
  await expect(page.getByText(/^Lance 0 de/)).toBeVisible();
  await page.getByRole('button', { name: 'Ir ao fim' }).click();
  await page.getByRole('tab', { name: 'Resultado' }).filter({ visible: true }).click();
  await expect(page.getByText(/conferem, um a um/)).toBeVisible();
}

for (const [language, screen, arm, badge] of [
  ['pt-BR', onDesktop, 'Perguntar quando puder ser usada', 'armada'],
  ['en', onPhone, 'Ask me when it could be used', 'armed'],
] as const) {
  test(`a card of the hand is armed by a touch and shown as armed, in ${language}`, screen, async ({ page }) => {
    await settle(page, { language });
    const id = await openWhenAsked(page, 'calamandara', 2, 0, hasIdleCard);
    await expect(yourTurn(page)).toBeVisible();
    const card = page.locator('.hand-box .cal-card.reads').first();
    await card.click();
    const wish = page.getByRole('switch', { name: arm });
    await expect(wish).toHaveAttribute('aria-checked', 'false');
    await wish.click();
    await expect(wish).toHaveAttribute('aria-checked', 'true');
    await expect(card).toContainText(badge);
    await expectAccessible(page);
    const order = async () => {
      const { standing } = (await (await page.request.get(`/api/matches/${id}`)).json()) as Match;
      return standing[0]?.armed.length;
    };
    expect(await order()).toBe(1);
    // It is kept with the seat, and can be taken back.
    await page.reload();
    await expect(card).toContainText(badge);
    await card.click();
    await wish.click();
    await expect(card).not.toContainText(badge);
    expect(await order()).toBe(0);
  });
}

/** Seat 0 is in one of its own phases and holds a card that has no use there. */
const hasIdleCard = ({ ask, options }: Question, table: Table) => {
  const { travellers } = table.view(0) as { readonly travellers: readonly { readonly hand: readonly string[] }[] };
  const used = new Set(options.map((move) => (move as { readonly card?: string }).card));
  return kindOf(ask) === 'insert' && (travellers[0]?.hand.some((card) => !used.has(card)) ?? false);
};
type Match = { readonly standing: readonly { readonly armed: readonly string[] }[] };
