/** Looks at a question as the camera should show it, and finds what is wrong: seen, hit, still, bar, read (docs/flow.md). */
import { expect, type Page } from '@playwright/test';
import { gameEntry } from '@tavola/games/shelf.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { type AskedMoment, askedMoments } from '@tavola/testing/camera-kit.ts';
import { inPage } from './camera-measures.ts';
import { type Flaw, rowsInPage } from './camera-rows.ts';
import type { Size } from './screens.ts';
import { brokenWords } from './words.ts';

export const CAMERA_GAMES: { readonly [game: string]: number } = {
  calamandara: 2,
  labyrinx: 3,
  evenfall: 3,
  root: 4,
  oath: 3,
};

/** How many of each kind of ask, how many in all, from how many games. */
type Wanted = { readonly each: number; readonly most: number; readonly games: number };

export async function momentsOf(id: string, wanted: Wanted): Promise<readonly AskedMoment[]> {
  const entry = gameEntry(id);
  if (!entry) throw new Error(`no game ${id}`);
  const [game, face] = await Promise.all([entry.game(), entry.face()]);
  const seats: number | readonly SeatWish[] = CAMERA_GAMES[id] ?? 2;
  return askedMoments({ game, face, seat: 0, seats, ...wanted });
}

/** Nothing changed for this long: whatever was still to come has come. */
const CALM_MS = 120;
const MOST_MS = 800;

/** A question is there by then even on a busy machine. */
const ASKED_MS = 60_000;

const SOURCE = Object.entries({ ...inPage, ...rowsInPage })
  .map(([name, made]) => `const ${name} = ${String(made)};`)
  .join('\n');

const ASKED = '.table-now[aria-busy="false"] .decision:not(.waiting):not(.result):not([aria-busy="true"])';

/** Everything that is wrong with what is on the screen while a question is asked. */
export async function flawsOf(page: Page, subject: readonly string[] = []): Promise<readonly Flaw[]> {
  const flaws: Flaw[] = await page.evaluate(`(async () => {
    ${SOURCE}
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const ends = performance.now() + ${ASKED_MS};
    // A drawing that is on its way comes first: the question is there once it can be seen.
    while (!document.querySelector(${JSON.stringify(ASKED)}) || document.querySelector('.elastic-room:empty')) {
      if (performance.now() > ends) return [{ measure: 'seen', thing: 'nothing is asked' }];
      await frame();
    }
    await document.fonts.ready;
    await frame();
    const before = places();
    await quiet(${CALM_MS}, ${MOST_MS});
    const after = places();
    // What was learned lies over the table of a lesson that is over.
    if (document.querySelector('.lesson-end')) return [];
    const moved = Object.keys(before).filter((thing) => after[thing] !== undefined && after[thing] !== before[thing]);
    return [
      ...moved.map((thing) => ({ measure: 'still', thing: thing + ': ' + before[thing] + ' → ' + after[thing] })),
      ...seen(${JSON.stringify(subject)}), ...hit(), ...bar(), ...read(),
    ];
  })()`);
  const broken = await brokenWords(page, '.live .chips .pl, .live .shelf [data-thing], .live .shelf [data-options]');
  return [...flaws, ...broken.map((thing): Flaw => ({ measure: 'read', thing: `broken: ${thing}` }))];
}

/** The same question on another screen: it may be laid out again there, and then stands still. */
export async function onScreen(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(`(async () => { ${SOURCE} await quiet(${CALM_MS}, ${MOST_MS}); })()`);
}

export async function inTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((to) => {
    document.documentElement.dataset.theme = to;
  }, theme);
}

export const flawText = (size: Size, what: string, { measure, thing }: Flaw): string =>
  `${size.width}x${size.height} ${what}: ${measure}: ${thing}`;

/** Walks through a lesson by touching what it rings, and looks before each touch. */
export async function lookAtLesson(page: Page, lesson: string, look: (step: string) => Promise<void>): Promise<void> {
  await page.goto(`/learn/${lesson}`);
  const end = page.locator('.lesson-end');
  for (let touch = 1; ; touch++) {
    await expect(page.locator('.coached b').or(end).first()).toBeVisible();
    // The last step is followed by what was learned.
    const isOver = (await page.locator('.lesson-dots i:not(.done)').count()) === 0;
    if (isOver || (await end.isVisible())) return;
    await look(`${lesson}, touch ${touch}`);
    await expect.poll(() => page.evaluate(goOn), { intervals: [50, 100] }).not.toBe('cannot');
  }
}

/** Does what the coach says, where a finger could: reads on, or touches what is ringed if nothing lies over it. */
function goOn(): 'done' | 'went on' | 'cannot' {
  if (document.querySelector('.lesson-end')) return 'done';
  const it = document.querySelector<HTMLElement>('.to-touch, .acts .btn.primary');
  if (!it) return 'cannot';
  const { left, top, width, height } = it.getBoundingClientRect();
  if (!it.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return 'cannot';
  it.click();
  return 'went on';
}
