/** The assistant for the real table: an evening of Root on a phone, without a network, killed in mid-turn and gone on with. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectKept, expectNoSideways } from './evening.ts';
import { settle } from './playing.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });
test.beforeEach(async ({ page }) => settle(page));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
/** Turns a card without an item. */
async function suit(page: Page, name: string): Promise<void> {
  await page.locator('.evening-cards .suits').getByRole('button', { name }).click();
  const items = page.locator('.evening-cards .items');
  if (await items.count()) await items.getByRole('button', { name: 'sem item' }).click();
}
const pair = (page: Page, high: number, low: number) => button(page, `Dados ${high} e ${low}`).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });

/** Eyrie at the table against the Mechanical Marquise; its set-up up to the first turn. */
async function begin(page: Page): Promise<void> {
  await page.goto('/');
  // The covers move when their fonts arrive, and a press that began on a link ends beside it.
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('link', { name: /Mesa física: autômatos de Root/ }).click();
  await button(page, 'Começar: Primeira noite').click();
  await expect(heading(page)).toContainText('Quem joga primeiro?');
  await page.locator('.evening-moves .btn').first().click();
}

/** Answers whatever the set-up asks until a person's turn or the first card. */
async function setUp(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await expect(page.locator('.evening-turn .btn').first()).toBeVisible();
    if (await button(page, /^Fim do turno: já/).count()) return;
    if (await page.locator('.evening-cards').count()) return;
    if (await button(page, /^Feito/).count()) await button(page, /^Feito/).click();
    else await page.locator('.evening-moves .btn').first().click();
  }
}

/** The automaton's turn: a card, dice when it fights, then hands. */
async function automatonTurn(page: Page): Promise<void> {
  await suit(page, 'raposa');
  for (let i = 0; i < 20; i++) {
    await expect(page.locator('.evening-turn .evening-tasks')).toBeVisible();
    if (await page.locator('.evening-pairs').count()) {
      await pair(page, 2, 1);
    } else break;
  }
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an evening: set up, told by touches, played on offline, killed and gone on with', async ({ page, context }) => {
    await begin(page);
    await setUp(page);
    await expectKept(page, 'root');
    await expect(heading(page)).toContainText('na mesa: o que mudou?');
    await expectAccessible(page);

    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toContainText('na mesa: o que mudou?');

    await openTab(page, 'Povos');
    await page
      .getByRole('button', { name: /^Clareira 8/ })
      .filter({ visible: true })
      .first()
      .click();
    const sheet = page.getByRole('dialog', { name: 'Clareira 8' });
    await sheet.getByRole('button', { name: 'Mais: Guerreiros, Rapinas' }).click();
    await sheet.getByRole('button', { name: 'Mais: Guerreiros, Rapinas' }).click();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Fechar' }).click();
    await openTab(page, 'Turno');

    await button(page, /^Fim do turno: já/).click();
    await expect(page.locator('.evening-cards')).toBeVisible();
    await expectAccessible(page);
    await suit(page, 'raposa');
    await expect(page.locator('.evening-turn .evening-tasks')).toContainText('8');
    await expect(page.locator('.evening-pairs')).toBeVisible();

    await page.reload();
    await expect(page.locator('.evening-pairs')).toBeVisible();
    await pair(page, 2, 1);
    await expect(button(page, /^Feito/)).toBeVisible();
    await page.locator('.evening-turn .evening-tasks').getByRole('button', { name: 'Por quê?' }).first().click();
    await expect(page.locator('.ladder').first()).toBeVisible();
    await expectAccessible(page);
    await button(page, /^Feito/).click();
    await expect(heading(page)).toContainText('na mesa: o que mudou?');

    await button(page, /^Fim do turno: já/).click();
    await automatonTurn(page);
    await button(page, /^Feito/).click();
    await expect(heading(page)).toContainText('na mesa: o que mudou?');
    await button(page, 'Voltar um passo').click();
    await page.goto('/assistant');
    await page.getByRole('link', { name: /^Noite de/ }).click();
    await expect(page.locator('.evening-turn .btn').first()).toBeVisible();
    await expectNoSideways(page);
  });

  test('a game that was never opened here says so offline @desktop', async ({ page, context }) => {
    await page.goto('/assistant');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await context.setOffline(true);
    await page.getByRole('link', { name: /Oath/ }).click();
    await expect(page.getByRole('alert')).toContainText('Oath ainda não está neste aparelho');
  });
});

/** Where the dock has this tab, it is opened. */
async function openTab(page: Page, name: string): Promise<void> {
  await expect(page.locator('.evening-dock')).toBeVisible();
  const tab = page.locator('.evening-dock').getByRole('button', { name }).filter({ visible: true });
  if (await tab.count()) await tab.click();
}

