/** People with people: two browsers and a spectator at one table. */
import { type Browser, expect, type Page } from '@playwright/test';
import type { Question } from '@tavola/kernel/rules/ask.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { expectAccessible } from './axe.ts';
import { pickOne, settle, yourTurn } from './playing.ts';
import { openForTwo } from './position.ts';
import { test } from './server.ts';

type Settings = { readonly [name: string]: unknown };

async function person(browser: Browser, baseURL: string | undefined, settings: Settings = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-BR', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await settle(page, { windows: 'always', ...settings });
  return page;
}

/** Opens a table for two and lets the second person sit down through the link. */
async function twoAtATable(
  browser: Browser,
  baseURL: string | undefined,
  settings: Settings = {},
): Promise<[Page, Page]> {
  const host = await person(browser, baseURL, settings);
  await host.goto('/new/calamandara');
  await host.getByRole('radio', { name: 'Amigo' }).click();
  await host.getByRole('textbox', { name: 'Nome no lugar 1' }).fill('Ana');
  await host.getByRole('button', { name: 'Abrir a mesa' }).filter({ visible: true }).click();
  const link = await host.getByRole('textbox', { name: 'Copiar convite do lugar 2' }).inputValue();
  const guest = await person(browser, baseURL, settings);
  await guest.goto(link);
  await guest.getByRole('textbox', { name: 'Nome à mesa' }).fill('Bia');
  await guest.getByRole('button', { name: 'Sentar e jogar' }).click();
  await expect(guest.locator('.decision')).toBeVisible();
  await expect(host.locator('.decision')).toBeVisible();
  return [host, guest];
}

/** The page that is asked, waiting for one. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  let asked: Page | undefined;
  await expect(async () => {
    for (const page of pages) if (await yourTurn(page).isVisible()) asked = page;
    expect(asked).toBeDefined();
  }).toPass();
  return asked as Page;
}

/** A card lies on the stack and the other may answer it with one. */
const answerable = ({ seat, ask, options }: Question, table: Table) => {
  const { stack } = table.view('spectator') as { readonly stack: readonly { readonly user: number }[] };
  const responding = typeof ask === 'object' && ask.kind === 'respond';
  const card = options.some(({ kind }) => kind === 'use');
  return responding && card && stack.length === 1 && stack[0]?.user !== seat;
};

test('one plays a card, the other sees the stack and answers with a card', async ({ browser, baseURL, server }) => {
  const pages = [await person(browser, baseURL), await person(browser, baseURL)] as const;
  await openForTwo(server, pages, 'calamandara', answerable);
  const asked = await whoIsAsked(pages);
  for (const page of pages) await expect(page.locator('.stack-box li')).toHaveCount(1);
  await asked.locator('.hand-box button[aria-pressed]').first().click();
  for (const page of pages) await expect(page.locator('.stack-box li')).toHaveCount(2);
});

test('what one has touched stays while another answers the same question', async ({ browser, baseURL }) => {
  const [host, guest] = await twoAtATable(browser, baseURL, { confirm: true });
  for (const page of [host, guest]) await expect(yourTurn(page)).toBeVisible();
  await host.locator('.decision .option').first().click();
  const preview = host.locator('.selected-box');
  await expect(preview).toBeVisible();
  const count = () => host.locator('.table').getAttribute('data-picks');
  const before = await count();
  await guest.locator('.decision .option').first().click();
  await guest.locator('.decision .primary').click();
  await expect.poll(count).not.toBe(before);
  await expect(preview).toBeVisible();
  await host.locator('.decision .primary').click();
  await expect(preview).toHaveCount(0);
});

test('an undo beyond what others learned needs their consent', async ({ browser, baseURL }) => {
  const pages = await twoAtATable(browser, baseURL);
  const first = await whoIsAsked(pages);
  const second = pages.find((page) => page !== first) as Page;
  const question = await yourTurn(first).locator('b').textContent();
  await pickOne(first);
  await expect(yourTurn(second)).toBeVisible();
  await pickOne(second);
  await first.getByRole('button', { name: 'Desfazer' }).click();
  await first.getByRole('button', { name: 'Pedir para desfazer' }).click();
  await expect(first.getByText(/Esperando a resposta/)).toBeVisible();
  await second.getByRole('button', { name: 'Concordar' }).click();
  await expect(yourTurn(first).locator('b')).toHaveText(question ?? '');
});

