/** What may be touched is on the screen, large enough, and stays where it is between two picks. */
import { expect, type Locator, type Page } from '@playwright/test';
import { kindOf, type Question } from '@tavola/kernel/rules/ask.ts';
import { flawsOf } from './camera.ts';
import { settle, yourTurn } from './playing.ts';
import { openWhenAsked } from './position.ts';
import { inEachSize } from './screens.ts';
import { test } from './server.ts';
import { brokenWords } from './words.ts';

test.use({ locale: 'pt-BR' });
test.beforeEach(async ({ page }) => settle(page));

const LOW = { width: 1280, height: 720 };
const SMALL = { width: 360, height: 640 };
const SIDEWAYS = { width: 844, height: 390 };

const ask = (kind: string) => (question: Question) => kindOf(question.ask) === kind;

/** The highlighted things of a board or reserve that nothing covers and that lie inside the window, and how many there are. */
async function seenOf(page: Page, things: string): Promise<{ readonly seen: number; readonly all: number }> {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)].filter((it) => it.getClientRects().length > 0);
    const seen = all.filter((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && it.contains(hit);
    });
    return { seen: seen.length, all: all.length };
  }, things);
}

for (const { kind, seats, options } of [
  { kind: 'explore-others', seats: 4, options: { side: 'moon' } },
  { kind: 'transfer', seats: 3, options: {} },
  { kind: 'stone', seats: 3, options: {} },
]) {
  test(`Evenfall, ${kind}: its Places come into view, and a tab leads to each that is still hidden`, async ({
    page,
    isMobile,
  }) => {
    const open = () => openWhenAsked(page, 'evenfall', seats, 0, ask(kind), options);
    await inEachSize(page, isMobile ? [SMALL, SIDEWAYS] : [LOW], open, async () => {
      await expect(yourTurn(page)).toBeVisible();
      await expect.poll(async () => (await seenOf(page, '.board-box [data-options]')).seen).toBeGreaterThan(0);
      expect((await flawsOf(page)).filter(({ measure }) => measure === 'seen')).toEqual([]);
    });
  });
}

test('Evenfall: a hand of many cards is seen by its names, whole, and read on demand', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize(LOW);
  const many = (question: Question, hand: number) => kindOf(question.ask) === 'turn' && hand >= 7;
  await openWhenAsked(
    page,
    'evenfall',
    4,
    0,
    (question, table) => {
      const { players } = table.view(0) as { readonly players: readonly { readonly hand: readonly string[] | null }[] };
      return many(question, players[0]?.hand?.length ?? 0);
    },
    { side: 'moon' },
  );
  await expect(yourTurn(page)).toBeVisible();
  const cards = page.locator('.eve-hand .hand-card');
  expect(await cards.count()).toBeGreaterThanOrEqual(7);
  const { seen } = await seenOf(page, '.eve-hand .hand-card');
  expect(seen).toBeGreaterThanOrEqual(isMobile ? 6 : 7);
  for (const more = page.locator('.sight .turn.x:not(.back)'); (await more.count()) > 0; ) {
    await more.click();
    await page.waitForTimeout(100);
  }
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Ler as cartas' }).click();
  const texts = page.locator('.eve-hand .hand-card p');
  await expect(texts.first()).toBeVisible();
  const cut = await texts.evaluateAll((all) => all.filter((it) => it.scrollHeight > it.clientHeight + 1).length);
  expect(cut).toBe(0);
});

test('names of cards, Places, symbols and actions are never broken or cut', async ({ page, isMobile }) => {
  const whole = (within: string, open: () => Promise<unknown>) =>
    inEachSize(page, isMobile ? [SMALL, SIDEWAYS] : [LOW], open, async () => {
      await expect(yourTurn(page)).toBeVisible();
      expect(await brokenWords(page, within)).toEqual([]);
    });
  await whole('.place, .hand-card', () => openWhenAsked(page, 'evenfall', 4, 0, ask('turn'), { side: 'moon' }));
  await whole('.cal-card', () =>
    openWhenAsked(page, 'calamandara', 4, 0, (question, table) => {
      const { travellers } = table.view(0) as { readonly travellers: readonly { readonly hand: readonly string[] }[] };
      const hand = travellers[0]?.hand ?? [];
      return kindOf(question.ask) === 'opening-symbols' && hand.includes('praximechanic-theory') && hand.length === 5;
    }),
  );
  await whole('.cal-card, .cal-place', () => openWhenAsked(page, 'calamandara', 4, 0, ask('insert')));
  await whole('.lab-action, .chips .pl', () => openWhenAsked(page, 'labyrinx', 6, 0, ask('action')));
});