/** A clearing's sheet, from the list of places. */
async function openClearing(page: Page, n: number): Promise<void> {
  await openTab(page, 'Povos');
  await page
    .locator('.evening-places')
    .getByRole('button', { name: `Clareira ${n}`, exact: false })
    .first()
    .click();
}

test('the first + of a clearing moves nothing under the finger', async ({ page }) => {
  await begin(page);
  await setUp(page);
  await openClearing(page, 8);
  const sheet = page.getByRole('dialog', { name: 'Clareira 8' });
  const more = sheet.getByRole('button', { name: 'Mais: Guerreiros, Rapinas' });
  await expect(sheet.getByRole('button', { name: /^Atacar/ })).toHaveCount(0);
  const before = await more.boundingBox();
  await more.click();
  await expect(sheet.getByRole('button', { name: /^Atacar/ })).toBeVisible();
  expect(await more.boundingBox()).toEqual(before);
});

test('a number told while the list of a whole turn is on the screen corrects it; step by step shows each step', async ({
  page,
}) => {
  await begin(page);
  await setUp(page);
  await button(page, /^Fim do turno: já/).click();
  await suit(page, 'raposa');
  const tasks = page.locator('.evening-turn .evening-tasks');
  await expect(button(page, /^Feito/)).toBeVisible();
  await expect(tasks.locator('li', { hasText: /Bata.*8/ })).toHaveCount(0);
  await openClearing(page, 8);
  const sheet = page.getByRole('dialog', { name: 'Clareira 8' });
  await sheet.getByRole('button', { name: 'Mais: Guerreiros, Rapinas' }).click();
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await openTab(page, 'Turno');
  await expect(tasks.locator('li', { hasText: /Bata.*8/ })).not.toHaveCount(0);
  await expect(page.locator('.evening-pairs')).toBeVisible();

  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await button(page, 'Passo a passo').click();
  await expectAccessible(page);
  await button(page, 'Fechar').click();
  await pair(page, 2, 1);
  for (let i = 0; i < 3; i++) {
    await button(page, /^Feito/).click();
    if (!(await button(page, /^Feito/).count())) break;
    await expect(tasks.locator('li').first()).toBeVisible();
  }
});