test('a spectator with the link sees the table and no hand', async ({ browser, baseURL }) => {
  const [host] = await twoAtATable(browser, baseURL);
  await host.getByRole('button', { name: 'Mais', exact: true }).click();
  await host.getByRole('button', { name: 'Compartilhar…' }).click();
  const link = await host.getByRole('textbox', { name: 'Copiar link para assistir' }).inputValue();
  const watcher = await person(browser, baseURL);
  await watcher.goto(link);
  await watcher.getByRole('button', { name: 'Assistir' }).click();
  await expect(watcher.locator('.board-box')).toBeVisible();
  await expect(watcher.locator('.hand-box')).toHaveCount(0);
  await expect(yourTurn(watcher)).toHaveCount(0);
  const told = await watcher.evaluate(async () => {
    const id = location.pathname.split('/').at(-1);
    return (await fetch(`/api/matches/${id}/table`)).json();
  });
  const [seen] = (told as { seats: { seat: string; view: { travellers: { hand: unknown[] }[] } }[] }).seats;
  expect(seen?.seat).toBe('spectator');
  for (const { hand } of seen?.view.travellers ?? []) expect(hand.every((card) => card === null)).toBe(true);
});

test('browsers that lose the server come back by themselves and have missed nothing', async ({
  browser,
  baseURL,
  server,
}) => {
  const pages = await twoAtATable(browser, baseURL);
  await pickOne(await whoIsAsked(pages));
  const picks = await pages[0].locator('.table').getAttribute('data-picks');
  await server.crash();
  for (const page of pages) await expect(page.locator('.conn.live')).toHaveCount(0);
  await server.start();
  for (const page of pages) {
    await expect(page.locator('.conn.live')).toHaveCount(1);
    await expect(page.locator('.table')).toHaveAttribute('data-picks', picks ?? '');
  }
  await pickOne(await whoIsAsked(pages));
  const now = Number(picks) + 1;
  for (const page of pages) {
    await expect
      .poll(async () => Number(await page.locator('.table').getAttribute('data-picks')))
      .toBeGreaterThanOrEqual(now);
  }
});

test('what is said at the table reaches the others, until they mute who says it', async ({ browser, baseURL }) => {
  const [host, guest] = await twoAtATable(browser, baseURL);
  for (const page of [host, guest]) await page.getByRole('tab', { name: 'Conversa' }).click();
  const say = async (words: string) => {
    await host.getByRole('textbox', { name: 'Diga algo à mesa' }).fill(words);
    await host.getByRole('button', { name: 'Enviar' }).click();
    await expect(host.locator('.talk li', { hasText: words })).toBeVisible();
  };
  await say('Boa sorte');
  const heard = guest.locator('.talk li', { hasText: 'Boa sorte' });
  await expect(heard).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: /^Silenciar/ }).click();
  await expect(heard).toHaveCount(0);
  await guest.getByRole('button', { name: /^Ouvir/ }).click();
  await expect(heard).toBeVisible();
});

test('two play over WebSockets and send nothing by POST', async ({ browser, baseURL }) => {
  const pages = await twoAtATable(browser, baseURL);
  const picks: string[] = [];
  for (const page of pages)
    page.on('request', (request) => request.url().endsWith('/picks') && picks.push(request.url()));
  await pickOne(await whoIsAsked(pages));
  await whoIsAsked(pages);
  expect(picks).toEqual([]);
});

test('where no WebSocket comes through, people play by events and POST', async ({ browser, baseURL, server }) => {
  const pages = [await person(browser, baseURL), await person(browser, baseURL)] as const;
  for (const page of pages) await page.routeWebSocket(/\/live/, (socket) => socket.close());
  await openForTwo(server, pages, 'calamandara', answerable);
  const asked = await whoIsAsked(pages);
  const posted = asked.waitForRequest((request) => request.url().endsWith('/picks'));
  await asked.locator('.hand-box button[aria-pressed]').first().click();
  await posted;
  for (const page of pages) await expect(page.locator('.stack-box li')).toHaveCount(2);
});
