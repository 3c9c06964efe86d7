/** Ways out of a game: each asks once and says what follows. Taking back what somebody has seen is practice, and is called that. */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { over, playToTheEnd, settle, touchOne, turnOrEnd, yourTurn } from './playing.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

const words = {
  'pt-BR': {
    more: 'Mais',
    end: 'Encerrar a partida…',
    endText: /termina agora, sem vencedor/,
    endYes: 'Encerrar',
    propose: 'Propor encerrar a partida…',
    proposeText: 'Se Bia concordar, ela termina sem vencedor.',
    proposeYes: 'Propor',
    proposed: 'Ana propõe encerrar a partida',
    resign: 'Desistir da partida…',
    resignText: /Um bot fica com o seu lugar/,
    resignYes: 'Desistir',
    stay: 'Continuar jogando',
    ended: 'A partida foi encerrada, sem vencedor.',
    close: 'Desfazer a mesa…',
    closeYes: 'Desfazer a mesa',
    undo: 'Desfazer',
    practise: 'Desfazer e treinar',
    leave: 'Deixar como está',
    afterEnd: /A partida já terminou/,
    chip: 'treino',
    local: 'Só neste aparelho',
    start: 'Abrir a mesa',
    easy: 'fácil',
    rounds: /rodadas/i,
    rare: 'Mais opções',
    practice: 'Treino',
  },
  en: {
    more: 'More',
    end: 'End the game…',
    endText: /ends now, without a winner/,
    endYes: 'End the game',
    propose: 'Propose to end the game…',
    proposeText: 'If Bia agrees, it ends without a winner.',
    proposeYes: 'Propose',
    proposed: 'Ana proposes to end the game',
    resign: 'Resign from the game…',
    resignText: /A bot takes your seat/,
    resignYes: 'Resign',
    stay: 'Keep playing',
    ended: 'The game was ended without a winner.',
    close: 'Close the table…',
    closeYes: 'Close the table',
    undo: 'Undo',
    practise: 'Undo and practise',
    leave: 'Leave it',
    afterEnd: /The game is over/,
    chip: 'practice',
    local: 'Only on this device',
    start: 'Open the table',
    easy: 'easy',
    rounds: /rounds/i,
    rare: 'More options',
    practice: 'Practice',
  },
} as const;
type Words = (typeof words)[keyof typeof words];
type Place = 'on the server' | 'in the browser';

async function newGame(page: Page, t: Words, game: string, place: Place): Promise<void> {
  await page.goto(`/new/${game}`);
  if (place === 'in the browser') await page.getByRole('switch', { name: t.local }).click();
}
const open = (page: Page, t: Words) => page.getByRole('button', { name: t.start }).filter({ visible: true }).click();
const menu = (page: Page, t: Words) => page.getByRole('button', { name: t.more, exact: true }).click();
const entry = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const undo = (page: Page, t: Words) => page.locator('.top').getByRole('button', { name: t.undo, exact: true }).click();

for (const [language, place, screen] of [
  ['pt-BR', 'on the server', onPhone],
  ['en', 'in the browser', onDesktop],
] as const) {
  const t = words[language];
  test(`against bots the end is asked for once (${place}, ${language})`, screen, async ({ page }) => {
    await settle(page, { language });
    await newGame(page, t, 'calamandara', place);
    await open(page, t);
    await expect(yourTurn(page)).toBeVisible();
    await menu(page, t);
    await entry(page, t.end).click();
    await expect(page.getByText(t.endText)).toBeVisible();
    await expectAccessible(page);
    await entry(page, t.stay).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(yourTurn(page)).toBeVisible();
    await menu(page, t);
    await entry(page, t.end).click();
    await entry(page, t.endYes).last().click();
    await expect(page.locator('.decision')).toContainText(t.ended);
    await expect(page.locator('.decision').getByRole('link')).toHaveCount(2);
  });

  test(
    `past what was seen an undo is practice, after its one question (${place}, ${language})`,
    screen,
    async ({ page }) => {
      await settle(page, { language });
      await newGame(page, t, 'labyrinx', place);
      await page.getByRole('button', { name: t.easy }).first().click();
      await open(page, t);
      const dialog = page.getByRole('dialog').filter({ hasText: t.chip });
      const chip = page.locator('.crumb .practice');
      for (let touches = 0; touches < 14; touches++) {
        await turnOrEnd(page);
        await touchOne(page).catch(() => {});
      }
      // Moves since then are taken back freely; the dice and cards before them are not.
      await expect(async () => {
        if (!(await dialog.isVisible())) await undo(page, t);
        await expect(dialog).toBeVisible({ timeout: 3000 });
      }).toPass();
      await expectAccessible(page);
      await entry(page, t.leave).click();
      await expect(chip).toHaveCount(0);
      await undo(page, t);
      await entry(page, t.practise).click();
      await expect(chip).toHaveText(t.chip);
      await expect(yourTurn(page)).toBeVisible();
      const table = page.url();
      await page.goto(`${table}/replay`);
      await expect(chip).toHaveText(t.chip);
      await page.goto('/matches');
      await expect(page.locator('.cont .practice')).toHaveText(t.chip);
    },
  );
}

