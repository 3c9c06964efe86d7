/** The pictures that messengers show for a shared address: the cover of each game, as wide as they want it, into web/public/preview. */
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { games } from '@tavola/games/shelf.ts';

const SIZE = { width: 1200, height: 630 };
const ROOT = resolve(import.meta.dirname, '..');

export async function picturesForMessengers(from: Browser, base: string): Promise<void> {
  const out = resolve(ROOT, 'web', 'public', 'preview');
  mkdirSync(out, { recursive: true });
  const page = await from.newPage({ viewport: SIZE, deviceScaleFactor: 1, colorScheme: 'dark' });
  // The title faces of all games are there.
  await page.goto(base);
  for (const { id, name } of games) {
    const art = readFileSync(resolve(ROOT, 'games', id, 'board', 'cover.svg')).toString('base64');
    await page.evaluate(
      ([game, title, picture]) => {
        document.body.innerHTML = `<div class="game-${game}" style="position:fixed;inset:0;z-index:9;display:flex;align-items:center;background:var(--stage)">
          <img src="data:image/svg+xml;base64,${picture}" style="height:100%;width:472px;object-fit:cover">
          <div style="padding:0 64px;color:var(--g-accent)"><p style="font:400 92px/1.05 var(--font-game);margin:0">${title}</p>
          <p style="font:500 40px/1.2 var(--font-ui);opacity:.8;margin:28px 0 0">Tavola</p></div></div>`;
      },
      [id, name.en, art] as const,
    );
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: resolve(out, `${id}.jpg`), type: 'jpeg', quality: 80 });
  }
  await page.close();
}
