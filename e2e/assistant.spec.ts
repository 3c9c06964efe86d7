/** The assistant for the real table: an evening of Root on a phone, without a network, killed in mid-turn and gone on with. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectKept, expectNoSideways } from './evening.ts';
import { settle } from './playing.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });
test.beforeEach(async ({ page }) => settle(page));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
/** Not the clearings of that suit, which stand on the map beside it. */
const suit = (page: Page, name: string) => page.locator('.evening-cards').getByRole('button', { name }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });

/** Eyrie at the table against the Mechanical Marquise; its set-up up to the first turn. */
async function begin(page: Page): Promise<void> {
  await page.goto('/');
  // The covers move when their fonts arrive, and a press that began on a link ends beside it.
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('link', { name: /Mesa física: autômatos de Root/ }).click();
  await button(page, 'Começar a noite').click();
  await expect(heading(page)).toContainText('Quem joga primeiro?');
  await page.locator('.evening-moves .btn').first().click();
}

/** Answers whatever the set-up asks until a person's turn or the first card. */
async function setUp(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await expect(page.locator('.evening-turn .btn').first()).toBeVisible();
    if (await button(page, /^Fim do turno: já/).count()) return;
    if (await page.locator('.evening-cards').count()) return;
    if (await button(page, 'Feito no tabuleiro').count()) await button(page, 'Feito no tabuleiro').click();
    else await page.locator('.evening-moves .btn').first().click();
  }
}

/** The automaton's turn: a card, dice when it fights, then hands. */
async function automatonTurn(page: Page): Promise<void> {
  await suit(page, 'raposa').click();
  for (let i = 0; i < 20; i++) {
    await expect(page.locator('.evening-tasks').filter({ visible: true })).toBeVisible();
    if (await page.locator('.evening-dice').count()) {
      const rows = page.locator('.evening-dice fieldset');
      await rows.nth(0).getByRole('button', { name: '2' }).click();
      await rows.nth(1).getByRole('button', { name: '1' }).click();
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

    if ((page.viewportSize()?.width ?? 0) < 900) await button(page, 'Editar mesa').click();
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
    if ((page.viewportSize()?.width ?? 0) < 900) await button(page, 'Turno').click();

    await button(page, /^Fim do turno: já/).click();
    await expect(page.locator('.evening-cards')).toBeVisible();
    await expectAccessible(page);
    await suit(page, 'raposa').click();
    await expect(page.locator('.evening-tasks').filter({ visible: true })).toContainText('clareira 8');
    await expect(page.locator('.evening-dice')).toBeVisible();

    await page.reload();
    await expect(page.locator('.evening-dice')).toBeVisible();
    const rows = page.locator('.evening-dice fieldset');
    await rows.nth(0).getByRole('button', { name: '2' }).click();
    await rows.nth(1).getByRole('button', { name: '1' }).click();
    await expect(button(page, 'Feito no tabuleiro')).toBeVisible();
    await page
      .locator('.evening-tasks')
      .filter({ visible: true })
      .getByRole('button', { name: 'Por quê?' })
      .first()
      .click();
    await expect(page.locator('.ladder').first()).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Feito no tabuleiro').click();
    await expect(heading(page)).toContainText('na mesa: o que mudou?');

    await button(page, /^Fim do turno: já/).click();
    await automatonTurn(page);
    await button(page, 'Feito no tabuleiro').click();
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
  const tab = page.locator('.evening-dock').getByRole('button', { name }).filter({ visible: true });
  if (await tab.count()) await tab.click();
}

/** A clearing's sheet, from the list of places. */
async function openClearing(page: Page, n: number): Promise<void> {
  await openTab(page, 'Editar mesa');
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
  await suit(page, 'raposa').click();
  const tasks = page.locator('.evening-turn .evening-tasks');
  await expect(button(page, 'Feito no tabuleiro')).toBeVisible();
  await expect(tasks).not.toContainText(/ataca .* na clareira 8/);
  await openClearing(page, 8);
  const sheet = page.getByRole('dialog', { name: 'Clareira 8' });
  await sheet.getByRole('button', { name: 'Mais: Guerreiros, Rapinas' }).click();
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await openTab(page, 'Turno');
  await expect(tasks).toContainText(/ataca .* na clareira 8/);
  await expect(page.locator('.evening-dice')).toBeVisible();

  await button(page, 'Passo a passo').click();
  const rows = page.locator('.evening-dice fieldset');
  await rows.nth(0).getByRole('button', { name: '2' }).click();
  await rows.nth(1).getByRole('button', { name: '1' }).click();
  for (let i = 0; i < 3; i++) {
    await button(page, 'Feito no tabuleiro').click();
    if (!(await button(page, 'Feito no tabuleiro').count())) break;
    await expect(tasks.locator('li').first()).toBeVisible();
  }
});

test('going back and throwing away ask first, and can be taken back', async ({ page }) => {
  await begin(page);
  await setUp(page);
  await button(page, /^Fim do turno: já/).click();
  await automatonTurn(page);
  await button(page, 'Feito no tabuleiro').click();
  await openTab(page, 'Registro');
  await button(page, 'Voltar a este passo').first().click();
  const asked = page.getByRole('dialog', { name: 'Voltar a este passo?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Ficar aqui' }).click();
  await expect(button(page, /^Refazer \d/)).toHaveCount(0);
  await button(page, 'Voltar a este passo').first().click();
  await asked.getByRole('button', { name: 'Voltar', exact: true }).click();
  await openTab(page, 'Registro');
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

test('two tabs: what one tells the other shows, and neither overwrites the other @desktop', async ({
  page,
  context,
}) => {
  await begin(page);
  await setUp(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(heading(other)).toContainText('na mesa: o que mudou?');
  await openClearing(page, 8);
  await page
    .getByRole('dialog', { name: 'Clareira 8' })
    .getByRole('button', { name: 'Mais: Guerreiros, Rapinas' })
    .click();
  await expect(other.locator('.evening-places').getByRole('button', { name: /^Clareira 8/ })).toContainText(
    'Rapinas 1',
  );
  await openClearing(other, 5);
  await other
    .getByRole('dialog', { name: 'Clareira 5' })
    .getByRole('button', { name: 'Mais: Guerreiros, Rapinas' })
    .click();
  await expect(page.locator('.evening-places').getByRole('button', { name: /^Clareira 5/ })).toContainText('Rapinas 1');
  await page.reload();
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
      ['Editar mesa', '.evening-places'],
      ['Registro', '.evening-log'],
    ] as const) {
      await openTab(page, tab);
      await expect(page.locator(part), `${tab} at ${width}`).toBeVisible();
    }
    await openTab(page, 'Turno');
    await expect(heading(page), `the turn at ${width}`).toBeVisible();
    await expectNoSideways(page);
  }
});
