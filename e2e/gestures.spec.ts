/** Several questions of the rules are one gesture: a march by dragging or by two touches and a number, a turn that ends by itself. */
import { expect, type Page } from '@playwright/test';
import { type Ask, kindOf } from '@tavola/kernel/rules/ask.ts';
import { settle, yourTurn } from './playing.ts';
import { openWhenAsked } from './position.ts';
import { onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

const picks = async (page: Page) => Number(await page.locator('.table').getAttribute('data-picks'));
/** Clearings from which, and then to which, warriors can go. */
const places = (page: Page) => page.locator('.target.legal');
const withTwo = (page: Page) => places(page).and(page.locator('[aria-label*="Você: 2 guerreiros"]')).first();

async function toAMarch(page: Page): Promise<void> {
  await settle(page);
  await openWhenAsked(page, 'root', 2, 0, ({ ask, options }) => kindOf(ask) === 'move-from' && options.length > 4);
  await expect(yourTurn(page)).toBeVisible();
}

test('a march is two touches, and a number that can be changed before it is made', onPhone, async ({ page }) => {
  await toAMarch(page);
  const before = await picks(page);
  await withTwo(page).click();
  await expect(page.locator('.decision .ask b')).toHaveText(/^Da \d+ para onde\?$/);
  await places(page).first().click();
  await expect(page.getByRole('button', { name: '2', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await picks(page)).toBe(before);
  await page.getByRole('button', { name: '1', exact: true }).click();
  await page.locator('.confirm').click();
  await expect.poll(() => picks(page)).toBe(before + 3);
  // Undo takes all of it back, and says so.
  await expect(page.getByRole('button', { name: /^Desfazer: .* → / })).toBeVisible();
  await page.locator('.undo').click();
  await expect.poll(() => picks(page)).toBe(before);
});

test(
  'a march by dragging takes everybody along, and nothing is sent before the finger lifts',
  onPhone,
  async ({ page }) => {
    await toAMarch(page);
    const before = await picks(page);
    const { x, y } = await middleOf(page, withTwo(page));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 20, { steps: 4 });
    await expect(page.locator('.decision .ask b')).toHaveText(/^Da \d+ para onde\?$/);
    const to = await middleOf(page, places(page).first());
    await page.mouse.move(to.x, to.y, { steps: 6 });
    expect(await picks(page)).toBe(before);
    await page.mouse.up();
    await expect.poll(() => picks(page)).toBe(before + 3);
  },
);

test('a drag that ends nowhere changes nothing', onPhone, async ({ page }) => {
  await toAMarch(page);
  const before = await picks(page);
  const { x, y } = await middleOf(page, withTwo(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 30, { steps: 4 });
  await page.mouse.move(195, 20, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.decision .ask b')).toHaveText('Mover: escolha de onde');
  expect(await picks(page)).toBe(before);
});

test('resources are counted in one row, and taken together', onPhone, async ({ page }) => {
  await settle(page);
  const isThree = (ask: Ask) => typeof ask === 'object' && ask.kind === 'gain' && 'left' in ask && ask.left === 3;
  await openWhenAsked(page, 'evenfall', 2, 0, ({ ask }) => isThree(ask));
  const before = await picks(page);
  const row = page.locator('.tray-row');
  const [herb, elixir] = [row.getByRole('button', { name: /1 Erva/ }), row.getByRole('button', { name: /1 Elixir/ })];
  await expect(row).toContainText('0 de 3');
  await herb.click();
  await elixir.click();
  await elixir.click();
  await expect(row).toContainText('3 de 3');
  await row.getByRole('button', { name: 'Um a menos' }).click();
  await expect(row).toContainText('2 de 3');
  await herb.click();
  await expect(herb).toHaveAccessibleName('Receber 1 Erva: 2');
  expect(await picks(page)).toBe(before);
  await page.getByRole('button', { name: 'Pronto' }).click();
  await expect.poll(() => picks(page)).toBe(before + 3);
});

test('a turn in which nothing is left ends by itself, and can still be acted in', onPhone, async ({ page }) => {
  await settle(page, { ending: 'soon' });
  await openWhenAsked(
    page,
    'evenfall',
    2,
    0,
    ({ ask, options }) => kindOf(ask) === 'after-action' && options.length > 1,
  );
  await expect(page.getByText('Sua vez terminou')).toBeVisible();
  await page.getByRole('button', { name: 'Ação livre' }).click();
  await expect(page.getByText('Sua vez terminou')).toBeHidden();
  const before = await picks(page);
  await page.locator('.option[data-option="end-turn"]').click();
  await expect.poll(() => picks(page)).toBeGreaterThan(before);
});

async function middleOf(page: Page, place: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  await expect(place).toBeVisible();
  await page.waitForTimeout(50);
  const box = await place.boundingBox();
  if (!box) throw new Error('not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
