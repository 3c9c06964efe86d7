/** Games over days: clocks to choose, what is left of them, pauses, days off, and a seat that goes to somebody else. */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { picture } from './picture.ts';
import { pathOf, settle } from './playing.ts';
import { onDesktop, onPhone } from './screens.ts';
import { type TestServer, test } from './server.ts';

const words = {
  'pt-BR': {
    friend: 'Amigo',
    name: 'Nome no lugar 1',
    pace: 'Ritmo',
    paces: ['Ao vivo', '45 min cada', '2 dias por lance', '5 dias + 12 h', 'Outro'],
    own: ['Por lance', 'Por pessoa', 'Ganho por turno'],
    weekends: 'Fim de semana livre',
    plans: 'Turnos preparados',
    open: 'Abrir a mesa',
    more: 'Mais',
    has: /ainda tem 2 d\./,
    stands: /Em pausa, no máximo até/,
    pause: 'Pausar os relógios…',
    pauseYes: 'Pedir a pausa',
    agree: 'Concordar',
    goOn: 'Encerrar a pausa',
    pass: 'Passar meu lugar a alguém…',
    accounts: /Duas contas da mesma pessoa/,
    makeLink: 'Criar link',
    link: 'Copiar link do lugar',
    tableName: 'Nome à mesa',
    take: 'Assumir o lugar',
    log: 'Registro',
    since: 'Daqui em diante Dora joga no lugar de Bia.',
    gone: 'Este lugar não está mais disponível',
    vacant: 'Caio sumiu: chamar outra pessoa…',
    ask: 'Perguntar aos outros',
    offered: /o lugar de Caio espera/,
    linkButton: 'Link',
    plan: 'Marcar',
    take28: /Restam 2[78] dias/,
    from: 'De',
    to: 'Até',
    add: 'Marcar estes dias',
    cancel: /^Desmarcar/,
    none: 'Nada marcado.',
  },
  en: {
    friend: 'Friend',
    name: 'Name in seat 1',
    pace: 'Pace',
    paces: ['Live', '45 min each', '2 days a move', '5 days + 12 h', 'Custom'],
    own: ['Per move', 'Per person', 'Gained per turn'],
    weekends: 'Weekends off',
    plans: 'Prepared turns',
    open: 'Open the table',
    more: 'More',
    has: /has 2 d left\./,
    stands: /Paused, until/,
    pause: 'Pause the clocks…',
    pauseYes: 'Ask for a pause',
    agree: 'Agree',
    goOn: 'End the pause',
    pass: 'Pass my seat on…',
    accounts: /two accounts of one person/,
    makeLink: 'Make a link',
    link: 'Copy link to the seat',
    tableName: 'Name at the table',
    take: 'Take the seat',
    log: 'Log',
    since: 'From here on Dora plays in the place of Bia.',
    gone: 'This seat is no longer on offer',
    vacant: 'Caio has vanished: find somebody else…',
    ask: 'Ask the others',
    offered: /the seat of Caio is there/,
    linkButton: 'Link',
    plan: 'Plan',
    take28: /2[78] days left/,
    from: 'From',
    to: 'To',
    add: 'Take these days',
    cancel: /^Cancel/,
    none: 'None planned.',
  },
} as const;
type Language = keyof typeof words;
type Look = { readonly language: Language; readonly theme: 'light' | 'dark' };

const everywhere = [
  { language: 'pt-BR', theme: 'light', screen: onPhone },
  { language: 'en', theme: 'dark', screen: onDesktop },
] as const;

async function person(
  browser: Browser,
  { url }: TestServer,
  name: string,
  { language, theme }: Look,
  isPhone: boolean,
) {
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ locale: language, baseURL: url, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await settle(page, { windows: 'always', theme, language });
  await page.request.post('/api/people', { data: { name, language } });
  return page;
}

