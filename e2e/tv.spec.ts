/** The board on a television, the hands on phones: one room, one screen, one phone for each person. */
import { type Browser, expect, type Page } from '@playwright/test';
import type { Frame, SeatFrame } from '@tavola/server/api/table.ts';
import { expectAccessible } from './axe.ts';
import { picture } from './picture.ts';
import { settle } from './playing.ts';
import { openWhenAsked } from './position.ts';
import { onDesktop } from './screens.ts';
import { type TestServer, test } from './server.ts';

const HEADERS = { 'content-type': 'application/json' };
const PLAYED = { root: 'played', labyrinx: 'played' };

async function device(
  browser: Browser,
  server: TestServer,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    baseURL: server.url,
    viewport,
    hasTouch: viewport.width < 500,
  });
  const page = await context.newPage();
  await settle(page, { tempo: 'direct', recap: 'never' });
  await page.addInitScript((played) => localStorage.setItem('tavola-played', JSON.stringify(played)), PLAYED);
  return page;
}
const phone = (browser: Browser, server: TestServer) => device(browser, server, { width: 390, height: 844 });
const television = (browser: Browser, server: TestServer) => device(browser, server, { width: 1920, height: 1080 });

/** Where the camera leads that reads the `n`th code on the screen. */
async function scanned(screen: Page, n = 0): Promise<string> {
  const label = (await screen.locator('.qr').nth(n).getAttribute('aria-label')) ?? '';
  return new URL(label.slice(label.indexOf('http'))).pathname;
}

async function fits(screen: Page): Promise<void> {
  const [width, height] = await screen.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  expect([width, height]).toEqual([1920, 1080]);
}

/** Picks for whoever is asked, as fast as the server takes it, until it is so. */
async function playUntil(phones: readonly Page[], match: string, isSo: (seat: SeatFrame) => boolean): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    for (const page of phones) {
      const frame = (await (await page.request.get(`/api/matches/${match}/table?since=1000000`)).json()) as Frame;
      const [mine] = frame.seats;
      if (mine && isSo(mine)) return;
      const { decision } = mine ?? {};
      if (!decision) continue;
      const { number, options, seat } = decision;
      const option = options[(i * 7 + seat) % options.length]?.id;
      await page.request.post(`/api/matches/${match}/picks`, {
        headers: HEADERS,
        data: { seat, decision: number, option },
      });
    }
  }
  throw new Error('it never came to that');
}

