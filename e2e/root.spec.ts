/** Root on the web table. */
import { expect, type Page } from '@playwright/test';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import { expectAccessible } from './axe.ts';
import { over, playBriskly, settle, touchOne, yourTurn } from './playing.ts';
import { openFinished, openWhenAsked } from './position.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';
import { smallTargets } from './thumbs.ts';

test.use({ locale: 'pt-BR' });

/** Rounds after which these games are a draw: a game that fits into a test. */
const ROUNDS = 3;
const MARQUISE_AND_EYRIE = ['marquise', 'eyrie'].map((faction) => ({ kind: 'player', settings: { faction } }) as const);

test(
  'a whole game against bots by touching what is highlighted, accessible in both themes',
  onPhone,
  async ({ page }) => {
    test.slow();
    await settle(page);
    await openTable(page, ['marquise', 'eyrie', 'vagabond']);
    await expect(page.getByRole('img', { name: /^Mapa Outono/ })).toBeVisible();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    // The one whole game of Root in the browser: the kits play the others, table.spec.ts looks at the start at a desk.
    await playBriskly(page, 3);
    await expectScores(page, 3);
  },
);

test('at a desk the end of a game has its score line by line', onDesktop, async ({ page }) => {
  await openFinished(page, 'root', MARQUISE_AND_EYRIE);
  await expectScores(page, 2);
});

async function expectScores(page: Page, seats: number): Promise<void> {
  await over(page).getByText('Placar linha a linha').click();
  await expect(over(page).getByRole('table').locator('.total td')).toHaveCount(seats);
}

test('faction boards open whole, and close again', async ({ page, isMobile }) => {
  await settle(page);
  await openTable(page, ['alliance', 'eyrie']);
  const open = page.getByRole('button', { name: /^Abrir o tabuleiro: Rapinas/ }).filter({ visible: true });
  await open.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Decreto')).toBeVisible();
  await expect(sheet.getByText('Construtor')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  if (isMobile)
    await page
      .getByRole('button', { name: /^Abrir o tabuleiro: Aliança/ })
      .filter({ visible: true })
      .click();
  await expect(page.getByText('Apoiadores').filter({ visible: true }).first()).toBeVisible();
});

test('whatever can be touched is as large as a thumb', onPhone, async ({ page }) => {
  await settle(page);
  await openWhenAsked(page, 'root', MARQUISE_AND_EYRIE, 0, ({ ask }) => kindOf(ask) === 'marquise.daylight');
  await expect(page.locator('.root-hand-actions button').first()).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});

test(
  'an automaton plays step by step; a ladder opens and rings its candidates on the map',
  onPhone,
  async ({ page }) => {
    test.slow();
    await settle(page, { tempo: 'hand' });
    await openTable(page, [{ kind: 'me', faction: 'alliance' }, AUTOMATON('marquise'), AUTOMATON('eyrie')]);
    const steps = page.locator('.decision.steps');
    for (let touches = 0; (await steps.count()) === 0 && touches < 40; touches++) await passOrTouch(page, touches);
    await expect(steps).toContainText(/Passo \d+ de \d+/);
    await steps.getByRole('button', { name: 'Próximo passo' }).click();
    if ((await steps.count()) > 0) await steps.getByRole('button', { name: 'Pular' }).click();
    await page.getByRole('button', { name: 'Registro' }).click();
    const ladder = page.locator('.ladder').filter({ visible: true });
    // Where something is built, recruited or moved from is chosen among clearings.
    const chosen = /(Construção|Recrutamento|Movimento|Marcha) na clareira/;
    await page.locator('.log summary').filter({ hasText: chosen, visible: true }).last().click();
    await expect(ladder.getByRole('button', { name: 'Mostrar no mapa' }).first()).toBeVisible();
    await expectAccessible(page);
    await ladder.getByRole('button', { name: 'Mostrar no mapa' }).first().click();
    await expect(page.locator('.root-candidate.taken').first()).toBeVisible();
    await expect(ladder).toHaveCount(0);
    await page.locator('.shown-note').getByRole('button').click();
    await expect(page.locator('.root-candidate')).toHaveCount(0);
  },
);

const AUTOMATON = (faction: string) => ({ kind: 'automaton', faction });

async function passOrTouch(page: Page, touches: number): Promise<void> {
  await expect(yourTurn(page).or(page.locator('.decision.steps')).first()).toBeVisible();
  if ((await page.locator('.decision.steps').count()) > 0) return;
  const done = page.locator('.option[data-option="done"], .option[data-option="pass"]');
  if ((await done.count()) > 0) await done.first().evaluate((it: HTMLElement) => it.click());
  else await touchOne(page, (n) => (touches * 5) % n);
  await page.waitForTimeout(150);
}

type Sitting = { readonly kind: string; readonly faction: string };

/** The first is Ana, the others are bots unless they say otherwise. */
async function openTable(page: Page, sitting: readonly (string | Sitting)[]): Promise<void> {
  await page.goto('/');
  await page.request.post('/api/people', { data: { name: 'Ana' } });
  const seats = sitting.map((one, i) => {
    const { kind, faction } = typeof one === 'string' ? { kind: i === 0 ? 'me' : 'bot', faction: one } : one;
    return { kind, ...(kind === 'bot' ? { level: 'easy' } : {}), settings: { faction } };
  });
  const made = await page.request.post('/api/matches', {
    data: { game: 'root', seats, options: { roundLimit: ROUNDS, seating: 'seats' } },
  });
  const { id } = (await made.json()) as { readonly id: string };
  await page.goto(`/match/${id}`);
  await expect(yourTurn(page).or(page.locator('.decision.waiting')).first()).toBeVisible();
}
