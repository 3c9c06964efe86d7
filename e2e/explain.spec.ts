/** Everything has a name: by mouse, by keyboard and by a held finger, which never picks. Lines of the log light their places. */
import { expect, type Page } from '@playwright/test';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import { expectAccessible } from './axe.ts';
import { settle, yourTurn } from './playing.ts';
import { openWhenAsked } from './position.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

const seats: { readonly [game: string]: number } = { calamandara: 2, evenfall: 2, labyrinx: 2, root: 3, oath: 3 };

/** A table where the person may touch several things on the board. */
async function openInTheMiddle(page: Page, game: string): Promise<void> {
  await settle(page);
  await openWhenAsked(page, game, seats[game] ?? 2, 0, ({ options }, { count }) => count > 40 && options.length > 3);
  await expect(yourTurn(page)).toBeVisible();
}

const picks = (page: Page) => page.locator('.table').getAttribute('data-picks');

/** The middle of something that a finger can touch and that stands for a pick. */
function touchable(page: Page) {
  return page.evaluate(() => {
    const all = document.querySelectorAll('.pieces [data-options], .decision .option, .tray .option');
    for (const it of all) {
      const { left, top, width, height } = it.getBoundingClientRect();
      const point = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      if (width > 0 && hit && (it === hit || it.contains(hit))) return point;
    }
    throw new Error('nothing to hold');
  });
}

/** Holds a finger on it, longer than a tap. */
async function hold(page: Page): Promise<void> {
  const point = await touchable(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.locator('.explained.whole')).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the mouse and the focus say what a symbol, a card and a target are', onDesktop, async ({ page }) => {
  await openInTheMiddle(page, 'calamandara');
  const peek = page.locator('.explained.peek');
  await page.locator('.reserve-box [aria-label="Pegada"]').first().hover();
  await expect(peek).toContainText('Pegada');
  await expect(peek).toContainText('Caminho: o token anda');
  await page.locator('.decision .ask').hover();
  await expect(peek).toHaveCount(0);
  const card = page.locator('.hand-box [data-thing^="card:"]').first();
  await card.hover();
  await expect(peek).toContainText(((await card.locator('.name').first().textContent()) ?? '?').trim());
  await page.mouse.move(5, 5);
  // By keyboard: the first thing that can be touched, with what a touch there does.
  const target = page.locator('.pieces button[data-options]').filter({ visible: true }).first();
  await page.keyboard.press('Tab');
  await target.focus();
  await expect(peek).toContainText('Escolher isto');
  await page.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
});

test('a symbol that stands for an action says what that action does', onDesktop, async ({ page }) => {
  await settle(page);
  const players = ['vagabond', 'marquise'].map((faction) => ({ kind: 'player', settings: { faction } }) as const);
  await openWhenAsked(page, 'root', players, 0, ({ ask }) => kindOf(ask) === 'vagabond.daylight');
  await page.locator('[data-thing="action:vagabond.special"] svg').filter({ visible: true }).first().hover();
  const peek = page.locator('.explained.peek');
  await expect(peek).toContainText('o seu personagem sabe fazer');
  await expect(peek).not.toContainText('Efeito permanente');
});

for (const game of Object.keys(seats)) {
  test(`a held finger reads and never picks (${game})`, onPhone, async ({ page }) => {
    await openInTheMiddle(page, game);
    const before = await picks(page);
    await hold(page);
    await expect(page.locator('.explained.whole')).toContainText(/\p{L}{3}/u);
    if (game === 'root') await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('.explained.whole')).toHaveCount(0);
    expect(await picks(page)).toBe(before);
    await expect(page.locator('.decision').getByRole('button', { name: 'Voltar' })).toHaveCount(0);
  });
}

test('a line of the log lights its places, and a touch on a player opens the board', onPhone, async ({ page }) => {
  await openInTheMiddle(page, 'labyrinx');
  await page.locator('.dock').getByRole('button', { name: 'Registro' }).click();
  await page.locator('.log summary.ln, .log button.ln').last().click();
  // There the log lies over the board: reading a rule and seeing its place are two touches.
  await page.getByRole('button', { name: 'Mostrar no tabuleiro' }).click();
  await expect(page.locator('.lit-places i').first()).toBeVisible();
  await page.getByRole('button', { name: 'Apagar' }).click();
  await expect(page.locator('.lit-places i')).toHaveCount(0);
  await page.locator('.chips .called').filter({ visible: true }).last().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.lab-power')).toContainText(/\p{L}{5}/u);
});