test('Calamandara: cells are at least 24 px wide or shown in a loupe, and the land near the reader is in view', async ({
  page,
  isMobile,
}) => {
  const sizes = isMobile ? [SMALL, { width: 390, height: 844 }, SIDEWAYS] : [LOW];
  for (const seats of [2, 4]) {
    const open = () => openWhenAsked(page, 'calamandara', seats, 0, ask('insert-where'));
    await inEachSize(page, sizes, open, async () => {
      await expect(yourTurn(page)).toBeVisible();
      const cells = page.locator('.zoom .target.legal');
      const least = await cells.evaluateAll((all) => Math.min(...all.map((it) => it.getBoundingClientRect().width)));
      // Cells that a finger cannot tell apart are shown large at the first touch.
      if (least < 24) expect(await loupeCells(page, cells.first())).toBeGreaterThanOrEqual(44);
      const { seen, all } = await seenOf(page, '.zoom .target.legal');
      expect(seen / all).toBeGreaterThan(0.5);
      await expect(page.locator('.zoom .cal-start').first()).toBeInViewport();
    });
  }
});

/** How wide the cells are in the loupe that a touch opens. */
async function loupeCells(page: Page, cell: Locator): Promise<number> {
  const loupe = page.locator('.loupe');
  // A touch just after a new question was not meant for it.
  await expect(async () => {
    await cell.tap();
    await expect(loupe).toBeVisible({ timeout: 500 });
  }).toPass();
  const widths = await loupe
    .locator('.target.legal')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().width));
  return Math.min(...widths);
}

test('nothing moves under the finger: the board stays while the questions of a turn change', async ({ page }) => {
  await openWhenAsked(page, 'calamandara', 2, 0, (question, table) => {
    const { travellers } = table.view(0) as { readonly travellers: readonly { readonly reserve: readonly string[] }[] };
    return kindOf(question.ask) === 'acquire' && (travellers[0]?.reserve.length ?? 4) < 3;
  });
  await expect(yourTurn(page)).toBeVisible();
  const board = page.locator('.board-box');
  const before = await board.boundingBox();
  const asked = page.locator('.decision .ask b');
  const first = (await asked.textContent()) ?? '';
  await page
    .locator('.cal-symbol-card .lower .legal')
    .first()
    .evaluate((it: HTMLElement) => it.click());
  await expect(asked).not.toHaveText(first);
  expect(await board.boundingBox()).toEqual(before);
});

test('many options wait behind one button instead of pushing the board away', async ({ page }) => {
  await openWhenAsked(page, 'calamandara', 3, 0, (question, table) => {
    const unplaced = (table.decision(0)?.options ?? []).filter(
      ({ move }) => move.kind === 'mode' || move.kind === 'symbol-of',
    );
    return kindOf(question.ask) === 'remove-symbol' && unplaced.length > 3;
  });
  const more = page.locator('.decision .more');
  await expect(more).toBeVisible();
  const room = await page.locator('.bar-box').evaluate((it) => it.getBoundingClientRect().height);
  const isSideways = (page.viewportSize()?.height ?? 0) < 500;
  const limit = isSideways ? 400 : 130;
  expect(room).toBeLessThan(limit);
  await more.click();
  const tray = page.getByRole('dialog').locator('.tray');
  expect(await tray.getByRole('button').count()).toBeGreaterThan(3);
  await tray.getByRole('button').first().click();
  await expect(tray).toHaveCount(0);
});

test('the card or symbol that was chosen is marked while its place is asked for, and can be given up', async ({
  page,
}) => {
  await openWhenAsked(page, 'evenfall', 3, 0, ask('ritual-place'));
  await expect(page.locator('.hand-card.chosen')).toHaveCount(1);
  await page.getByRole('button', { name: 'Escolher outra ação' }).click();
  await expect(page.locator('.hand-card.chosen')).toHaveCount(0);
  await openWhenAsked(page, 'calamandara', 2, 0, (question, table) => {
    const { stack } = table.view(0) as { readonly stack: readonly unknown[] };
    return kindOf(question.ask) === 'insert-where' && stack.length === 0;
  });
  await expect(page.locator('.cal-place.selected')).toHaveCount(1);
  await openWhenAsked(page, 'labyrinx', 2, 0, ask('place-card'));
  await expect(page.locator('.lab-hand .lab-card-button.selected')).toHaveCount(1);
});
