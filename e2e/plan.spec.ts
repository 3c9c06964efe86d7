/** A turn prepared while the other person plays: from the first touch of the rehearsal to the table playing it. */
import { type Browser, expect, type Page } from '@playwright/test';
import { kindOf, type Question } from '@tavola/kernel/rules/ask.ts';
import { expectAccessible } from './axe.ts';
import { settle, yourTurn } from './playing.ts';
import { openForTwo } from './position.ts';
import { onDesktop } from './screens.ts';
import { type TestServer, test } from './server.ts';

const PHONE = { width: 390, height: 844 };

async function person(browser: Browser, baseURL: string | undefined, viewport?: typeof PHONE): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    ...(baseURL && { baseURL }),
    ...(viewport && { viewport }),
  });
  const page = await context.newPage();
  await settle(page, { confirm: false });
  return page;
}

/** It is the turn of the second one, who has the whole turn before them. */
const isTurnOfTheOther = ({ seat, ask }: Question) => seat === 1 && kindOf(ask) === 'turn';

async function tableOverDays(browser: Browser, baseURL: string | undefined, server: TestServer) {
  const pages = [await person(browser, baseURL, PHONE), await person(browser, baseURL)] as const;
  await openForTwo(server, pages, 'evenfall', isTurnOfTheOther);
  await server.edit((database) => database.exec('UPDATE matches SET plans = 1'));
  for (const page of pages) await page.reload();
  return pages;
}

test('a turn is rehearsed, kept, and played when it comes', onDesktop, async ({ browser, baseURL, server }) => {
  const [ana, bia] = await tableOverDays(browser, baseURL, server);
  await expect(yourTurn(bia)).toBeVisible();
  await ana.getByRole('link', { name: 'Preparar meu turno' }).click();
  await expect(ana.getByText('nada disto está na mesa')).toBeVisible();
  await expect(ana.getByRole('button', { name: 'Guardar 0 lances' })).toBeDisabled();
  await expectAccessible(ana);
  await pickUntilStep(ana, 1);
  await ana.getByRole('button', { name: 'Voltar um' }).click();
  await expect(ana.locator('.plan-list li')).toHaveCount(0);
  await pickUntilStep(ana, 1);
  await ana.getByRole('button', { name: 'Guardar 1 lance' }).click();
  const sheet = ana.getByRole('dialog', { name: 'Guardar este plano?' });
  await expect(sheet.getByRole('switch', { name: 'eu perder uma peça ou uma carta' })).toBeChecked();
  await expectAccessible(ana);
  await sheet.getByRole('switch', { name: 'um lance passar a ter outro efeito' }).click();
  await sheet.getByRole('switch', { name: 'eu perder uma peça ou uma carta' }).click();
  await sheet.getByRole('button', { name: 'Guardar o plano' }).click();
  const link = ana.getByRole('link', { name: 'Plano pronto: 1 lance' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(ana.getByText('Este plano está guardado.')).toBeVisible();
  await expectAccessible(ana);
  await ana.getByRole('link', { name: 'Mesa' }).click();
  // The other one never hears of it.
  await expect(bia.getByText('Plano')).toHaveCount(0);
  await passed(bia);
  await expect.poll(() => newest(ana)).toBe(0);
});

test(
  'a plan that stopped shows what is left of it, in the place of the shelf',
  onDesktop,
  async ({ browser, baseURL, server }) => {
    const [ana, bia] = await tableOverDays(browser, baseURL, server);
    const steps = await keptByProgram(ana);
    await server.edit((database) => database.exec("UPDATE plans SET stopped = 'effect'"));
    for (const page of [ana, bia]) await page.reload();
    await expect(yourTurn(bia)).toBeVisible();
    await passed(bia);
    const stop = ana.locator('.plan-stop');
    await expect(stop.getByText('O plano não começou')).toBeVisible();
    await expect(stop.getByText(`os ${steps} lances ainda são possíveis`)).toBeVisible();
    await expect(stop.getByRole('listitem')).toHaveCount(steps);
    await expect(stop.locator('.concerned')).toHaveCount(1);
    await expect(stop.getByRole('listitem').first()).toHaveClass('concerned');
    await expectAccessible(ana);
    const board = await ana.locator('.board-box').boundingBox();
    const [top, bottom] = [(await stop.boundingBox())?.y ?? 0, (board?.y ?? 0) + (board?.height ?? 0)];
    expect(top).toBeGreaterThanOrEqual(Math.floor(bottom));
    await stop.getByRole('button', { name: 'Decidir agora' }).click();
    await expect(stop).toHaveCount(0);
    await expect(yourTurn(ana)).toBeVisible();
    await ana.setViewportSize({ width: 1440, height: 900 });
    await ana.reload();
    const side = ana.locator('.side');
    await side.getByRole('button', { name: 'Jogar o plano' }).click();
    await expect(stop).toHaveCount(0);
    await expect.poll(() => newest(ana)).toBe(0);
  },
);

/** The other one ends their turn. */
function passed(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const path = `/api/matches/${location.pathname.split('/').at(-1)}`;
    const { seats } = await (await fetch(`${path}/table`)).json();
    const pick = { seat: 1, decision: seats[0].decision.number, option: 'pass' };
    const headers = { 'content-type': 'application/json' };
    await fetch(`${path}/picks`, { method: 'POST', headers, body: JSON.stringify(pick) });
  });
}

/** Who made the newest pick. */
function newest(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1);
    const { picks } = await (await fetch(`/api/matches/${id}/replay`)).json();
    return (picks as { seat: number }[]).at(-1)?.seat;
  });
}

/** Keeps a plan of up to three moves, the first that are offered; says how many they are. */
function keptByProgram(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const path = `/api/matches/${location.pathname.split('/').at(-1)}/seats/0/plan`;
    const headers = { 'content-type': 'application/json' };
    const send = (to: string, method: string, body: object) =>
      fetch(to, { method, headers, body: JSON.stringify(body) });
    const steps: { ask: string; option: string }[] = [];
    for (;;) {
      const { frame, end } = await (await send(`${path}/try`, 'POST', { steps })).json();
      if (end !== null || steps.length === 3) break;
      const { ask, options } = frame.seats[0].decision;
      steps.push({ ask: typeof ask === 'string' ? ask : ask.kind, option: options[0].id });
    }
    await send(path, 'PUT', { steps, stops: [] });
    return steps.length;
  });
}

/** Touches what is highlighted until the rehearsal has that many moves. */
async function pickUntilStep(page: Page, steps: number): Promise<void> {
  const done = page.locator('.plan-list li');
  for (let n = 0; n < 6 && (await done.count()) < steps; n++) {
    await page.locator('.decision .option, .pieces button[data-options]').filter({ visible: true }).last().click();
    await page.waitForTimeout(300);
  }
  await expect(done).toHaveCount(steps);
}
