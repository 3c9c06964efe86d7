/**
 * `npm run camera [-- <game>…]`: the whole run of the camera kit. Every kind of ask at least three times, as far as the games have it, and every step of
 * every lesson, on every screen, in both themes and languages. Prints what is wrong (pictures in .cache/camera/), then a table game by screen with the
 * share that passes, and fails below 100 %.
 */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { gameEntry } from '@tavola/games/shelf.ts';
import { CAMERA_GAMES, flawsOf, flawText, inTheme, lookAtLesson, momentsOf, onScreen } from './camera.ts';
import { settle } from './playing.ts';
import { openMoment } from './position.ts';
import type { Size } from './screens.ts';
import { startServer } from './server.ts';

const PHONES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];
/** The second one is a desk at 200 %. */
const DESKS: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
];
const PICTURES = new URL('../.cache/camera/', import.meta.url).pathname;
const WANTED = { each: 3, most: 1000, games: 24 };

type Tally = { all: number; good: number };
const shares = new Map<string, Tally>();

const server = await startServer();
const executablePath = process.env.TAVOLA_CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const wanted = process.argv.slice(2);
const played = Object.keys(CAMERA_GAMES).filter((game) => wanted.length === 0 || wanted.includes(game));
mkdirSync(PICTURES, { recursive: true });
try {
  for (const game of played) {
    for (const [i, locale] of ['pt-BR', 'en'].entries()) {
      await lookAtQuestions(browser, game, locale, PHONES, i);
      await lookAtQuestions(browser, game, locale, DESKS, i);
    }
    await lookAtLessons(browser, game, 'pt-BR', PHONES);
    await lookAtLessons(browser, game, 'en', DESKS);
  }
} finally {
  await browser.close();
  await server.stop();
}
const names = [...PHONES, ...DESKS].map(({ width, height }) => `${width}x${height}`);
console.log(`| game | ${names.join(' | ')} |\n|---|${names.map(() => '---').join('|')}|`);
for (const game of played) {
  const cells = names.map((screen) => {
    const { good, all } = shares.get(`${game} ${screen}`) ?? { good: 0, all: 0 };
    if (good < all) process.exitCode = 1;
    return all === 0 ? '–' : `${Math.floor((1000 * good) / all) / 10} % of ${all}`;
  });
  console.log(`| ${game} | ${cells.join(' | ')} |`);
}

async function opened(from: Browser, locale: string, screens: readonly Size[]): Promise<Page> {
  const touch = screens === PHONES;
  const context = await from.newContext({
    baseURL: server.url,
    locale,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: screens[0]!,
  });
  const page = await context.newPage();
  await settle(page);
  return page;
}

/** Every second question in this language; it is opened on each screen in turn, and then looked at on the others. */
async function lookAtQuestions(from: Browser, game: string, locale: string, screens: readonly Size[], half: number) {
  const page = await opened(from, locale, screens);
  const moments = await momentsOf(game, WANTED);
  for (const [i, moment] of moments.entries()) {
    if (i % 2 !== half) continue;
    for (const n of screens.keys()) {
      const size = screens[(i + n) % screens.length]!;
      if (n === 0) {
        await page.setViewportSize(size);
        await openMoment(page, moment);
      } else await onScreen(page, size);
      await inTheme(page, (i + n) % 2 === 0 ? 'dark' : 'light');
      await counted(page, game, size, `${moment.kind}, ${moment.name}`, moment.subject);
    }
  }
  await page.context().close();
}

async function lookAtLessons(from: Browser, game: string, locale: string, screens: readonly Size[]): Promise<void> {
  const page = await opened(from, locale, screens);
  for (const { id } of (await gameEntry(game)?.lessons?.(locale)) ?? [])
    await lookAtLesson(page, `${game}/${id}`, async (step) => {
      for (const size of screens) {
        await onScreen(page, size);
        await counted(page, game, size, step, []);
      }
    });
  await page.context().close();
}

async function counted(page: Page, game: string, size: Size, what: string, subject: readonly string[]): Promise<void> {
  const flaws = await flawsOf(page, subject);
  const screen = `${game} ${size.width}x${size.height}`;
  const tally = shares.get(screen) ?? { all: 0, good: 0 };
  tally.all++;
  if (flaws.length === 0) tally.good++;
  else await page.screenshot({ path: `${PICTURES}${screen} ${what}.png`.replaceAll(/[,:]/g, '').replaceAll(' ', '-') });
  shares.set(screen, tally);
  for (const flaw of flaws) console.log(`${game} ${flawText(size, what, flaw)}`);
}