/** Everybody at one table; the first made it. */
async function seated(people: readonly Page[], more: object = {}): Promise<string> {
  const [host, ...guests] = people as readonly [Page, ...Page[]];
  const seats = people.map((_, i) => ({ kind: i === 0 ? 'me' : 'friend' }));
  const made = await host.request.post('/api/matches', { data: { game: 'calamandara', seats, ...more } });
  const match = await made.json();
  for (const [i, guest] of guests.entries()) {
    const { token } = match.invitations.find((it: { seat: number | null }) => it.seat === i + 1);
    await guest.request.post(`/api/invitations/${token}`, { data: {} });
  }
  return match.id;
}

const opened = async (page: Page, id: string) => {
  await page.goto(`/match/${id}`);
  await expect(page.locator('.decision')).toBeVisible();
};
const menu = async (page: Page, name: string, entry: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: entry, exact: true }).click();
};

for (const { language, theme, screen } of everywhere) {
  const t = words[language];
  const isPhone = screen === onPhone;
  const look = { language, theme };

  test(`a new table offers five clocks and weekends off (${language})`, screen, async ({ browser, server }) => {
    const page = await person(browser, server, 'Ana', look, isPhone);
    await page.goto('/new/calamandara');
    await page.getByRole('radio', { name: t.friend }).click();
    await page.getByRole('textbox', { name: t.name }).fill('Ana');
    const pace = page.getByRole('group', { name: t.pace });
    await expect(pace.getByRole('button')).toHaveText([...t.paces]);
    for (const name of [t.weekends, t.plans])
      await expect(page.getByRole('switch', { name }).filter({ visible: true })).toHaveCount(0);
    await pace.getByRole('button', { name: t.paces[4] }).click();
    for (const name of t.own) await expect(page.getByRole('combobox', { name })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: t.own[0] }).selectOption('86400');
    await page.getByRole('combobox', { name: t.own[1] }).selectOption('null');
    await expect(page.getByRole('combobox', { name: t.own[2] })).toHaveCount(0);
    await pace.getByRole('button', { name: t.paces[3] }).click();
    await page.getByRole('switch', { name: t.weekends }).click();
    await expect(page.getByRole('switch', { name: t.plans })).toBeChecked();
    if (isPhone) await picture(page, 'clocks-form-phone', pace);
    await page.getByRole('switch', { name: t.plans }).click();
    await page.getByRole('button', { name: t.open }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/match\//);
    const match = await (
      await page.request.get(`/api${new URL(page.url()).pathname.replace('match', 'matches')}`)
    ).json();
    expect(match.clock).toMatchObject({ decision: null, player: 432_000, increment: 43_200, weekends: true });
    expect(match.plans).toBe(false);
  });

  test(
    `who waits sees what is left, and that it stands still in a pause (${language})`,
    screen,
    async ({ browser, server }) => {
      const people = [
        await person(browser, server, 'Ana', look, isPhone),
        await person(browser, server, 'Bia', look, isPhone),
      ] as const;
      const id = await seated(people, { game: 'labyrinx', clock: { decision: 2 * 86_400 + 59 } });
      for (const page of people) await opened(page, id);
      const [ana, bia] = people;
      const [first] = (await (await ana.request.get(`/api/matches/${id}`)).json()).pending;
      const waiting = first === 0 ? bia : ana;
      await expect(waiting.locator('.waiting-clock')).toBeVisible();
      await expect(waiting.locator('.waiting-clock')).toHaveText(t.has);
      await expectAccessible(waiting);
      await menu(ana, t.more, t.pause);
      await expectAccessible(ana);
      await ana.getByRole('button', { name: t.pauseYes }).click();
      await expectAccessible(bia);
      await bia.getByRole('dialog').getByRole('button', { name: t.agree, exact: true }).click();
      await expect(waiting.locator('.waiting-clock')).toHaveText(t.stands);
      if (isPhone) await picture(waiting, 'clocks-waiting-phone');
      await expectAccessible(waiting);
      await waiting.locator('.decision').getByRole('button', { name: t.goOn }).click();
      await expect(waiting.locator('.waiting-clock')).not.toHaveText(t.stands);
      await expect(ana.locator('.banner')).toHaveCount(0);
    },
  );

  test(`one passes the seat on by a link (${language})`, screen, async ({ browser, server }) => {
    const [ana, bia, dora] = [
      await person(browser, server, 'Ana', look, isPhone),
      await person(browser, server, 'Bia', look, isPhone),
      await person(browser, server, '', look, isPhone),
    ];
    const id = await seated([ana, bia]);
    for (const page of [ana, bia]) await opened(page, id);
    await menu(bia, t.more, t.pass);
    const sheet = bia.getByRole('dialog').filter({ hasText: t.accounts });
    await sheet.getByRole('button', { name: t.makeLink }).click();
    const link = pathOf(await sheet.getByRole('textbox', { name: t.link }).inputValue());
    await expectAccessible(bia);
    await dora.goto(link);
    await dora.getByRole('textbox', { name: t.tableName }).fill('Dora');
    await expectAccessible(dora);
    await dora.getByRole('button', { name: t.take }).click();
    await expect(dora.locator('.decision')).toBeVisible();
    await expect(dora.locator('.table')).toBeVisible();
    // The one who left watches, and the log tells everybody.
    await expect(bia.locator('.decision.waiting')).toBeVisible();
    const line = ana.getByText(t.since).filter({ visible: true });
    if (isPhone) await ana.getByRole('button', { name: t.log }).first().click();
    await expect(line).toBeVisible();
    await expectAccessible(ana);
    await dora.goto(link);
    await expect(dora.getByText(t.gone)).toBeVisible();
    await expectAccessible(dora);
  });

  test(`the others find somebody for a person who vanished (${language})`, screen, async ({ browser, server }) => {
    const [ana, bia, caio, dora] = [
      await person(browser, server, 'Ana', look, isPhone),
      await person(browser, server, 'Bia', look, isPhone),
      await person(browser, server, 'Caio', look, isPhone),
      await person(browser, server, 'Dora', look, isPhone),
    ];
    const id = await seated([ana, bia, caio]);
    const weeks = Date.now() - 15 * 86_400_000;
    await server.edit((database) => {
      database.prepare('update seats set seen = ? where match = ?').run(weeks, id);
      database.prepare('update matches set created = ? where id = ?').run(weeks, id);
    });
    for (const page of [ana, bia]) await opened(page, id);
    await menu(ana, t.more, t.vacant);
    await ana.getByRole('button', { name: t.ask }).click();
    await expectAccessible(ana);
    await bia.getByRole('dialog').getByRole('button', { name: t.agree, exact: true }).click();
    await expect(bia.locator('.banner')).toHaveText(t.offered);
    await bia.locator('.banner').getByRole('button', { name: t.linkButton }).click();
    await bia.getByRole('dialog').getByRole('button', { name: t.makeLink }).click();
    const link = pathOf(await bia.getByRole('textbox', { name: t.link }).inputValue());
    await dora.goto(link);
    await dora.getByRole('button', { name: t.take }).click();
    await expect(dora.locator('.table')).toBeVisible();
    await expect(bia.locator('.banner')).toHaveCount(0);
  });

  test(`days off are planned and cancelled in the settings (${language})`, screen, async ({ browser, server }) => {
    const page = await person(browser, server, 'Ana', look, isPhone);
    await page.goto('/settings');
    await page.getByRole('button', { name: t.plan, exact: true }).click();
    const sheet = page.getByRole('dialog');
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    await sheet.getByLabel(t.from, { exact: true }).fill(day(3));
    await sheet.getByLabel(t.to, { exact: true }).fill(day(3));
    await sheet.getByRole('button', { name: t.add }).click();
    await expect(sheet.getByRole('button', { name: t.cancel })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: t.cancel }).click();
    await expect(sheet.getByText(t.none)).toBeVisible();
  });
}
