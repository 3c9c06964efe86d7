/** `npm run paint`: from a touch to the next picture, measured by the browser itself at a table of each game. Fails above the budget. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { games } from '@tavola/games/index.ts';
import { HIGHLIGHTED, yourTurn } from './playing.ts';
import { startServer } from './server.ts';

const BUDGET_MS = 50;
const TOUCHES = 40;

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
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { touchTimes: times });
    const watcher = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') times.push(entry.duration);
    });
    watcher.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`Play ${game} now`) }).click();
  for (let touches = 0; touches < TOUCHES; touches++) await touched(page);
  const times = await page.evaluate(() => (window as unknown as { touchTimes: number[] }).touchTimes);
  await context.close();
  return times;
}

async function touched(page: Page): Promise<void> {
  await yourTurn(page).waitFor({ timeout: 30_000 });
  // A real mouse: the browser times only what people do.
  await page
    .locator(HIGHLIGHTED)
    .last()
    .click({ force: true, timeout: 2000 })
    .catch(() => {});
  await page.waitForTimeout(100);
}
