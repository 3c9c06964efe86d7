/** An account that is lost and found: by passkey (Chromium's virtual authenticator), by code, by another device. */
import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle } from './playing.ts';
import { onDesktop } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });
test.beforeEach(async ({ page }) => settle(page));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** One that answers at once, as if its owner had touched it. */
async function authenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

/** A guest with a name and a table. */
async function newGuest(page: Page, name: string): Promise<string> {
  await page.request.post('/api/people', { data: { name } });
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const made = await page.request.post('/api/matches', {
    data: { game: 'calamandara', seats, name: `Mesa de ${name}` },
  });
  return (await made.json()).id;
}

/** The browser forgets who it was. */
const loseCookie = (page: Page) => page.context().clearCookies();

async function expectSeatOf(page: Page, name: string, match: string): Promise<void> {
  const { mine } = await (await page.request.get(`/api/matches/${match}`)).json();
  expect(mine).toEqual([0]);
  await page.goto('/matches');
  await expect(page.getByText(`Mesa de ${name}`)).toBeVisible();
}

async function expectFits(page: Page): Promise<void> {
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width).toBeLessThanOrEqual(room ?? 0);
  await expectAccessible(page);
}

test('a passkey alone makes a guest an account, and leads back to the same seat', async ({ page }) => {
  await authenticator(page);
  const match = await newGuest(page, 'Ana');
  await page.goto('/you');
  await expect(page.getByText('Nenhum jeito de voltar')).toBeVisible();
  await expectFits(page);
  await button(page, 'Criar: Chave de acesso').click();
  await expect(page.getByText('Pronto: a chave de acesso abre a sua conta.')).toBeVisible();
  await expect(page.getByText('Um jeito de voltar')).toBeVisible();
  // The last way in stays.
  await button(page, 'Abrir').click();
  await button(page, /^Remover a chave/).click();
  await expect(page.getByRole('alert')).toHaveText('Este é o seu único jeito de entrar. Crie outro antes.');
  await expectFits(page);
  await loseCookie(page);
  await page.goto('/you');
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expectFits(page);
  await button(page, 'Entrar com a chave de acesso').click();
  await expect(page.getByRole('heading', { name: 'Ana' })).toBeVisible();
  await expectSeatOf(page, 'Ana', match);
});

