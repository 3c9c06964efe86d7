/** Sharing: a link that works for anyone who opens it, live or as a replay, and shows no more than a spectator may see. */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle, yourTurn } from './playing.ts';
import { test } from './server.ts';

const words = {
  'pt-BR': {
    more: 'Mais',
    share: 'Compartilhar…',
    shareReplay: 'Compartilhar',
    who: { none: 'Ninguém', public: 'Todos' },
    replay: 'O replay até aqui',
    watchLink: 'Copiar link para assistir',
    replayLink: 'Copiar link do replay',
    watch: 'Assistir',
    openReplay: 'Rever a partida',
    rare: 'Mais opções',
    watched: 'Pode ser assistida',
    start: 'Abrir a mesa',
    empty: 'Nenhuma partida pública agora.',
  },
  en: {
    more: 'More',
    share: 'Share…',
    shareReplay: 'Share',
    who: { none: 'Nobody', public: 'Everybody' },
    replay: 'The replay so far',
    watchLink: 'Copy link to watch',
    replayLink: 'Copy link to the replay',
    watch: 'Watch',
    openReplay: 'Watch the replay',
    rare: 'More options',
    watched: 'Open to watchers',
    start: 'Open the table',
    empty: 'No public game right now.',
  },
} as const;

async function person(browser: Browser, baseURL: string | undefined, language: string): Promise<Page> {
  const context = await browser.newContext({ locale: language, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await settle(page);
  return page;
}

async function tableAgainstABot(page: Page): Promise<string> {
  await page.goto('/');
  await page.request.post('/api/people', { data: { name: 'Ana' } });
  const made = await page.request.post('/api/matches', {
    data: { game: 'calamandara', seats: [{ kind: 'me' }, { kind: 'bot' }] },
  });
  const { id } = (await made.json()) as { readonly id: string };
  await page.goto(`/match/${id}`);
  await expect(yourTurn(page)).toBeVisible();
  return id;
}

type Seen = { readonly seats: readonly { seat: string; view: { travellers: readonly { hand: unknown[] }[] } }[] };

// Ana reads one language, the person who follows her link the other.
test('a running game is watched or replayed through its link, without a hidden card', async ({ browser, baseURL }) => {
  const [t, other] = [words['pt-BR'], words.en];
  const ana = await person(browser, baseURL, 'pt-BR');
  const id = await tableAgainstABot(ana);
  await ana.getByRole('button', { name: t.more, exact: true }).click();
  await ana.getByRole('button', { name: t.share }).click();
  const live = await ana.getByRole('textbox', { name: t.watchLink }).inputValue();
  await ana.getByRole('button', { name: t.replay }).click();
  const past = await ana.getByRole('textbox', { name: t.replayLink }).inputValue();
  await expectAccessible(ana);

  const eva = await person(browser, baseURL, 'en');
  await eva.goto(`/match/${id}`);
  await expect(eva.locator('.note b')).toBeVisible();
  await eva.goto(live);
  await eva.getByRole('button', { name: other.watch }).click();
  await expect(eva.locator('.board-box')).toBeVisible();
  await expect(eva.locator('.hand-box')).toHaveCount(0);
  await eva.goto(past);
  await eva.getByRole('button', { name: other.openReplay }).click();
  await expect(eva).toHaveURL(/\/replay$/);
  await expect(eva.locator('.scrub')).toBeVisible();
  // One pair of eyes only: everybody's.
  await expect(eva.locator('.rp .bar .seg button')).toHaveCount(1);
  // The link leads to the address of the house, not to `localhost`.
  const { origin } = new URL(eva.url());
  const seen = (await (await eva.request.get(`${origin}/api/matches/${id}/replay/1`)).json()) as Seen;
  expect(seen.seats.map(({ seat }) => seat)).toEqual(['spectator']);
  for (const { hand } of seen.seats[0]?.view.travellers ?? []) expect(hand.every((card) => card === null)).toBe(true);

  // The maker of the table changes their mind: the link leads nowhere.
  await ana.getByRole('button', { name: t.who.none }).click();
  await expect(ana.getByRole('textbox')).toHaveCount(0);
  await eva.goto(live);
  await expect(eva.locator('.note b')).toBeVisible();
  await ana.getByRole('button', { name: t.who.public }).click();
  const open = await ana.getByRole('textbox', { name: t.replayLink }).inputValue();
  const nobody = await person(browser, baseURL, 'en');
  await nobody.goto(open);
  await expect(nobody.locator('.scrub')).toBeVisible();
});

test('a finished game is shared as a replay that opens for a stranger', async ({ browser, baseURL }) => {
  const [t, other] = [words.en, words['pt-BR']];
  const ana = await person(browser, baseURL, 'en');
  const id = await tableAgainstABot(ana);
  await ana.request.post(`/api/matches/${id}/abandon`, { data: {} });
  await ana.goto(`/match/${id}/replay`);
  await ana.getByRole('button', { name: t.shareReplay }).click();
  const link = await ana.getByRole('textbox', { name: t.replayLink }).inputValue();
  const eva = await person(browser, baseURL, 'pt-BR');
  await eva.goto(link);
  await eva.getByRole('button', { name: other.openReplay }).click();
  await expect(eva.locator('.scrub')).toBeVisible();
  await expect(eva.locator('.rp .bar .seg button')).toHaveCount(4);
  // A guest of the link cannot hand it on.
  await eva.getByRole('button', { name: other.shareReplay }).click();
  await expect(eva.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(eva);
});

test('a table open to watchers is listed, and anybody may look', async ({ browser, baseURL }) => {
  const [t, other] = [words['pt-BR'], words.en];
  const ana = await person(browser, baseURL, 'pt-BR');
  await ana.goto('/new/calamandara');
  await ana.getByText(t.rare).click();
  await ana.getByRole('switch', { name: t.watched }).click();
  await ana.getByRole('button', { name: t.start }).filter({ visible: true }).click();
  await expect(yourTurn(ana)).toBeVisible();
  const eva = await person(browser, baseURL, 'en');
  await eva.goto('/matches?list=public');
  await expect(eva.getByText(other.empty)).toHaveCount(0);
  await eva.locator('.lobby-row').first().getByRole('button', { name: other.watch }).click();
  await expect(eva.locator('.board-box')).toBeVisible();
  await expect(yourTurn(eva)).toHaveCount(0);
});
