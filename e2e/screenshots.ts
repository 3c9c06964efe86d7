/** `npm run screenshots`: pictures of a game in the middle, on desk and phone, in both languages and themes, into docs/screenshots/. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { picturesOfAnEvening } from './screenshots-assistant.ts';
import { picturesOfTheKit } from './screenshots-kit.ts';
import { picturesForMessengers } from './screenshots-previews.ts';
import { startServer } from './server.ts';

const OUT = resolve(import.meta.dirname, '..', 'docs', 'screenshots');
/** Picks until a game is in its middle; Calamandara asks often whether somebody answers with a card. */
const PICKS: { readonly [game: string]: number } = {
  calamandara: 900,
  labyrinx: 120,
  evenfall: 190,
  root: 300,
  oath: 240,
};
/** A question of the reader's own turn, where a picture of anything else would say little. */
const TURN: { readonly [game: string]: RegExp } = { root: /\.(daylight|operation)/, oath: /^"act"$/ };
const MOST_TRIES = 40;
const shots = [
  { name: 'desk-dark-pt', width: 1440, height: 900, theme: 'dark', language: 'pt-BR' },
  { name: 'desk-light-en', width: 1440, height: 900, theme: 'light', language: 'en' },
  { name: 'phone-dark-en', width: 390, height: 844, theme: 'dark', language: 'en' },
  { name: 'phone-light-pt', width: 390, height: 844, theme: 'light', language: 'pt-BR' },
] as const;

const wanted = process.argv.slice(2);
const games = wanted.length > 0 ? wanted : ['calamandara', 'labyrinx', 'evenfall', 'root', 'oath'];
mkdirSync(OUT, { recursive: true });
const server = await startServer({ TAVOLA_BOT_MS: '150' });
const executablePath = process.env.TAVOLA_CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const game of games) {
    if (game === 'assistant') await picturesOfAnEvening(browser, server.url, OUT);
    else if (game === 'kit') await picturesOfTheKit(browser, server.url, OUT);
    else if (game === 'previews') await picturesForMessengers(browser, server.url);
    else await picture(browser, game);
  }
} finally {
  await browser.close();
  await server.stop();
}

async function picture(from: Browser, game: string): Promise<void> {
  const context = await from.newContext({ baseURL: server.url, deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.goto('/');
  const id = await middleOfAGame(page, game);
  for (const { name, width, height, theme, language } of shots) {
    await page.evaluate(
      ([settings, played]) => {
        localStorage.setItem('tavola-settings', JSON.stringify(settings));
        localStorage.setItem('tavola-played', JSON.stringify(played));
      },
      [{ theme, language, tempo: 'direct', recap: 'never' }, { [game]: 'played' }] as const,
    );
    await page.setViewportSize({ width, height });
    await page.goto(`/match/${id}`);
    await page.locator('.decision').first().waitFor({ timeout: 120_000 });
    await page.waitForTimeout(1500);
    const path = resolve(OUT, `${game}-${name}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 82 });
    console.log(path);
  }
  await context.close();
}

/** A bot plays the first part for the person, so that the board looks like a real game; another game if that one ended too soon. */
async function middleOfAGame(page: Page, game: string): Promise<string> {
  const api = page.request;
  const read = async (path: string) => (await api.get(`/api${path}`)).json();
  await api.post('/api/people', { data: { name: 'Ana' } });
  const bots = new Array(3).fill({ kind: 'bot', level: 'medium' });
  const made = await api.post('/api/matches', { data: { game, seats: [{ kind: 'me' }, ...bots] } });
  const { id } = (await made.json()) as { id: string };
  const seat = `/api/matches/${id}/seats/0/bot`;
  await api.put(seat, { data: { level: 'medium' } });
  const asked = async () => {
    const { count, pending, outcome, seats } = await read(`/matches/${id}/table?seat=0`);
    const ask = JSON.stringify(seats[0]?.decision?.ask ?? null);
    return {
      enough: Number(count) >= (PICKS[game] ?? 100),
      mine: pending.includes(0),
      turn: TURN[game]?.test(ask) ?? true,
      over: outcome !== null,
    };
  };
  const until = async (reached: 'enough' | 'mine') => {
    for (let now = await asked(); !now[reached]; now = await asked()) {
      if (now.over) return false;
      await page.waitForTimeout(300);
    }
    return true;
  };
  if (!(await until('enough'))) return middleOfAGame(page, game);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await api.delete(seat, { data: {} });
    if (!(await until('mine'))) return middleOfAGame(page, game);
    if ((await asked()).turn) return id;
    await api.put(seat, { data: { level: 'medium' } });
    await page.waitForTimeout(400);
  }
  return id;
}