test(
  'a TV and four phones play Root to its first battle, and a lost phone is replaced by a fifth',
  onDesktop,
  async ({ browser, server }) => {
    const tv = await television(browser, server);
    await tv.goto('/tv');
    await expect(tv.getByRole('heading', { name: 'Aponte a câmera do celular' })).toBeVisible();
    await expect(tv.locator('.qr path')).toBeVisible();
    await fits(tv);
    await expectAccessible(tv);

    const [ana, bia, caio, duda] = [
      await phone(browser, server),
      await phone(browser, server),
      await phone(browser, server),
      await phone(browser, server),
    ] as const;
    await ana.request.post('/api/people', { headers: HEADERS, data: { name: 'Ana' } });
    const seats = [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }, { kind: 'friend' }];
    const made = await ana.request.post('/api/matches', { headers: HEADERS, data: { game: 'root', seats } });
    const { id } = (await made.json()) as { readonly id: string };
    await ana.goto(await scanned(tv));
    await ana.getByRole('button', { name: 'Mostrar' }).click();
    await ana.getByRole('link', { name: 'Ir para a mesa' }).click();

    await expect(tv.locator('.tv-seat.free')).toHaveCount(3);
    await fits(tv);
    await expectAccessible(tv);
    await picture(tv, 'devices-tv-seats');
    for (const [name, page] of [
      ['Bia', bia],
      ['Caio', caio],
      ['Duda', duda],
    ] as const) {
      await expect(tv.locator('.tv-seat.free .qr path').first()).toBeVisible();
      const free = await tv.locator('.tv-seat.free').count();
      await page.goto(await scanned(tv));
      await page.getByRole('textbox', { name: 'Nome à mesa' }).fill(name);
      await page.getByRole('button', { name: 'Sentar e jogar' }).click();
      if (free > 1) await expect(tv.locator('.tv-seat.free')).toHaveCount(free - 1);
    }

    await expect(tv.locator('.tv-table .root-map')).toBeVisible();
    for (const page of [ana, bia, caio, duda]) await expect(page.locator('.hand-dock')).toBeVisible();
    await playUntil(
      [ana, bia, caio, duda],
      id,
      ({ view }) => (view as { open: { battle: unknown } }).open.battle !== null,
    );
    await expect(tv.locator('.tv-moment .root-battle')).toBeVisible();
    // Nobody but the one whose turn it is is named: who is asked in a window tells what hands hold.
    await expect(tv.locator('.tv-turn h1')).toContainText('Vez de');
    await fits(tv);
    await expectAccessible(tv);
    await expectAccessible(ana);
    await picture(tv, 'devices-tv-battle');
    await picture(bia, 'devices-phone-hand');

    const hand = await bia
      .locator('.hand-page .hand-box')
      .innerText()
      .catch(() => '');
    await bia.context().close();
    // A power cut in the middle; and Bia's phone has been away for half a minute.
    await server.edit((database) => database.prepare('UPDATE seats SET seen = seen - 30000 WHERE match = ?').run(id));
    await expect(tv.locator('.tv-players .gone')).toHaveCount(1);
    const fifth = await phone(browser, server);
    await fifth.goto(await scanned(tv));
    await fifth.getByRole('button', { name: 'Assistir' }).click();
    await fifth.getByRole('button', { name: 'Sou Bia' }).click();
    await expect(tv.getByRole('alert')).toContainText('diz que o lugar de Bia é seu');
    await picture(fifth, 'devices-phone-lost');
    await caio.getByRole('dialog', { name: 'É Bia?' }).getByRole('button', { name: 'Sim' }).click();
    await expect(fifth.locator('.hand-dock')).toBeVisible();
    await fifth.getByRole('button', { name: 'Mão', exact: true }).click();
    if (hand !== '')
      await expect(fifth.locator('.hand-page .hand-box')).toContainText('SÓ VOCÊ VÊ', { ignoreCase: true });
    await expect(tv.locator('.tv-players .gone')).toHaveCount(0);
    await expectAccessible(fifth);
  },
);

test(
  'a remote alone pauses, zooms, and plays a hand that lies open on the screen',
  onDesktop,
  async ({ browser, server }) => {
    const tv = await television(browser, server);
    await tv.goto('/tv');
    await expect(tv.locator('.qr path')).toBeVisible();
    const teo = await phone(browser, server);
    await teo.goto('/');
    const link = (await scanned(tv)).split('/').at(-1);
    const id = await openWhenAsked(teo, 'labyrinx', 2, 0, (question) => question.options.length > 3);
    const put = (path: string, data: object) => teo.request.put(path, { headers: HEADERS, data });
    await put(`/api/boards/${link}`, { match: id });
    await expect(tv.locator('.tv-table')).toBeVisible();

    await tv.keyboard.press('Enter');
    await expect(tv.getByText('Em pausa')).toBeVisible();
    await tv.keyboard.press('Enter');
    await expect(tv.getByText('Em pausa')).toBeHidden();
    const lens = tv.locator('.tv-lens');
    await tv.keyboard.press('+');
    await expect(lens).toHaveAttribute('style', /scale\(1\.35\)/);
    await tv.keyboard.press('ArrowRight');
    await expect(lens).toHaveAttribute('style', /translate\(-/);
    await tv.keyboard.press('-');
    await expect(lens).not.toHaveAttribute('style', /scale/);

    const { boards } = (await (await teo.request.get(`/api/matches/${id}`)).json()) as {
      readonly boards: readonly { readonly id: string }[];
    };
    await put(`/api/matches/${id}/seats/0/shown`, { board: boards[0]?.id });
    await expect(tv.locator('.tv-open')).toBeVisible();
    await expect(tv.locator('.tv-table :focus')).toBeVisible();
    await fits(tv);
    const table = tv.locator('[data-picks]');
    const before = Number(await table.getAttribute('data-picks'));
    await expect(async () => {
      await tv.keyboard.press('ArrowDown');
      await tv.keyboard.press('Enter');
      expect(Number(await table.getAttribute('data-picks'))).toBeGreaterThan(before);
    }).toPass();
  },
);
