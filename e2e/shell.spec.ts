/** The shell around the tables: an example to copy. The tests of a worker share its server (server.ts). */
import { expect } from '@playwright/test';
import { games } from '@tavola/games/shelf.ts';
import { expectAccessible } from './axe.ts';
import { settle, yourTurn } from './playing.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR', serviceWorkers: 'allow' });
test.beforeEach(async ({ page }) => settle(page));

test('home lists every game and nothing else, in the language of the browser', onPhone, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Puxe uma cadeira.' })).toBeVisible();
  await expect(page.locator('.gm')).toHaveCount(games.length);
});

test('two touches from home to a game against bots', onPhone, async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /agora contra bots/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/match\/m_/);
  await expect(yourTurn(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Continuar')).toBeVisible();
});

test('language and theme switch at once and are remembered', onPhone, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /switch to English/ }).click();
  await expect(page.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: /Use the .* theme/ }).click();
  const after = before === 'dark' ? 'light' : 'dark';
  await expect(page.locator('html')).toHaveAttribute('data-theme', after);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', after);
});

test('an address with nothing behind it says so and leads home', onDesktop, async ({ page }) => {
  for (const path of ['/nowhere', '/new/chess', '/match/m_nothing', '/join/nothing', '/match/local-x/replay']) {
    await page.goto(path);
    await expect(page.locator('.note b')).toBeVisible();
    await expect(page.locator('.note.loading')).toHaveCount(0);
  }
});

test(
  'an account ends its other sessions, has bots, and can delete itself',
  onDesktop,
  async ({ page, browser, baseURL }) => {
    const login = 'ana.desktop';
    await page.goto('/you');
    await page.getByRole('button', { name: 'Criar: Senha' }).click();
    await page.getByRole('textbox', { name: 'Usuário' }).fill(login);
    await page.getByLabel('Senha (8 caracteres ou mais)').fill('uma senha boa');
    await page.getByRole('button', { name: 'Salvar' }).last().click();
    await expect(page.getByText(`usuário ${login}`)).toBeVisible();

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    await elsewhere.request.post('/api/login', { data: { login, password: 'uma senha boa' } });
    await page.reload();
    const sessions = page.getByRole('region', { name: 'Onde você está' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Tirar/ }).click();
    await expect(sessions).toHaveCount(1);
    await expect(sessions).toContainText('Este navegador');
    expect((await (await elsewhere.request.get('/api/me')).json()).person).toBeNull();

    await page.getByText('Os seus bots').click();
    await page.getByRole('textbox', { name: 'Nome do bot' }).fill('Robô');
    await page.getByRole('button', { name: 'Criar bot' }).click();
    const token = await page.getByRole('textbox', { name: /^Chave/ }).inputValue();
    const asBot = () => elsewhere.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
    expect((await (await asBot()).json()).person.name).toBe('Robô');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remover Robô e a sua chave' }).click();
    await expect(page.getByRole('textbox', { name: /^Chave/ })).toHaveCount(0);
    await expect.poll(async () => (await (await asBot()).json()).person ?? null).toBeNull();

    await page.getByRole('button', { name: 'Apagar os meus dados' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Apagar para sempre' }).click();
    await expect(page.getByText('Os seus dados foram apagados.')).toBeVisible();
    await expect(page.getByText('Visitante neste navegador, sem conta')).toBeVisible();
    await elsewhere.close();
  },
);

test('no screen has a serious accessibility problem or is wider than the screen', async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark', reducedMotion: 'reduce' });
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  const fine = async (path: string, sign: string) => {
    await page.goto(path);
    await expect(page.locator(sign).first()).toBeVisible();
    const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(`${path} ${width}`).toBe(`${path} ${isMobile ? 360 : room}`);
    await expectAccessible(page);
  };
  for (const path of ['/', '/matches', '/settings', '/you', '/about', '/replay', '/nowhere']) {
    await fine(path, 'main h1, .note');
  }
  for (const { id } of games) await fine(`/new/${id}`, '.kinds');
  await fine(`/rules/${games[0]?.id}`, 'input[type=search]');
  await page.request.post('/api/people', { data: {} });
  const newMatch = async (other: string) => {
    const made = await page.request.post('/api/matches', {
      data: { game: games[0]?.id, seats: [{ kind: 'me' }, { kind: other }] },
    });
    return (await made.json()).id as string;
  };
  await fine(`/match/${await newMatch('friend')}`, '.seats');
  await fine(`/match/${await newMatch('bot')}/replay`, '.scrub');
});

test('my matches go back as far as I have played', onDesktop, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    const post = (path: string, body: unknown) =>
      fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/people', { name: 'Ana' });
    const seats = [{ kind: 'me' }, { kind: 'screen' }];
    for (let i = 0; i < 103; i++) await post('/matches', { game: 'calamandara', seats, name: `Mesa ${i}` });
  });
  await page.goto('/matches');
  await expect(page.getByText('Mesa 102', { exact: true })).toBeVisible();
  await expect(page.getByText('Mesa 0', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostrar mais antigas' }).click();
  await expect(page.getByText('Mesa 0', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mostrar mais antigas' })).toHaveCount(0);
});
