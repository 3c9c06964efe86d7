/** One screen: keyboard only, several people with a curtain. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle, touchOne, yourTurn } from './playing.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });
test.beforeEach(async ({ page }) => settle(page));

const openTable = (page: Page) => page.getByRole('button', { name: 'Abrir a mesa' }).filter({ visible: true }).click();

test('people who share a screen never see each other’s hand', onPhone, async ({ page }) => {
  await page.goto('/new/calamandara');
  await page.getByRole('radio', { name: 'Aqui' }).click();
  await page.getByRole('textbox', { name: 'Nome no lugar 2' }).fill('Bia');
  await page.getByRole('switch', { name: 'Só neste aparelho' }).click();
  await openTable(page);
  const curtain = page.locator('.curtain');
  const seen: string[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await expect(curtain).toBeVisible();
    await expect(page.locator('.hand-box')).toHaveCount(0);
    await expectAccessible(page);
    seen.push((await curtain.getByRole('heading', { level: 1 }).textContent()) ?? '');
    await curtain.getByRole('button', { name: /mostrar/ }).click();
    await expect(yourTurn(page)).toBeVisible();
    // On a phone it takes turns with the depot that is asked about.
    if (!(await page.locator('.hand-box').isVisible())) await page.locator('.page-button').click();
    await expect(page.locator('.hand-box')).toBeVisible();
    for (;;) {
      await expect(yourTurn(page).or(curtain).first()).toBeVisible();
      if (await curtain.isVisible()) break;
      await touchOne(page).catch(() => {});
    }
  }
  expect(new Set(seen).size).toBe(2);
  expect(seen.join()).toContain('Bia');
});

test('the curtain of a shared screen says what happened, on the server too', onPhone, async ({ page }) => {
  await page.goto('/new/calamandara');
  await page.getByRole('radio', { name: 'Aqui' }).click();
  await openTable(page);
  await expect(page).toHaveURL(/\/match\/m_/);
  const curtain = page.locator('.curtain');
  await expect(curtain).toContainText('O que acabou de acontecer');
  await expect(curtain.getByRole('listitem').first()).toBeVisible();
});

// A phone has no keyboard.
test('a turn by keyboard alone', onDesktop, async ({ page }) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: /Jogar Calamandara/ });
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(yourTurn(page)).toBeVisible();
  const before = await page
    .locator('.log')
    .first()
    .textContent()
    .catch(() => '');
  const question = await yourTurn(page).textContent();
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    const legal = await page.evaluate(() => {
      const it = document.activeElement;
      return it?.matches('.pieces button[aria-pressed], .option') ?? false;
    });
    if (!legal) continue;
    await page.keyboard.press('Enter');
    break;
  }
  await expect
    .poll(async () => {
      const log = await page
        .locator('.log')
        .first()
        .textContent()
        .catch(() => '');
      return log !== before || (await page.locator('.decision').textContent()) !== question;
    })
    .toBe(true);
});
