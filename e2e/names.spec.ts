/** Names: somebody who plays with others is asked for one, the reader is "you", and nobody else is. */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle, touchOne, yourTurn } from './playing.ts';
import { test } from './server.ts';

const words = {
  'pt-BR': {
    friend: 'Amigo',
    here: 'Aqui',
    local: 'Só neste aparelho',
    open: 'Mesa aberta',
    start: 'Abrir a mesa',
    nameOf: (n: number) => `Nome no lugar ${n}`,
    invitation: 'Copiar convite do lugar 2',
    myName: 'Nome à mesa',
    sit: 'Sentar e jogar',
    sitDown: 'Sentar',
    you: (name: string) => `${name} (você)`,
    You: 'Você',
    player1: 'Jogador 1',
    talk: 'Conversa',
    say: 'Diga algo à mesa',
    send: 'Enviar',
    show: /mostrar/,
    nameNeeded: 'Diga o seu nome: é assim que os outros vão ver você.',
  },
  en: {
    friend: 'Friend',
    here: 'Here',
    local: 'Only on this device',
    open: 'Open table',
    start: 'Open the table',
    nameOf: (n: number) => `Name in seat ${n}`,
    invitation: 'Copy invitation to seat 2',
    myName: 'Name at the table',
    sit: 'Sit down and play',
    sitDown: 'Sit down',
    you: (name: string) => `${name} (you)`,
    You: 'You',
    player1: 'Player 1',
    talk: 'Talk',
    say: 'Say something to the table',
    send: 'Send',
    show: /show it/,
    nameNeeded: 'Write your name: that is how the others will see you.',
  },
} as const;
type Language = keyof typeof words;

async function person(browser: Browser, baseURL: string | undefined, language: Language): Promise<Page> {
  const context = await browser.newContext({ locale: language, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await settle(page, { windows: 'always' });
  return page;
}

const start = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true }).click();
/** What stands over each player's part, the reader's last. */
const seatNames = (page: Page) => page.locator('.frames .pl .nm > .called').allTextContents();

test('over the network both are asked for a name, and each reads their own as you', async ({ browser, baseURL }) => {
  const [t, other] = [words['pt-BR'], words.en];
  const ana = await person(browser, baseURL, 'pt-BR');
  await ana.goto('/new/calamandara');
  await ana.getByRole('radio', { name: t.friend }).click();
  await start(ana, t.start);
  const field = ana.getByRole('textbox', { name: t.nameOf(1) });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(t.nameNeeded);
  const [nameBox, said] = await Promise.all([field.boundingBox(), ana.getByRole('alert').boundingBox()]);
  expect((said?.y ?? 0) - (nameBox?.y ?? 0)).toBeLessThan(2 * (nameBox?.height ?? 0));
  await expect(ana).toHaveURL(/\/new\//);
  await expectAccessible(ana);
  await field.fill('Ana');
  await expect(ana.getByRole('alert')).toHaveCount(0);
  await start(ana, t.start);
  const link = await ana.getByRole('textbox', { name: t.invitation }).inputValue();
  // The other one reads the other language.
  const bia = await person(browser, baseURL, 'en');
  await bia.goto(link);
  await bia.getByRole('button', { name: other.sit }).click();
  await expect(bia).toHaveURL(/\/join\//);
  await bia.getByRole('textbox', { name: other.myName }).fill('Bia');
  await expectAccessible(bia);
  await bia.getByRole('button', { name: other.sit }).click();
  await expect(bia.locator('.decision')).toBeVisible();
  await expect(ana.locator('.decision')).toBeVisible();
  expect(await seatNames(ana)).toEqual(['Bia', t.you('Ana')]);
  expect(await seatNames(bia)).toEqual(['Ana', other.you('Bia')]);

  await ana.getByRole('tab', { name: t.talk }).click();
  await bia.getByRole('tab', { name: other.talk }).click();
  await bia.getByRole('textbox', { name: other.say }).fill('oi');
  await bia.getByRole('button', { name: other.send }).click();
  await expect(ana.locator('.talk li b')).toHaveText('Bia');
  await expect(bia.locator('.talk li b')).toHaveText(other.You);
  // Somebody who came back is not asked again: the name is there.
  await bia.goto(link);
  await expect(bia.getByRole('textbox', { name: other.myName })).toHaveValue('Bia');
});

for (const [where, language] of [
  ['in the browser', 'pt-BR'],
  ['on the server', 'en'],
] as const) {
  test(`at one screen every seat can be named, and only the reader is you (${where}, ${language})`, async ({
    browser,
    baseURL,
  }) => {
    const t = words[language];
    const page = await person(browser, baseURL, language);
    await page.goto('/new/labyrinx');
    await page.getByRole('radio', { name: t.here }).click();
    await expect(page.getByRole('textbox', { name: t.nameOf(1) })).toHaveAttribute('placeholder', t.player1);
    await page.getByRole('textbox', { name: t.nameOf(2) }).fill('Bia');
    if (where === 'in the browser') {
      await page.getByRole('textbox', { name: t.nameOf(1) }).fill('Ana');
      await page.getByRole('switch', { name: t.local }).click();
    }
    await start(page, t.start);
    const first = where === 'in the browser' ? 'Ana' : t.player1;
    const curtain = page.locator('.curtain');
    const readers = new Set<string>();
    for (let turn = 0; turn < 30 && readers.size < 2; turn++) {
      await expect(curtain).toBeVisible();
      await expect(curtain).not.toContainText(t.You);
      const isBia = (await curtain.getByRole('heading', { level: 1 }).textContent())?.includes('Bia') ?? false;
      await curtain.getByRole('button', { name: t.show }).click();
      await expect(page.locator('.decision')).toBeVisible();
      const reader = isBia ? t.you('Bia') : first === 'Ana' ? t.you('Ana') : t.You;
      expect(await seatNames(page)).toEqual([isBia ? first : 'Bia', reader]);
      readers.add(reader);
      while (!(await curtain.isVisible())) {
        await expect(yourTurn(page).or(curtain).first()).toBeVisible();
        if (await yourTurn(page).isVisible()) await touchOne(page).catch(() => {});
      }
    }
    expect(readers.size).toBe(2);
  });
}

test('somebody who sits down at an open table is asked for a name', async ({ browser, baseURL }) => {
  const [t, other] = [words.en, words['pt-BR']];
  const ana = await person(browser, baseURL, 'en');
  await ana.goto('/new/calamandara');
  await ana.getByRole('radio', { name: t.friend }).click();
  await ana.getByRole('textbox', { name: t.nameOf(1) }).fill('Ana');
  await ana.getByRole('switch', { name: t.open }).click();
  await start(ana, t.start);
  const bia = await person(browser, baseURL, 'pt-BR');
  await bia.goto('/matches?list=open');
  await expect(bia.locator('.lobby-row')).toContainText('Ana');
  await bia.getByRole('button', { name: other.sitDown }).click();
  const dialog = bia.getByRole('dialog');
  await dialog.getByRole('textbox', { name: other.myName }).fill('Bia');
  await expectAccessible(bia);
  await dialog.getByRole('button', { name: other.sitDown }).click();
  await expect(bia.locator('.decision')).toBeVisible();
  expect(await seatNames(ana)).toEqual(['Bia', t.you('Ana')]);
});
