/** What a table offers around the board: rules, why not, list, settings; accessible in every game. */
import { expect, type Page } from '@playwright/test';
import { games } from '@tavola/games/shelf.ts';
import { kindOf, type Question } from '@tavola/kernel/rules/ask.ts';
import { expectAccessible } from './axe.ts';
import { settle, touchOne, yourTurn } from './playing.ts';
import { openWhenAsked } from './position.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

async function openPanel(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  const dock = page.locator('.dock').getByRole('button', { name });
  await tab.or(dock).filter({ visible: true }).first().click();
}

async function play(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`Jogar ${game} agora`) }).click();
  await expect(yourTurn(page)).toBeVisible({ timeout: 30_000 });
}

for (const { name } of games) {
  test(`the table of ${name.en} has no serious accessibility problem`, async ({ page, isMobile }) => {
    await settle(page);
    await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark', reducedMotion: 'reduce' });
    await play(page, name['pt-BR']);
    await expectAccessible(page);
    await openPanel(page, 'Lista');
    await expect(page.getByText('O tabuleiro em palavras').filter({ visible: true })).toBeVisible();
    await expectAccessible(page);
  });
}

test('rules are searched in both languages at once', onDesktop, async ({ page }) => {
  await settle(page);
  await play(page, 'Calamandara');
  await openPanel(page, 'Regras');
  const search = page.getByRole('searchbox').filter({ visible: true });
  await search.fill('footprint');
  await expect(page.getByText(/regras? encontradas?/).filter({ visible: true })).toBeVisible();
  await expect(page.locator('.clauses li').filter({ visible: true }).first()).toContainText('CAL-');
  await search.fill('xyzzy');
  await expect(page.getByText('Nada encontrado. Tente outra palavra.').filter({ visible: true })).toBeVisible();
});

test('with “confirm” a touch previews and a second one takes it', onPhone, async ({ page }) => {
  await settle(page, { confirm: true });
  // Not the count of picks: a bot that is asked at the same time may answer in between.
  let sent = 0;
  page.on('websocket', (line) =>
    line.on('framesent', ({ payload }) => {
      if (String(payload).includes('"pick"')) sent++;
    }),
  );
  await play(page, 'Calamandara');
  await page.locator('.decision .option').first().click();
  await expect(page.locator('.selected-box')).toBeVisible();
  expect(sent).toBe(0);
  await page.locator('.decision .confirm').click();
  await expect(page.locator('.selected-box')).toHaveCount(0);
  expect(sent).toBe(1);
});

test('a strong pick asks once, and “back” leaves it, whatever the settings', onPhone, async ({ page }) => {
  await settle(page, { confirm: false });
  await openWhenAsked(page, 'labyrinx', 2, 0, ({ options }) => options.some(({ kind }) => kind === 'despair'));
  const picks = () => page.locator('.table').getAttribute('data-picks');
  const before = await picks();
  const despair = page.locator('[data-option="despair"], [data-options="despair"]').first();
  const sure = page.locator('.decision .confirm');
  await despair.evaluate((it: HTMLElement) => it.click());
  await expect(sure).toHaveText('Desespero');
  await page.locator('.decision').getByRole('button', { name: 'Voltar' }).click();
  await expect(sure).toHaveCount(0);
  expect(await picks()).toBe(before);
  await despair.evaluate((it: HTMLElement) => it.click());
  await sure.click();
  await expect.poll(picks).not.toBe(before);
});

// A phone has no keyboard.
test(
  'Escape and Ctrl+Z leave what was touched; with nothing touched Ctrl+Z takes the last move back',
  onDesktop,
  async ({ page }) => {
    await settle(page, { confirm: true });
    await openWhenAsked(page, 'calamandara', 2, 0, ({ ask }) => kindOf(ask) === 'insert');
    await expect(yourTurn(page)).toBeVisible();
    const symbol = page.locator('.reserve-box button[aria-pressed]').first();
    // The shell's own: a game may have a move of that name.
    const back = page.locator('.decision').getByRole('button', { name: 'Voltar' });
    const picks = () => page.locator('.table').getAttribute('data-picks');
    const before = await picks();
    for (const key of ['Escape', 'Control+z']) {
      await symbol.evaluate((it: HTMLElement) => it.click());
      await expect(back).toBeVisible();
      await page.keyboard.press(key);
      await expect(back).toHaveCount(0);
      expect(await picks()).toBe(before);
    }
    await symbol.evaluate((it: HTMLElement) => it.click());
    // A symbol and its place are one gesture.
    await page
      .locator('.board-box .legal[data-options]')
      .first()
      .evaluate((it: HTMLElement) => it.click());
    await page.locator('.decision .primary').click();
    await expect.poll(picks).not.toBe(before);
    await expect(back).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect.poll(picks).toBe(before);
  },
);

test('a match whose rules stopped says so', onDesktop, async ({ page, server }) => {
  await settle(page);
  await play(page, 'Calamandara');
  await server.edit((database) => database.exec("update picks set option = 'nonsense'; delete from checkpoints"));
  await page.reload();
  await expect(page.getByText('As regras pararam nesta partida.')).toBeVisible();
});

test('a place that cannot be taken says why, by its clause', onPhone, async ({ page }) => {
  await settle(page);
  const whereToInsert = ({ ask }: Question) =>
    kindOf(ask) === 'insert-where' && JSON.stringify(ask).includes('footprint');
  await openWhenAsked(page, 'calamandara', 2, 0, whereToInsert);
  const refused = page.locator('.target.refused');
  await refused.first().evaluate((it: HTMLElement) => it.click());
  await expect(page.locator('.why .clause')).toHaveText(/^CAL-/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.why')).toHaveCount(0);
});

test(
  'a pick without a network is kept, the bar says so, and it goes out when the network is back',
  onPhone,
  async ({ page, context }) => {
    await settle(page);
    await openWhenAsked(page, 'labyrinx', 2, 0, ({ ask }) => kindOf(ask) === 'character');
    await expect(yourTurn(page)).toBeVisible();
    await context.setOffline(true);
    await touchOne(page, () => 0);
    await expect(page.locator('.decision')).toContainText('Seu lance está guardado');
    await context.setOffline(false);
    await expect(page.locator('.decision')).not.toContainText('Escolha seu personagem');
  },
);
