/** What stands at the edges of small screens: dialogs, tabs, chips, lists of piles, the end of a game, a replay with its controls. */
import { expect, type Locator, type Page } from '@playwright/test';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import { over, settle, yourTurn } from './playing.ts';
import { openFinished, openWhenAsked } from './position.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });
test.beforeEach(async ({ page }) => settle(page));

const SMALL = { width: 360, height: 640 };
const SIDEWAYS = { width: 844, height: 390 };
const LOW = { width: 1280, height: 720 };
/** A desk of 1440 by 900 at 200 %. */
const ZOOMED = { width: 720, height: 450 };

async function expectInside(page: Page, it: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await it.boundingBox();
  expect(box).not.toBeNull();
  if (!box) return;
  expect(Math.round(box.x)).toBeGreaterThanOrEqual(0);
  expect(Math.round(box.y)).toBeGreaterThanOrEqual(0);
  expect(Math.round(box.x + box.width)).toBeLessThanOrEqual(width);
  expect(Math.round(box.y + box.height)).toBeLessThanOrEqual(height);
}

test('every setting of the dialog at the table can be seen and reached', async ({ page, isMobile }) => {
  await openWhenAsked(page, 'labyrinx', 2, 0, ({ ask }) => kindOf(ask) === 'action');
  for (const size of isMobile ? [SMALL, SIDEWAYS] : [LOW, ZOOMED]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ajustes' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Confirmar cada lance')).toBeVisible();
    await expectInside(page, dialog);
    const wide = await dialog.evaluate((it) =>
      [...it.querySelectorAll('*')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
        .map((one) => one.className),
    );
    expect(wide).toEqual([]);
    for (const control of await dialog.locator('button, select, input').all()) {
      await control.scrollIntoViewIfNeeded();
      await expectInside(page, control);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('with a friend at the table the talk has its tab, whole, beside the others', async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? SMALL : LOW);
  await page.goto('/');
  await page.request.post('/api/people', { data: { name: 'Ana' } });
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const made = await page.request.post('/api/matches', { data: { game: 'calamandara', seats } });
  const { id } = (await made.json()) as { readonly id: string };
  const [other] = (
    (await (await page.request.get(`/api/matches/${id}`)).json()) as {
      readonly invitations: readonly { readonly path: string; readonly seat: number | null }[];
    }
  ).invitations.filter(({ seat }) => seat === 1);
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin, locale: 'pt-BR' });
  const friend = await context?.newPage();
  await friend?.goto(other?.path ?? '');
  await friend?.getByRole('textbox', { name: 'Nome à mesa' }).fill('Bia');
  await friend?.getByRole('button', { name: /Sentar/ }).click();
  await page.goto(`/match/${id}`);
  // The lowest phones have their panels in the menu.
  if (isMobile) await page.getByRole('button', { name: 'Mais', exact: true }).click();
  const tab = isMobile
    ? page.locator('.menu').getByRole('button', { name: 'Conversa' })
    : page.getByRole('tab', { name: 'Conversa' });
  await expect(tab).toBeVisible();
  await expectInside(page, tab);
  const cut = await page
    .locator(isMobile ? '.menu' : '.side .tabs')
    .evaluate((it) => it.scrollWidth > it.clientWidth + 1);
  expect(cut).toBe(false);
  await tab.click();
  await page.getByRole('textbox', { name: 'Diga algo à mesa' }).fill('Oi!');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('list', { name: 'Conversa' })).toContainText('Oi!');
  await context?.close();
});

