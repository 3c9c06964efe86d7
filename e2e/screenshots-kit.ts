/** Small pictures of the kit's parts for docs/boards.md, each as a board wears it in a fixed position. */
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { kindOf, type Question } from '@tavola/kernel/rules/ask.ts';
import { openWhenAsked } from './position.ts';

type Part = {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly asked: string;
  /** The element that is shown, at most this wide and high. */
  readonly of: string;
  /** How far below its upper edge the picture begins. */
  readonly from?: number;
  readonly before?: (page: Page) => Promise<void>;
};
const WIDEST = 560;
const HIGHEST = 300;
const MARGIN = 6;

const parts: readonly Part[] = [
  { name: 'touch', game: 'evenfall', seats: 2, asked: 'turn', of: '.region .places' },
  { name: 'targets', game: 'root', seats: 3, asked: 'move-to', of: '.root-map', from: 190 },
  { name: 'hand-row', game: 'calamandara', seats: 4, asked: 'opening-symbols', of: '.cal-hand' },
  { name: 'tile', game: 'labyrinx', seats: 2, asked: 'action', of: '.lab-actions' },
  { name: 'chip', game: 'calamandara', seats: 4, asked: 'insert', of: '.seats-box .pl:has(.numbers)' },
  { name: 'track', game: 'evenfall', seats: 2, asked: 'turn', of: '.coven-track' },
  { name: 'pile', game: 'root', seats: 3, asked: 'move-to', of: '.root-piles' },
  { name: 'dice', game: 'oath', seats: 3, asked: 'sacrifice', of: '.oath-war .balance' },
  {
    name: 'sheet',
    game: 'root',
    seats: 3,
    asked: 'move-to',
    of: 'dialog.board-sheet',
    before: async (page) => page.locator('button.board-pile').first().click(),
  },
];

export async function picturesOfTheKit(from: Browser, baseURL: string, out: string): Promise<void> {
  for (const { name, game, seats, asked, of, from: top = -MARGIN, before } of parts) {
    const context = await from.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'en' });
    const page = await context.newPage();
    await page.addInitScript(
      ([settings, played]) => {
        localStorage.setItem('tavola-settings', JSON.stringify(settings));
        localStorage.setItem('tavola-played', JSON.stringify(played));
      },
      [{ theme: 'dark', language: 'en', tempo: 'direct', recap: 'never' }, { [game]: 'played' }] as const,
    );
    await page.goto('/');
    await openWhenAsked(page, game, seats, 0, (question: Question) => kindOf(question.ask) === asked);
    const part = page.locator(of).filter({ visible: true }).first();
    await before?.(page);
    await part.waitFor();
    await part.scrollIntoViewIfNeeded();
    await page.waitForTimeout(600);
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: WIDEST, height: HIGHEST };
    const path = resolve(out, `kit-${name}.jpg`);
    const clip = {
      x: x - MARGIN,
      y: y + top,
      width: Math.min(width, WIDEST) + 2 * MARGIN,
      height: Math.min(height, HIGHEST) + 2 * MARGIN,
    };
    await page.screenshot({ path, type: 'jpeg', quality: 72, animations: 'disabled', clip });
    console.log(path);
    await context.close();
  }
}
