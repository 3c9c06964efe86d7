/** The daily path of each game by keyboard alone: from a choice to its confirm button, and on to the next question, without losing the focus. */
import { expect, type Page } from '@playwright/test';
import { settle, turnOrEnd, yourTurn } from './playing.ts';
import { openWhenAsked } from './position.ts';
import { onDesktop } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

const PICKS = 4;
const CHOICES = '.pieces [data-options], .decision .option';

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
const isOnPage = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** Tabs until something that can be chosen has the focus. */
async function toAChoice(page: Page): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await hasFocus(page, CHOICES)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no choice can be reached by Tab');
}

for (const [game, seats] of [
  ['calamandara', 2],
  ['labyrinx', 2],
  ['evenfall', 2],
  ['root', 2],
  ['oath', 2],
] as const) {
  test(`${game}: picks by keyboard alone, with the confirm button at most 3 Tabs away`, onDesktop, async ({ page }) => {
    await settle(page, { confirm: true });
    await openWhenAsked(page, game, seats, 0, ({ options }, { count }) => count >= 12 && options.length > 1);
    await expect(yourTurn(page)).toBeVisible();
    const picks = () => page.locator('.table').getAttribute('data-picks');
    for (let pick = 0; pick < PICKS; pick++) {
      const before = await picks();
      // A choice may stand for several moves: each touch narrows them.
      for (let touches = 0; touches < 6 && !(await page.locator('.decision .confirm').isVisible()); touches++) {
        // The one that was chosen last is not chosen again.
        if (touches > 0) await page.keyboard.press('Tab');
        await toAChoice(page);
        await page.keyboard.press('Enter');
        // What a touch leads to is looked up first.
        await expect(yourTurn(page)).toBeVisible();
        expect(await isOnPage(page)).toBe(false);
      }
      let tabs = 0;
      while (!(await hasFocus(page, '.confirm')) && tabs < 10) {
        await page.keyboard.press('Tab');
        tabs++;
      }
      expect(tabs).toBeLessThanOrEqual(3);
      await page.keyboard.press('Enter');
      await expect.poll(picks).not.toBe(before);
      if ((await turnOrEnd(page)) === 'end') return;
      expect(await isOnPage(page)).toBe(false);
    }
  });
}