test('a recovery code leads back, offers a passkey, and ends the other sessions', async ({
  page,
  browser,
  baseURL,
}) => {
  await authenticator(page);
  const match = await newGuest(page, 'Bia');
  await page.goto('/you');
  await button(page, 'Criar: Códigos de recuperação').click();
  await expect(page.getByRole('heading', { name: 'Guarde estes dez códigos' })).toBeVisible();
  await expectFits(page);
  const codes = await page.locator('.codes code').allTextContents();
  expect(codes).toHaveLength(10);
  await expect(button(page, 'Concluir')).toBeDisabled();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.codes')).toBeVisible();
  for (const other of ['.top', '.dock', '.codes-acts', '.tick']) await expect(page.locator(other)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Arquivo' }).click();
  expect((await download).suggestedFilename()).toBe('tavola-codigos.txt');
  await page.getByRole('checkbox').check();
  await button(page, 'Concluir').click();
  await expect(page.getByText('10 de 10 ainda valem')).toBeVisible();

  const found = await anotherBrowser(browser, baseURL, page);
  await authenticator(found);
  await found.goto('/you/enter');
  const field = found.getByLabel('Código, como A4TK-9XQM-3WBD');
  await field.fill('2222-2222-2222');
  await button(found, 'Entrar: Com um código de recuperação').click();
  await expect(found.getByRole('alert')).toContainText('Esse código não abre nenhuma conta.');
  await field.fill((codes[4] ?? '').toLowerCase().replaceAll('-', ' '));
  await button(found, 'Entrar: Com um código de recuperação').click();
  await expect(found.getByRole('heading', { name: 'Você voltou, Bia' })).toBeVisible();
  await expect(found.getByRole('checkbox')).toBeChecked();
  await expectFits(found);
  await button(found, 'Criar uma chave de acesso aqui').click();
  await expect(found.getByText('9 de 10 ainda valem')).toBeVisible();
  await expect(found.getByText('Dois jeitos de voltar')).toBeVisible();
  await expectSeatOf(found, 'Bia', match);
  expect((await (await page.request.get('/api/me')).json()).person).toBeNull();
  await found.context().close();
});

test('another device comes in by the digits it shows; for a guest too', async ({ page, browser, baseURL }) => {
  const match = await newGuest(page, 'Caio');
  await page.goto('/you');
  await page.getByRole('link', { name: 'Ligar: Outro aparelho' }).click();
  await expect(page.getByRole('img', { name: 'Código QR do link' }).locator('path')).toBeVisible();
  await expectFits(page);
  const code = await page.locator('.qr-typed code').textContent();

  const phone = await anotherBrowser(browser, baseURL, page);
  await phone.goto('/d');
  await phone.getByRole('textbox').fill(String(code).toLowerCase());
  await button(phone, 'Seguir').click();
  await button(phone, 'Pedir para entrar').click();
  await expect(phone.getByText('Entrando como Caio')).toBeVisible();
  await expectFits(phone);
  const digits = await phone.locator('.digits output').textContent();
  await expect(page.getByRole('heading', { name: 'É você?' })).toBeVisible();
  await expect(page.locator('.pairs button')).toHaveCount(3);
  await expectFits(page);
  await page
    .locator('.pairs')
    .getByRole('button', { name: String(digits) })
    .click();
  await expect(page.getByText(/está entrando\.$/)).toBeVisible();
  await expect(phone).toHaveURL(/\/matches$/);
  await expectSeatOf(phone, 'Caio', match);
  await phone.goto('/you');
  await expect(phone.getByRole('region', { name: 'Onde você está' }).getByRole('listitem')).toHaveCount(2);
  await phone.context().close();
});

test(
  'a wrong touch, and a second device with the same code, let nobody in',
  onDesktop,
  async ({ page, browser, baseURL }) => {
    await newGuest(page, 'Dora');
    const phone = await anotherBrowser(browser, baseURL, page);
    const ask = async () => {
      const code = await page.locator('.qr-typed code').textContent();
      await phone.goto(`/d/${code}`);
      await button(phone, 'Pedir para entrar').click();
      const digits = await phone.locator('.digits output').textContent();
      await expect(page.getByRole('heading', { name: 'É você?' })).toBeVisible();
      return { code, digits };
    };
    await page.goto('/you/device');
    const { digits } = await ask();
    await page
      .locator('.pairs button')
      .filter({ hasNotText: String(digits) })
      .first()
      .click();
    await expect(page.getByText('Não era esse o número, e ninguém entrou.')).toBeVisible();
    await expect(phone.getByText('Ninguém entrou')).toBeVisible();
    await button(page, 'Mostrar um código novo').click();
    const { code } = await ask();
    const thief = await page.request.post(`/api/links/${code}/ask`);
    expect(thief.status()).toBe(410);
    await expect(page.getByText(/^Dois aparelhos pediram/)).toBeVisible();
    await expect(phone.getByText('Ninguém entrou')).toBeVisible();
    expect((await (await phone.request.get('/api/me')).json()).person).toBeNull();
    await phone.context().close();
  },
);

test('what changes an account asks for a proof first', onDesktop, async ({ page, browser, baseURL }) => {
  await authenticator(page);
  await newGuest(page, 'Eva');
  await page.goto('/you');
  await button(page, 'Criar: Senha').click();
  const login = `eva.${test.info().project.name}`;
  await page.getByRole('textbox', { name: 'Usuário' }).fill(login);
  await page.getByLabel('Senha (8 caracteres ou mais)').fill('uma senha boa');
  await button(page, 'Salvar').click();
  await expect(page.getByText(`usuário ${login}`)).toBeVisible();
  // A device that came in by a link has proved nothing.
  const phone = await anotherBrowser(browser, baseURL, page);
  const { code } = await (await page.request.post('/api/links/device')).json();
  const { secret, digits } = await (await phone.request.post(`/api/links/${code}/ask`)).json();
  await page.request.post(`/api/links/${code}/confirm`, { data: { digits } });
  await phone.request.post(`/api/links/${code}/enter`, { data: { secret } });
  await authenticator(phone);
  await phone.goto('/you');
  await button(phone, 'Criar: Chave de acesso').click();
  const dialog = phone.getByRole('dialog', { name: 'É você mesmo?' });
  await dialog.getByLabel('Senha atual').fill('uma senha errada');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectFits(phone);
  await dialog.getByLabel('Senha atual').fill('uma senha boa');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(phone.getByText('Pronto: a chave de acesso abre a sua conta.')).toBeVisible();
  await button(phone, 'Apagar os meus dados').click();
  await phone.getByRole('button', { name: 'Apagar para sempre' }).click();
  await expect(phone.getByText('Os seus dados foram apagados.')).toBeVisible();
  await phone.context().close();
});

test(
  'on plain http passkeys say why not, and the rest works; in English too',
  onDesktop,
  async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url.replace('localhost', '127.0.0.1'), locale: 'en' });
    const page = await context.newPage();
    // This machine is trusted by its number too; a house's own address is not.
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
    await page.goto('/you');
    await expect(page.getByText('only on a secure address (https)')).toBeVisible();
    await expect(button(page, 'Make: Passkey')).toHaveCount(0);
    await button(page, 'Make: Recovery codes').click();
    await expect(page.locator('.codes code')).toHaveCount(10);
    await expectFits(page);
    // Without a network the page says so; the rest of it stands.
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/you');
    await expect(page.getByText('No connection')).toBeVisible();
    await expectFits(page);
    await page.goto('/you/device');
    await expect(page.getByText('No connection')).toBeVisible();
    await expect(button(page, 'Show a new code')).toBeVisible();
    await context.close();
  },
);

test('a guest with three finished tables sees the page of the account once', onDesktop, async ({ page, server }) => {
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push(await newGuest(page, 'Fia'));
  await server.edit((database) => {
    const end = database.prepare(
      `update matches set status = 'over', outcome_json = '{"winners":[0],"reason":"points"}' where id = ?`,
    );
    for (const id of ids) end.run(id);
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/you\?offer$/);
  await expect(page.getByText(/^Você já terminou três partidas\./)).toBeVisible();
  await expectFits(page);
  const asked = page.waitForResponse('**/api/account/offer');
  await page.goto('/');
  expect(await (await asked).json()).toEqual({ show: false });
  await expect(page.getByRole('heading', { name: 'Puxe uma cadeira.' })).toBeVisible();
});

/** With a screen like the first one's. */
async function anotherBrowser(browser: Browser, baseURL: string | undefined, like: Page): Promise<Page> {
  const viewport = like.viewportSize();
  const context = await browser.newContext({ locale: 'pt-BR', viewport, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await settle(page);
  return page;
}
