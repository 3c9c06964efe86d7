/** `npm run paint`: from a touch to the next picture, measured by the browser itself at a table of each game. Fails above the budget. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { games } from '@tavola/games/shelf.ts';
import { HIGHLIGHTED, over, settle, turnOrEnd, yourTurn } from './playing.ts';
import { startServer } from './server.ts';

const BUDGET_MS = 50;
const TOUCHES = 40;
const READING_MS = 200;
/** The browser does not report touches that were painted sooner than this; they are counted as if they had taken this long. */
const SHORTEST_MS = 16;

const server = await startServer();
const executablePath = process.env.TAVOLA_CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const { id, name } of games) {
    const times = (await measured(browser, name.en)).sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    console.log(
      `${id}: ${times.length} touches, median ${at(0.5)} ms, three quarters within ${at(0.75)} ms, slowest ${at(1)} ms`,
    );
    if (times.length === 0 || at(0.75) > BUDGET_MS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(process.exitCode ? `over the budget of ${BUDGET_MS} ms` : `within the budget of ${BUDGET_MS} ms`);

/** How long each touch took until the browser had painted what came of it. */
async function measured(from: Browser, game: string): Promise<number[]> {
  const context = await from.newContext({ baseURL: server.url, locale: 'en', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await settle(page);
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`Play ${game} now`) }).click();
  await yourTurn(page).waitFor({ timeout: 30_000 });
  await page.evaluate((durationThreshold) => {
    const before = performance.eventCounts.get('click') ?? 0;
    const times: number[] = [];
    const watcher = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') times.push(duration);
    });
    watcher.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    Object.assign(window, {
      touchTimes: () => {
        const clicks = (performance.eventCounts.get('click') ?? 0) - before;
        return [...times, ...Array.from({ length: Math.max(0, clicks - times.length) }, () => durationThreshold)];
      },
    });
  }, SHORTEST_MS);
  for (let touches = 0; touches < TOUCHES; touches++) await touched(page);
  const times = await page.evaluate(() => (window as unknown as { touchTimes(): number[] }).touchTimes());
  await context.close();
  return times;
}

async function touched(page: Page): Promise<void> {
  if ((await turnOrEnd(page)) === 'end') await over(page).getByRole('button', { name: 'Play again' }).click();
  await yourTurn(page).waitFor({ timeout: 30_000 });
  // Nobody reads a question faster; by then the board has caught up with it.
  await page.waitForTimeout(READING_MS);
  // A real mouse: the browser times only what people do.
  await page
    .locator(HIGHLIGHTED)
    .last()
    .click({ force: true, timeout: 2000 })
    .catch(() => {});
  await page.waitForTimeout(100);
}
