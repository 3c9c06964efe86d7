/** Notices as a person meets them: asked at the table, settled on a page, shown by the service worker. */
import { type APIRequestContext, type BrowserContext, expect, type Page, request } from '@playwright/test';
import { PushBrowser, Receiver } from '@tavola/server/testing/receiver.ts';
import { expectAccessible } from './axe.ts';
import { picture } from './picture.ts';
import { pickOne, settle, yourTurn } from './playing.ts';
import { inEachSize, onDesktop, onPhone } from './screens.ts';
import { test as base, startServer, type TestServer } from './server.ts';

type Worker = { readonly notifying: TestServer; readonly receiver: Receiver };

/** A server that tells at once, and may call the push service of the test. */
const test = base.extend<object, Worker>({
  notifying: [
    async ({}, use) => {
      const env = { TAVOLA_NOTICE_PRIVATE: '1', TAVOLA_NOTICE_DELAY: '0', TAVOLA_SWEEP_MS: '100' };
      const server = await startServer(env);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  receiver: [
    async ({}, use) => {
      const receiver = await Receiver.start();
      await use(receiver);
      receiver.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ notifying }, use) => use(notifying.url),
});
test.use({ locale: 'pt-BR' });
test.beforeEach(async ({ page }) => settle(page));

/** A slow table: the page is Ana's, who made it, and Bia has no page. */
async function slowTable(page: Page, { url }: TestServer): Promise<{ id: string; bia: APIRequestContext }> {
  const bia = await request.newContext({ baseURL: url });
  await page.request.post('/api/people', { data: { name: 'Ana', language: 'pt-BR' } });
  await bia.post('/api/people', { data: { name: 'Bia' } });
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const table = { game: 'labyrinx', name: 'Outono', seats, clock: { decision: 172_800 } };
  const { id, invitations } = await (await page.request.post('/api/matches', { data: table })).json();
  const link = invitations.find(({ seat }: { seat: number }) => seat === 1);
  expect((await bia.post(`/api/invitations/${link.token}`, { data: {} })).status()).toBe(200);
  return { id, bia };
}

async function isAsked(bia: APIRequestContext, id: string, seat: number): Promise<boolean> {
  const { pending } = await (await bia.get(`/api/matches/${id}`)).json();
  return pending.includes(seat);
}

/** Plays for Bia until she is not asked. */
async function playBia(bia: APIRequestContext, id: string): Promise<void> {
  for (let picks = 0; picks < 60 && (await isAsked(bia, id, 1)); picks++) {
    const { seats } = await (await bia.get(`/api/matches/${id}/table?seat=1`)).json();
    const { number, options } = seats[0].decision;
    await bia.post(`/api/matches/${id}/picks`, { data: { seat: 1, decision: number, option: options.at(-1).id } });
  }
}

/** Plays on the page until Ana is not asked. */
async function pickToTheEnd(page: Page, bia: APIRequestContext, id: string): Promise<void> {
  for (let picks = 0; picks < 60 && (await isAsked(bia, id, 0)); picks++) {
    // The last pick may still be on its way when the server is asked.
    const waiting = page.locator('.decision.waiting');
    await expect(yourTurn(page).or(waiting)).toBeVisible();
    // If it was the last one, nothing is left to pick, and the server says so at the next look.
    if (await yourTurn(page).isVisible()) await pickOne(page).catch(() => undefined);
  }
}

/** The browser's part of a subscription, which goes to its maker's servers otherwise. */
async function standIn(context: BrowserContext, { subscription }: PushBrowser): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript((given) => {
    const kept = () => localStorage.getItem('test-push');
    const made = () => ({
      endpoint: given.endpoint,
      options: { applicationServerKey: Uint8Array.from(kept() ?? '', (c) => c.charCodeAt(0)).buffer },
      toJSON: () => given,
      unsubscribe: async () => localStorage.removeItem('test-push'),
    });
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const text = applicationServerKey.replaceAll('-', '+').replaceAll('_', '/');
        localStorage.setItem('test-push', atob(text));
        return made();
      },
      getSubscription: async () => (kept() === null ? null : made()),
    });
  }, subscription);
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'the table asks after the pick; what the server pushes is shown, and the same again replaces it',
    onPhone,
    async ({ page, context, notifying, receiver }) => {
      const phone = new PushBrowser(receiver);
      await standIn(context, phone);
      const { id, bia } = await slowTable(page, notifying);
      await playBia(bia, id);
      await page.goto(`/match/${id}`);
      await expect(yourTurn(page)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Pode fechar.' })).toHaveCount(0);
      await pickToTheEnd(page, bia, id);
      const moment = page.getByRole('region', { name: 'Pode fechar.' });
      await expect(moment).toBeVisible();
      await expectAccessible(page);
      await moment.getByRole('switch', { name: 'Avisar quando for minha vez' }).click();
      await expect(moment.getByText('Combinado.')).toBeVisible();
      await expect(moment.getByText(/silêncio de 23\sh a 8\sh/)).toBeVisible();
      await picture(page, 'notices-table-phone');
      await expectAccessible(page);
      // Night or not: this test wants to hear.
      await page.request.put('/api/notices', { data: { quiet: null } });
      await page.goto('/about');
      await playBia(bia, id);
      await expect.poll(() => phone.messages().length).toBe(1);
      const [message] = phone.messages();
      expect(message?.title).toContain('Outono');
      expect(message?.body).toMatch(/^É a sua vez\. Você tem até /);
      const shown = await delivered(page, notifying.url, JSON.stringify(message), 2);
      expect(shown).toEqual([{ title: message?.title, body: message?.body, tag: `/match/${id}` }]);
      // Another time it is not asked.
      await page.goto(`/match/${id}`);
      await pickToTheEnd(page, bia, id);
      await expect(page.locator('.decision.waiting')).toBeVisible();
      await expect(page.locator('.moment')).toHaveCount(0);
    },
  );

  test(
    'a server whose secret changed is subscribed to again at the next start',
    onDesktop,
    async ({ page, context, receiver }) => {
      const phone = new PushBrowser(receiver);
      await standIn(context, phone);
      await page.request.post('/api/people', { data: { name: 'Ana' } });
      await page.goto('/notices');
      await page.getByRole('switch', { name: 'Este aparelho' }).click();
      await expect(page.getByRole('switch', { name: 'Este aparelho' })).toHaveAttribute('aria-checked', 'true');
      const right = await page.evaluate(() => localStorage.getItem('test-push'));
      await page.evaluate(() => localStorage.setItem('test-push', 'the key of another server'));
      await page.goto('/about');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('test-push'))).toBe(right);
    },
  );
});