test('an opponent’s piles open on the screen', async ({ page, isMobile }) => {
  await openWhenAsked(page, 'calamandara', 4, 0, ({ ask }, table) => kindOf(ask) === 'insert' && table.count > 250, {
    maxRounds: 12,
  });
  for (const size of isMobile ? [SMALL] : [LOW, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await expect(yourTurn(page)).toBeVisible();
    // The lowest phones have their panels in the menu.
    if (isMobile) {
      await page.getByRole('button', { name: 'Mais', exact: true }).click();
      await page.locator('.menu').getByRole('button', { name: 'Jogadores' }).click();
    }
    const folded = page.locator(isMobile ? 'dialog .cal-folded' : '.seats-box .cal-folded').filter({ visible: true });
    expect(await folded.count()).toBeGreaterThanOrEqual(3);
    for (const one of await folded.all()) {
      await one.locator('summary').click();
      const piles = one.locator('.cal-piles');
      await expect(piles).toBeVisible();
      if (isMobile) await piles.scrollIntoViewIfNeeded();
      await expectInside(page, piles);
      await one.locator('summary').click();
    }
  }
});

for (const { game, seats } of [
  { game: 'evenfall', seats: 'alone' as const },
  { game: 'labyrinx', seats: 6 },
]) {
  test(`${game}: at the end of a game every button can be touched, and the replay keeps board and controls together`, async ({
    page,
    isMobile,
  }) => {
    const id = await openFinished(page, game, seats);
    for (const size of isMobile ? [SMALL, SIDEWAYS] : [LOW, ZOOMED]) {
      await page.setViewportSize(size);
      await page.goto(`/match/${id}`);
      await expect(over(page)).toBeVisible();
      const touchable = async (button: Locator) => {
        await button.scrollIntoViewIfNeeded();
        await expectInside(page, button);
        await button.click({ trial: true });
      };
      for (const name of ['Jogar de novo', 'Analisar', 'Rever'])
        await touchable(over(page).getByText(name, { exact: true }));
      // The rest is behind “⋯”.
      const more = over(page).getByRole('button', { name: 'Mais', exact: true });
      await touchable(more);
      await more.click();
      await touchable(page.getByRole('dialog').getByText('Baixar registro', { exact: true }));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const told = over(page)
        .locator('.decisive :is(li, .decided)')
        .or(over(page).getByText('Nenhum lance decidiu a partida sozinho.'));
      await expect(told.first()).toBeVisible();
      await over(page).getByText('Rever', { exact: true }).click();
      const controls = page.getByRole('button', { name: 'Próximo lance' });
      const board = page.locator('.board-box');
      for (let steps = 0; steps < 2; steps++) {
        await controls.click();
        await expectInside(page, controls);
        const box = await board.boundingBox();
        const seen = Math.min((box?.y ?? 0) + (box?.height ?? 0), size.height) - Math.max(box?.y ?? 0, 0);
        expect(seen).toBeGreaterThan(size.height < 500 ? 90 : 150);
      }
      const names = page.locator('.race .lg > span');
      await expect(names).toHaveCount(seats === 'alone' ? 2 : 6);
      if (seats === 'alone') await expect(names.last()).toHaveText('A Automa');
    }
  });
}

// On a phone the list lies below the board.
test('the list of a replay follows wherever one jumps', onDesktop, async ({ page }) => {
  const id = await openFinished(page, 'evenfall', 'alone');
  await page.goto(`/match/${id}/replay`);
  for (const name of ['Ir ao fim', 'Turno anterior', 'Ir ao começo', 'Próximo turno']) {
    await page.getByRole('button', { name }).click();
    const now = page.locator('.moves .cur').last();
    if ((await now.count()) > 0) await expect(now).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Ir ao fim' }).click();
  await expect(page.locator('.moves .cur').last()).toBeInViewport();
});

test(
  'Root on a phone held sideways: clearings, bar, hand and what a pick will do are on the screen',
  onPhone,
  async ({ page }) => {
    await page.setViewportSize(SIDEWAYS);
    const seats = ['marquise', 'eyrie'].map((faction) => ({ kind: 'player', settings: { faction } }) as const);
    await page.addInitScript(() => {
      const settings = JSON.parse(localStorage.getItem('tavola-settings') ?? '{}');
      localStorage.setItem('tavola-settings', JSON.stringify({ ...settings, confirm: true }));
    });
    await openWhenAsked(page, 'root', seats, 0, ({ ask }) => kindOf(ask) === 'marquise.where-to-build');
    await expect(yourTurn(page)).toBeVisible();
    await expectInside(page, page.locator('.decision'));
    await expectInside(page, page.locator('.hand-box'));
    for (const clearing of await page.locator('.target.legal').all()) await expectInside(page, clearing);
    const before = await page.locator('.board-box').boundingBox();
    await page
      .locator('.target.legal')
      .first()
      .evaluate((it: HTMLElement) => it.click());
    await expect(page.locator('.preview')).toContainText('Custa');
    await expectInside(page, page.locator('.preview'));
    await expectInside(page, page.locator('.decision .primary'));
    expect((await page.locator('.board-box').boundingBox())?.height).toBeGreaterThan((before?.height ?? 0) * 0.6);
  },
);