for (const [language, screen] of [
  ['pt-BR', onDesktop],
  ['en', onPhone],
] as const) {
  const t = words[language];
  test(`the maker of a table that waits can close it, and is asked once (${language})`, screen, async ({ page }) => {
    await settle(page, { language });
    await page.goto('/');
    const id = await waitingTable(page);
    await page.goto(`/match/${id}`);
    await page.getByRole('button', { name: t.close }).click();
    await expectAccessible(page);
    await entry(page, t.closeYes).click();
    await expect(page).toHaveURL(/\/$/);
    const { status } = (await (await page.request.get(`/api/matches/${id}`)).json()) as { readonly status: string };
    expect(status).toBe('abandoned');
  });
}

for (const [language, place, screen] of [
  ['pt-BR', 'on the server', onDesktop],
  ['en', 'in the browser', onPhone],
] as const) {
  const t = words[language];
  test(
    `after the end an undo goes on as practice, and the end says so (${place}, ${language})`,
    screen,
    async ({ page }) => {
      await settle(page, { language });
      await newGame(page, t, 'calamandara', place);
      await page.getByText(t.rare).click();
      await expect(page.getByRole('switch', { name: t.practice })).toBeChecked();
      await page.getByRole('textbox', { name: t.rounds }).first().fill('1');
      await page.getByRole('button', { name: t.easy }).first().click();
      await open(page, t);
      await playToTheEnd(page);
      await expect(over(page)).not.toContainText(t.practice);
      await undo(page, t);
      await expect(page.getByText(t.afterEnd)).toBeVisible();
      await entry(page, t.practise).click();
      await expect(over(page)).toHaveCount(0);
      await expect(page.locator('.crumb .practice')).toHaveText(t.chip);
      await playToTheEnd(page);
      await expect(over(page).locator('.practice-note')).toBeVisible();
      await expectAccessible(page);
    },
  );
}

// These browsers bring screens of their own.
test(
  'among people the end is proposed and can be refused; somebody who resigns leaves a bot',
  onDesktop,
  async ({ browser, baseURL }) => {
    const person = async (on: Browser, language: string): Promise<Page> => {
      const context = await on.newContext({ locale: language, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await settle(page);
      await page.goto('/');
      return page;
    };
    const [ana, bia] = [await person(browser, 'pt-BR'), await person(browser, 'en')];
    const [pt, en] = [words['pt-BR'], words.en];
    const id = await waitingTable(ana);
    const { invitations } = (await (await ana.request.get(`/api/matches/${id}`)).json()) as Waiting;
    await bia.request.post('/api/people', { data: { name: 'Bia' } });
    await bia.request.post(`/api/invitations/${invitations.find(({ seat }) => seat === 1)?.token}`, { data: {} });
    for (const page of [ana, bia]) await page.goto(`/match/${id}`);
    const propose = async () => {
      await menu(ana, pt);
      await entry(ana, pt.propose).click();
      await expect(ana.getByText(pt.proposeText)).toBeVisible();
      await entry(ana, pt.proposeYes).click();
    };
    const proposal = bia.getByRole('dialog').filter({ hasText: en.proposed });
    await propose();
    await expect(ana.locator('.banner')).toContainText('Bia');
    await proposal.getByRole('button', { name: en.stay }).click();
    await expect(ana.locator('.banner')).toHaveCount(0);
    await expect(proposal).toHaveCount(0);

    await menu(bia, en);
    await entry(bia, en.resign).click();
    await expect(bia.getByText(en.resignText)).toBeVisible();
    await entry(bia, en.resignYes).click();
    await expect(bia).toHaveURL(/\/$/);
    await expect(ana.locator('.frames .pl[data-seat="1"] .tag')).toContainText('bot');
    // Now only bots are left: the end is no longer a proposal.
    await menu(ana, pt);
    await expect(entry(ana, pt.propose)).toHaveCount(0);
    await expect(entry(ana, pt.end)).toBeVisible();
  },
);

type Waiting = { readonly invitations: readonly { readonly seat: number | null; readonly token: string }[] };

async function waitingTable(page: Page): Promise<string> {
  await page.request.post('/api/people', { data: { name: 'Ana' } });
  const made = await page.request.post('/api/matches', {
    data: { game: 'calamandara', seats: [{ kind: 'me' }, { kind: 'friend' }] },
  });
  return ((await made.json()) as { readonly id: string }).id;
}
