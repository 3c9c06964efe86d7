/** The fixed rows of a phone: nothing too small to read, nothing cut, no row over another, whatever is asked. */
import { expect } from '@playwright/test';
import { gameEntry } from '@tavola/games/shelf.ts';
import { askedMoments } from '@tavola/testing/camera-kit.ts';
import { settle, yourTurn } from './playing.ts';
import { openMoment } from './position.ts';
import { test } from './server.ts';
import { brokenWords } from './words.ts';

test.use({ locale: 'pt-BR' });

const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

for (const [game, seats] of [
  ['calamandara', 2],
  ['labyrinx', 4],
  ['evenfall', 3],
] as const) {
  test(`${game}: strip, shelf and bar are read whole on a phone`, { tag: '@phone' }, async ({ page }) => {
    test.setTimeout(300_000);
    await settle(page);
    const entry = await gameEntry(game)?.game();
    if (!entry) throw new Error(`no game ${game}`);
    const found: string[] = [];
    for (const [i, moment] of askedMoments(entry, 0, { seats, each: 1, most: 24, games: 2 }).entries()) {
      const size = SCREENS[i % SCREENS.length]!;
      await page.setViewportSize(size);
      await openMoment(page, moment);
      await expect(yourTurn(page)).toBeVisible();
      const flaws = [
        ...(await page.evaluate(flawsInRows)),
        ...(await brokenWords(page, '.chips .pl, .shelf [data-thing], .shelf [data-options]')).map(
          (it) => `cut: ${it}`,
        ),
      ];
      found.push(...flaws.map((it) => `${size.width}x${size.height} ${moment.kind}, ${moment.name}: ${it}`));
    }
    expect(found).toEqual([]);
  });
}

/** Runs in the page. */
function flawsInRows(): string[] {
  const flaws: string[] = [];
  const rows = ['.top', '.chips-box', '.board-box', '.reserve-box', '.hand-box', '.bar-box'];
  const boxes = rows.flatMap((name) => {
    const it = document.querySelector(name);
    const box = it?.getBoundingClientRect();
    return it?.checkVisibility({ visibilityProperty: true }) && box && box.width > 0 ? [{ name, box }] : [];
  });
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 1 && high > 1) flaws.push(`${a.name} over ${b.name}: ${Math.round(wide)} x ${Math.round(high)}`);
    }
  // Strip, shelf and bar: letters of 11 px and more, and nothing beyond the edges of its row.
  for (const row of document.querySelectorAll('.chips .pl, .reserve-box, .hand-box, .decision')) {
    const edge = row.getBoundingClientRect();
    for (const it of row.querySelectorAll<HTMLElement>('*')) {
      const words = [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const box = it.getBoundingClientRect();
      if (
        !words ||
        box.width < 2 ||
        !it.checkVisibility({ opacityProperty: true }) ||
        it.closest('.sr, svg, .board-page')
      )
        continue;
      const said = `"${it.textContent?.trim().slice(0, 24)}" in .${row.getAttribute('class')}`;
      if (Number.parseFloat(getComputedStyle(it).fontSize) < 10.9) flaws.push(`small: ${said}`);
      if (box.top < edge.top - 1 || box.bottom > edge.bottom + 1) flaws.push(`high: ${said}`);
      if (box.left < -1 || box.right > innerWidth + 1) flaws.push(`beyond the screen: ${said}`);
    }
  }
  return [...new Set(flaws)];
}