/** Hands a push message to the service worker as the browser does, some times, and looks at what it shows. */
async function delivered(page: Page, origin: string, data: string, times: number): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const mine = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (mine) found(mine.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  for (let i = 0; i < times; i++)
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(async () => (await shown()).length).toBe(1);
  return shown();
}

test('on plain http the switch says why not, and offers what works', onPhone, async ({ page, notifying, receiver }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  const { id, bia } = await slowTable(page, notifying);
  await playBia(bia, id);
  await page.goto(`/match/${id}`);
  await expect(yourTurn(page)).toBeVisible();
  await pickToTheEnd(page, bia, id);
  const moment = page.getByRole('region', { name: 'Em http o navegador não avisa.' });
  await expect(moment).toBeVisible();
  await expectAccessible(page);
  await moment.getByRole('button', { name: 'Escolher' }).click();
  const dialog = page.getByRole('dialog', { name: 'Canal do grupo' });
  await dialog.getByRole('textbox', { name: 'Endereço do webhook' }).fill(`${receiver.base}/mattermost`);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Salvo.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Testar' }).click();
  await expect(dialog.getByText('Chegou.')).toBeVisible();
  await picture(page, 'notices-channel-phone');
  expect(receiver.json('/mattermost')[0]).toMatchObject({ username: 'Tavola' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await expect(page.getByText('num canal do Mattermost')).toBeVisible();
});

test('where the browser was told no, the page says how to change that', onDesktop, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await page.goto('/notices');
  await expect(page.getByText('Este navegador não deixa avisar.')).toBeVisible();
  await expect(page.getByText('cadeado da barra de endereço')).toBeVisible();
});

test('the page of notices fits every screen, in both themes, and keeps what is chosen', onPhone, async ({ page }) => {
  const sizes = [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ];
  await inEachSize(
    page,
    sizes,
    () => page.goto('/notices'),
    async () => {
      await expect(page.getByRole('heading', { name: 'Quando' })).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    },
  );
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.getByRole('switch', { name: 'Silêncio à noite' }).click();
  await expect(page.getByLabel('Silêncio das')).toBeVisible();
  await page.setViewportSize(sizes[1] as (typeof sizes)[number]);
  await picture(page, 'notices-page-phone');
  await expect(page.getByLabel('Silêncio das')).toHaveValue('23:00');
  await page.getByRole('button', { name: '10 min' }).click();
  await expect(page.getByRole('button', { name: '10 min' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByLabel('Silêncio até')).toHaveValue('08:00');
  await expect(page.getByRole('button', { name: '10 min' })).toHaveAttribute('aria-pressed', 'true');
});

test('without a connection the page says so', onPhone, async ({ page }) => {
  await page.goto('/notices');
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Sem conexão não dá para ver')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Quando' })).toBeVisible();
});

test('a link in a letter does nothing until its button is pressed', onPhone, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname));
  await page.goto('/mail/confirm/nothing');
  await expect(page.getByRole('heading', { name: 'Este endereço é seu?' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Sim, podem escrever' }).click();
  await expect(page.getByRole('alert')).toContainText('não vale mais');
});
