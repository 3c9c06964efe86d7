/** One evening told from several phones: a clash settled on the second, a turn without a network, and the file on a fourth. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { gameEntry } from '@tavola/games/shelf.ts';
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { expectAccessible } from './axe.ts';
import { expectNoSideways } from './evening.ts';
import { settle } from './playing.ts';
import { onPhone } from './screens.ts';
import { test } from './server.ts';

const SEED = 'an evening of the browser';
const VIEWPORT = { width: 390, height: 844 };

/** The Eyrie, the Alliance and the Mechanical Marquise; the first person's turn is open. */
async function kept(): Promise<object> {
  const game = await gameEntry('root')?.game();
  if (!game) throw new Error('no game');
  const wish = (kind: SeatWish & string, faction: string) => ({ kind, settings: { faction } }) as SeatWish;
  const seats = [wish('outside', 'eyrie'), wish('outside', 'alliance'), wish('automaton', 'marquise')];
  const chance = tableChance(fairChance(SEED), game, () => false);
  const app = Assistant.start(game, { seats, options: game.real?.options ?? {}, chance });
  for (let i = 0; i < 40 && !isTurn(app); i++) {
    if (app.waitsForHands) app.done();
    else app.answer(app.decision?.options[0]?.id ?? '');
  }
  const saved = app.save();
  return { name: 'Sexta', seed: SEED, pace: 'turn', rolls: false, seen: saved.log.picks.length, ...saved };
}
const isTurn = ({ table }: Assistant) => table.question(table.pending[0] ?? 0)?.outside === true;

async function phone(browser: Browser, baseURL: string | undefined): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: VIEWPORT,
    hasTouch: true,
    isMobile: true,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await settle(page);
  return [page, context];
}

/** One more warrior of the Eyrie in clearing 8. */
async function count(page: Page, warriors: number): Promise<void> {
  await page.locator('.evening-dock .to-edit').click();
  await page
    .getByRole('button', { name: /^Clareira 8/ })
    .filter({ visible: true })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Clareira 8' });
  for (let i = 0; i < warriors; i++) await sheet.getByRole('button', { name: 'Mais: Guerreiros, Rapinas' }).click();
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await page.locator('.evening-dock .to-turn').click();
}

test(
  'two phones, a clash, a turn without a network, and the file on a fourth',
  onPhone,
  async ({ browser, baseURL }) => {
    const [ana, house] = await phone(browser, baseURL);
    await house.request.post('/api/people', { data: { name: 'Ana' } });
    const made = await house.request.post('/api/evenings', { data: await kept() });
    const { id, link } = (await made.json()) as { id: string; link: { path: string } };
    await ana.goto(`/assistant/${id}`);
    const [caio, away] = await phone(browser, baseURL);
    await caio.goto(link.path);
    await caio.getByRole('textbox').fill('Caio');
    await caio.getByRole('button', { name: 'Entrar' }).click();
    for (const page of [ana, caio]) await expect(page.getByRole('button', { name: /2 na noite/ })).toBeVisible();

    await away.setOffline(true);
    await count(caio, 1);
    await expect(caio.getByRole('button', { name: /1 ainda não chegou/ })).toBeVisible();
    await count(ana, 2);
    await away.setOffline(false);
    const clash = (page: Page) => page.getByRole('region', { name: 'Dois números para a mesma coisa' });
    for (const page of [ana, caio]) await expect(clash(page)).toBeVisible();
    await expect(clash(ana).getByRole('button', { name: /2.*Ana contou/ })).toBeVisible();
    await expectAccessible(ana);
    await expectNoSideways(ana);
    await clash(caio)
      .getByRole('button', { name: /1.*Caio contou/ })
      .click();
    for (const page of [ana, caio]) await expect(clash(page)).toHaveCount(0);

    await caio.getByRole('button', { name: /2 na noite/ }).click();
    const night = caio.getByRole('dialog', { name: 'A noite' });
    await expect(night.getByRole('img', { name: /Código QR/ })).toBeVisible();
    await expectAccessible(caio);
    const [download] = await Promise.all([
      caio.waitForEvent('download'),
      night.getByRole('button', { name: 'Salvar' }).click(),
    ]);
    const [eva] = await phone(browser, baseURL);
    await eva.goto('/assistant');
    await eva.locator('input[type=file]').setInputFiles(await download.path());
    await expect(eva.getByRole('button', { name: /só aqui/ })).toBeVisible();
    await eva.locator('.evening-dock .to-edit').click();
    const there = eva
      .getByRole('button', { name: /^Clareira 8/ })
      .filter({ visible: true })
      .first();
    await expect(there).toContainText('1');
  },
);