test('going back and throwing away ask first, and can be taken back', async ({ page }) => {
  await begin(page);
  await setUp(page);
  await button(page, /^Fim do turno: já/).click();
  await automatonTurn(page);
  await button(page, /^Feito/).click();
  await openTab(page, 'Passos');
  await button(page, /^Voltar a este passo/)
    .first()
    .click();
  const asked = page.getByRole('dialog', { name: 'Voltar a este passo?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Ficar aqui' }).click();
  await expect(button(page, /^Refazer \d/)).toHaveCount(0);
  await button(page, /^Voltar a este passo/)
    .first()
    .click();
  await asked.getByRole('button', { name: 'Voltar', exact: true }).click();
  await openTab(page, 'Passos');
  await button(page, /^Refazer \d/).click();
  await openTab(page, 'Turno');
  await expect(heading(page)).toContainText('na mesa: o que mudou?');

  await page.goto('/assistant');
  await button(page, /^Apagar Noite/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Não apagar' }).click();
  await button(page, /^Apagar Noite/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Lixeira' })).toBeVisible();
  await expectAccessible(page);
  await button(page, /^Recuperar Noite/).click();
  await page.getByRole('link', { name: /^Noite de/ }).click();
  await expect(heading(page)).toContainText('na mesa: o que mudou?');
});

test('two tabs: what one tells the other shows and only looks, until somebody goes on there @desktop', async ({
  page,
  context,
}) => {
  await begin(page);
  await setUp(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const goOn = (tab: Page) => button(tab, 'Continuar aqui');
  await expect(goOn(other)).toBeVisible();
  await openTab(other, 'Povos');
  await openClearing(page, 8);
  await page
    .getByRole('dialog', { name: 'Clareira 8' })
    .getByRole('button', { name: 'Mais: Guerreiros, Rapinas' })
    .click();
  await expect(other.locator('.evening-places').getByRole('button', { name: /^Clareira 8/ })).toContainText(
    'Rapinas 1',
  );
  await openTab(other, 'Turno');
  await goOn(other).click();
  await expect(heading(other)).toContainText('na mesa: o que mudou?');
  await openTab(page, 'Turno');
  await expect(goOn(page)).toBeVisible();
  await openTab(page, 'Povos');
  await openClearing(other, 5);
  await other
    .getByRole('dialog', { name: 'Clareira 5' })
    .getByRole('button', { name: 'Mais: Guerreiros, Rapinas' })
    .click();
  await expect(page.locator('.evening-places').getByRole('button', { name: /^Clareira 5/ })).toContainText('Rapinas 1');
  await page.reload();
  await openTab(page, 'Povos');
  const places = page.locator('.evening-places');
  await expect(places.getByRole('button', { name: /^Clareira 8/ })).toContainText('Rapinas 1');
  await expect(places.getByRole('button', { name: /^Clareira 5/ })).toContainText('Rapinas 1');
});

test('every tab is there at every width @desktop', async ({ page }) => {
  await begin(page);
  await setUp(page);
  for (const width of [390, 768, 900, 1024, 1199, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [tab, part] of [
      ['Povos', '.evening-places'],
      ['Passos', '.evening-log'],
    ] as const) {
      await openTab(page, tab);
      await expect(page.locator(part), `${tab} at ${width}`).toBeVisible();
    }
    await openTab(page, 'Turno');
    await expect(heading(page), `the turn at ${width}`).toBeVisible();
    await expectNoSideways(page);
  }
});

/** Where everything that can be touched stands. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.evening button, .evening a')]
      .filter((one) => one.offsetParent !== null && one.closest('.evening-board, .evening-log, .evening-edit') === null)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.getAttribute('aria-label') ?? one.textContent, x, y, width, height].join(' ');
      }),
  );

/** The middle of a clearing on the map. */
async function middle(page: Page, n: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.evening-board [data-options="c${n}"]`).boundingBox();
  if (!box) throw new Error(`no clearing ${n}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a person’s turn is told by gesture: pull, stamp, another number, undo; and nothing moves under a finger', async ({
  page,
}) => {
  await begin(page);
  await setUp(page);
  const home = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.evening-board [data-options]')]
      .find((one) => one.getAttribute('aria-label')?.includes('6 guerreiros'))
      ?.dataset.options?.slice(1),
  );
  const [from, to] = [await middle(page, Number(home)), await middle(page, home === '10' ? 11 : 10)];
  await expectAccessible(page);
  const before = await boxes(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(page.locator('.evening-drag')).toHaveText(/^6 de 6 → 1/);
  await page.mouse.up();
  const chip = page.locator('.evening-chip');
  await expect(chip).toContainText('Moveu 6');
  const same = (now: readonly string[]) => before.filter((box) => now.includes(box));
  expect(same(await boxes(page)).length).toBeGreaterThanOrEqual(before.length - 1);
  await chip.getByRole('button', { name: /^Menos/ }).click();
  await expect(chip).toContainText('Moveu 5');
  await chip.getByRole('button', { name: 'Desfazer' }).click();
  await expect(chip).toContainText('Puxe peças');

  // The same by touches alone, which is the way of a keyboard too.
  await page.locator('.evening-tray').getByRole('button', { name: 'mover' }).click();
  const clearing = (n: string) => page.locator(`.evening-board [data-options="c${n}"]`);
  await clearing(String(home)).focus();
  await page.keyboard.press('Enter');
  await clearing(home === '10' ? '11' : '10').focus();
  await page.keyboard.press('Enter');
  await expect(chip).toContainText('Moveu 6');

  // A piece is a stamp until it is touched again.
  const warriors = page.locator('.evening-tray').getByRole('button', { name: 'Guerreiros' });
  await warriors.click();
  await page.mouse.click(from.x, from.y);
  await page.mouse.click(from.x, from.y);
  await expect(page.getByRole('status').filter({ hasText: 'Desfazer: Z' })).toContainText('Entrou 1 Guerreiros');
  await warriors.click();
  const question = page.locator('.evening-ask');
  const box = await question.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await expectNoSideways(page);

  // Letters in lines are never smaller than 22 px, and a tick folds its line.
  await button(page, /^Fim do turno: já/).click();
  await suit(page, 'raposa');
  if (await page.locator('.evening-pairs').count()) await pair(page, 2, 1);
  const letters = await page
    .locator('.evening-turn .line-text')
    .first()
    .evaluate((one) => getComputedStyle(one).fontSize);
  expect(Number.parseFloat(letters)).toBeGreaterThanOrEqual(22);
  const lines = page.locator('.evening-turn .line');
  const count = await lines.count();
  await page.locator('.evening-turn .line-tick[aria-pressed]').first().click();
  await expect(lines).toHaveCount(count - 1);
});

test('the same controls are there at every width @desktop', async ({ page }) => {
  await begin(page);
  await setUp(page);
  const names = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.evening-bar button, .evening-ask button')]
        .filter((one) => one.offsetParent !== null)
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    );
  const all = await names();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await names(), `${width} wide`).toEqual(all);
    const go = await button(page, /^Fim do turno: já/).boundingBox();
    expect((go?.y ?? 0) + (go?.height ?? 0), `the end of the turn at ${width}`).toBeLessThanOrEqual(height);
    await expect(page.locator('.evening-board'), `the map at ${width}`).toBeVisible();
    await expectNoSideways(page);
  }
});
