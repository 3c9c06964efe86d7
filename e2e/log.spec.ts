/** The log: a long game opens at once and is walked by rounds; an automaton's line opens to how it chose. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle } from './playing.ts';
import { openWhenAsked } from './position.ts';
import { onDesktop, onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });

const EVENTS = 2000;
/** More lines than a window and its surroundings hold. */
const FEW = 200;

async function openLog(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Registro' });
  const dock = page.locator('.dock').getByRole('button', { name: 'Registro' });
  await tab.or(dock).filter({ visible: true }).first().click();
}

const log = (page: Page) => page.getByRole('log').filter({ visible: true });
const numbers = (page: Page) =>
  log(page)
    .locator('[data-n]')
    .evaluateAll((all) => all.map((it) => Number((it as HTMLElement).dataset.n)));

test(
  'a log of 2,000 events has only what is looked at in the page, and jumps by round and turn',
  onDesktop,
  async ({ page }) => {
    await settle(page);
    const endless = { maxRounds: 200, noProgressRounds: 0 };
    await openWhenAsked(page, 'calamandara', 4, 0, (_, table) => table.told.length >= EVENTS, endless);
    await expect(page.locator('.decision').first()).toBeVisible();
    await openLog(page);
    await expect(log(page)).toBeVisible();
    expect((await numbers(page)).length).toBeLessThan(FEW);
    await expect.poll(async () => Math.max(...(await numbers(page)))).toBeGreaterThanOrEqual(EVENTS - 1);
    expect((await numbers(page)).length).toBeLessThan(FEW);

    const jumps = page.getByRole('navigation', { name: 'Ir para a rodada ou o turno' }).filter({ visible: true });
    await jumps.getByRole('combobox').selectOption({ index: 3 });
    await expect.poll(async () => Math.min(...(await numbers(page)))).toBeLessThan(60);
    expect((await numbers(page)).length).toBeLessThan(FEW);
    const top = () => firstSeen(page);
    const third = await top();
    await jumps.getByRole('button', { name: 'Turno anterior' }).click();
    await expect.poll(top).toBeLessThan(third);
    await jumps.getByRole('button', { name: 'Próximo turno' }).click();
    await expect.poll(top).toBe(third);

    // The keyboard scrolls, and what it reaches is drawn; a gap that a screen reader finds can be opened.
    await log(page).focus();
    await page.keyboard.press('End');
    await expect.poll(top).toBeGreaterThan(EVENTS - FEW);
    await expect.poll(async () => (await numbers(page)).length).toBeLessThan(FEW);
    await log(page)
      .locator('.gap')
      .first()
      .evaluate((it: HTMLElement) => it.click());
    await expect.poll(async () => Math.min(...(await numbers(page)))).toBe(0);
    await expectAccessible(page);
  },
);

test(
  "an automaton's line opens to a ladder: candidates, criteria with their clauses, the winner",
  onPhone,
  async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await page.request.post('/api/people', { data: { name: 'Ana' } });
    const made = await page.request.post('/api/matches', {
      data: { game: 'evenfall', seats: [{ kind: 'me' }, { kind: 'automaton' }] },
    });
    const { id } = (await made.json()) as { readonly id: string };
    const n = await playedUntilReasoned(page, id);
    await page.goto(`/match/${id}`);
    await openLog(page);
    const line = log(page).locator(`details[data-n="${n}"]`);
    await line.locator('summary').click();
    const ladder = line.locator('.ladder');
    await expect(ladder.getByRole('heading')).toContainText('Por que');
    await expect(ladder.locator('.head.won')).toHaveCount(1);
    await expect(ladder.locator('.band').first()).toContainText('EVE-8');
    // What is drawn is also said.
    await expect(ladder.locator('.rungs .sr').first()).toContainText('Segue:');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
  },
);

for (const [language, screen, why, heading] of [
  ['pt-BR', onDesktop, 'Por que esta escolha?', /^Por que/],
  ['en', onPhone, 'Why this choice?', /^Why/],
] as const) {
  test(`a replay opens the same ladder, in ${language}`, screen, async ({ page }) => {
    await settle(page, { language });
    await page.goto('/');
    await page.request.post('/api/people', { data: { name: 'Ana' } });
    const made = await page.request.post('/api/matches', {
      data: { game: 'evenfall', seats: [{ kind: 'me' }, { kind: 'automaton' }] },
    });
    const { id } = (await made.json()) as { readonly id: string };
    const n = await playedUntilReasoned(page, id);
    const ladder = page.locator(`.moves [data-n="${n}"] .ladder`);
    // While the game runs the server finds the reasons, after its end this browser.
    for (const isOver of [false, true]) {
      if (isOver) await page.request.post(`/api/matches/${id}/abandon`, { data: {} });
      await page.goto(`/match/${id}/replay`);
      await page.locator(`.moves [data-n="${n}"]`).getByRole('button', { name: why }).click();
      await expect(ladder.getByRole('heading')).toHaveText(heading);
      await expect(ladder.locator('.band').first()).toContainText('EVE-8');
    }
    await expectAccessible(page);
  });
}

/** The number of the line at the top of the log's window. */
function firstSeen(page: Page): Promise<number> {
  return log(page).evaluate((box) => {
    const { top } = box.getBoundingClientRect();
    const lines = [...box.querySelectorAll<HTMLElement>('[data-n]')];
    return Number(lines.find((it) => it.getBoundingClientRect().bottom > top + 2)?.dataset.n ?? -1);
  });
}

type Seen = {
  readonly decision: { readonly number: number; readonly options: readonly { readonly id: string }[] } | null;
  readonly events: readonly { readonly reasoned?: true }[];
};
type Why = { readonly traces: readonly { readonly rungs: readonly { readonly out: readonly number[] }[] }[] };

/** Plays on by requests until the Automa chose among several; gives the number of that event. */
async function playedUntilReasoned(page: Page, id: string): Promise<number> {
  const read = async <T>(path: string) => (await (await page.request.get(`/api/matches/${id}/${path}`)).json()) as T;
  let since = 0;
  for (let i = 0; i < 100; i++) {
    const { seats, told } = await read<{ readonly seats: readonly Seen[]; readonly told: number }>(
      `table?seat=0&since=${since}`,
    );
    const { decision, events } = seats[0] as Seen;
    for (const [k, { reasoned }] of events.entries()) {
      const { traces } = reasoned ? await read<Why>(`why/${since + k}`) : { traces: [] };
      if (traces.some(({ rungs }) => rungs.some(({ out }) => out.length > 0))) return since + k;
    }
    since = told;
    const option = decision?.options[(i * 7) % decision.options.length]?.id;
    if (!decision || option === undefined) break;
    await page.request.post(`/api/matches/${id}/picks`, { data: { seat: 0, decision: decision.number, option } });
  }
  throw new Error('the Automa never chose among several');
}
