/**
 * Whole turns of the Marquise with real pointers, on a phone upright and held sideways: touches, lines and words are those that the mirrors count from the
 * same evening (testing/effort.ts), within 5 %.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { face } from '@tavola/games/root/face.ts';
import { game as root } from '@tavola/games/root/game.ts';
import type { View } from '@tavola/games/root/rules/view/view.ts';
import { text } from '@tavola/games/root/text/pt/text.ts';
import type { Words } from '@tavola/games/root/text/type.ts';
import { countWords } from '@tavola/kernel/face/lines.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import type { SeatSetup } from '@tavola/kernel/rules/game.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { isTold } from '@tavola/kernel/table/picture.ts';
import { Touches, type TurnOf } from '@tavola/testing/effort.ts';
import { settle } from './playing.ts';
import { onPhone } from './screens.ts';
import { test } from './server.ts';

test.use({ locale: 'pt-BR' });
test.beforeEach(async ({ page }) => settle(page));

/** The Marquise sits second. */
const turnOf: TurnOf = ({ before, first }) => {
  const { stage, turn } = (before as View | null)?.open ?? {};
  return stage === 'turns' && turn?.seat === 1 ? String(first) : null;
};

/** What a turn of an automaton has cost so far. */
type Count = { taps: number; words: number; lines: number };
const TURNS = 3;
const END = /^Fim do turno: já/;

test('the screen costs what the mirrors count, and begins within ten touches', onPhone, async ({ page }) => {
  test.slow();
  await page.goto('/assistant/new/root');
  await page.locator('.evening-start').click();
  const setUp: Count = { taps: 1, words: 0, lines: 0 };
  const sum: Count = { taps: 0, words: 0, lines: 0 };
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    for (let turn = 0; turn < TURNS; turn++) await playTurn(page, sum, setUp);
  }
  expect(setUp.taps).toBeLessThanOrEqual(10);
  const costs = costsOf(await stored(page));
  expect(costs.length).toBeGreaterThanOrEqual(TURNS);
  for (const of of ['taps', 'words', 'lines'] as const) {
    const counted = costs.reduce((all, cost) => all + cost[of], 0);
    expect(Math.abs(sum[of] - counted), `${of}: ${sum[of]}, counted ${counted}`).toBeLessThanOrEqual(0.05 * counted);
  }
});

/** Up to the end of the person's next turn, which is over at once; what belongs to the automaton is counted. */
async function playTurn(page: Page, sum: Count, before: Count): Promise<void> {
  const panel = page.locator('.evening-turn');
  const own = panel.getByRole('button', { name: END }).filter({ visible: true });
  let isHers = false;
  let asked = '';
  for (let step = 0; step < 60; step++) {
    const next = panel.locator('.evening-ask').locator('button').filter({ visible: true });
    await expect(next.first()).toBeVisible();
    if (await panel.locator('.evening-standings').count()) return;
    if (await own.count()) {
      if (isHers) return;
      await own.click();
      isHers = true;
      await expect(own).toHaveCount(0);
      continue;
    }
    const counted = isHers ? sum : before;
    asked = await read(panel, asked, counted);
    await touch(panel, counted);
  }
  throw new Error('the turn does not end');
}

/** The words of a question, once; of the lines when hands are to follow them. */
async function read(panel: Locator, before: string, sum: Count): Promise<string> {
  const heads = await panel.locator('.evening-ask h1:visible, .evening-ask legend:visible').allTextContents();
  const kind = (await panel.locator('[data-ask]').count())
    ? await panel.locator('[data-ask]').getAttribute('data-ask')
    : heads.join();
  await expectInside(panel);
  if (kind !== before) sum.words += heads.reduce((all, head) => all + countWords(head), 0);
  const isDone =
    (await panel
      .getByRole('button', { name: /^Feito/ })
      .filter({ visible: true })
      .count()) > 0;
  if (isDone) {
    const lines = await printedLines(panel);
    sum.lines += lines.length;
    sum.words += lines.reduce((all, line) => all + countWords(line), 0);
  }
  return String(kind);
}

/** What stands in the lines, pictures by their names. */
function printedLines(panel: Locator): Promise<string[]> {
  return panel.locator('.evening-lines .line .line-text').evaluateAll((all) =>
    all.map((line) => {
      const walk = document.createTreeWalker(line, NodeFilter.SHOW_ALL);
      const words: string[] = [];
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.parentElement?.closest('.sr')) continue;
        if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '');
        else if (node instanceof HTMLElement && node.title) words.push(node.title);
      }
      return words.join(' ');
    }),
  );
}

/** The question is never off the screen. */
async function expectInside(panel: Locator): Promise<void> {
  const box = await panel.locator('.evening-ask').boundingBox();
  const size = panel.page().viewportSize();
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((size?.height ?? 0) + 1);
}

/** The first answer to whatever is asked, touch by touch. */
async function touch(panel: Locator, sum: Count): Promise<void> {
  const ask = panel.locator('.evening-ask');
  const tap = async (one: Locator) => {
    await one.click();
    sum.taps++;
  };
  const done = ask.getByRole('button', { name: /^Feito|^É assim$/ }).filter({ visible: true });
  if (await done.count()) return tap(done.last());
  const suits = ask.locator('.suits button');
  if (await suits.count()) {
    await tap(suits.first());
    const none = ask.getByRole('button', { name: 'sem item' });
    if (await none.isVisible()) await tap(none);
    return;
  }
  const cards = ask.locator('.evening-cards button:not([disabled])');
  if (await cards.count()) return tap(cards.first());
  await tap(ask.locator('.evening-pairs button, .evening-moves .btn, .evening-choices .btn').first());
}

/** The evening as this browser keeps it. */
function stored(page: Page): Promise<{ readonly log: Log; readonly seed: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve, failed) => {
        const opening = indexedDB.open('tavola-evenings');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('evenings').objectStore('evenings').getAll();
          reading.onsuccess = () => resolve(reading.result[0]);
        };
      }),
  );
}

/** What the mirrors count of the same evening: its answers are given again, facts where they were asked for. */
function costsOf({ log, seed }: { readonly log: Log; readonly seed: string }) {
  const { options, seats, inheritance, picks } = log;
  const chance = tableChance(fairChance(seed), root, () => false);
  const app = Assistant.start(root, { options, seats, inheritance, chance });
  const say: Say<Words> = { language: 'pt-BR', me: 'spectator', words: text.words, who: (seat) => called(seat) };
  const called = (seat: number) =>
    face.looks?.seat?.(app.table.agreement.seats[seat] as SeatSetup, seat, null, say).name ?? String(seat);
  const touches = new Touches({ app, facts: () => new Map() }, text, face.real, say);
  let told: string[] = [];
  for (const [at, [seat, option]] of picks.entries()) {
    if (at < app.table.count) continue;
    if (isTold(seat, option)) told.push(option);
    else {
      app.answer(option);
      for (const fact of told) app.tell(...(fact.split('=') as [string, string]));
      told = [];
    }
  }
  return touches.turns(turnOf);
}
