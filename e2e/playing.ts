/** Plays as a person would who touches only what is highlighted. */
import { expect, type Page } from '@playwright/test';

/** Legal targets of boards, hands and reserves, and the buttons of the decision bar. */
export const HIGHLIGHTED = [
  '.pieces button[aria-pressed]:not([aria-disabled="true"])',
  '.pieces button[data-options]',
  '.decision .option',
  '.tray .option',
  '.decision .confirm',
].join(', ');

/** No animation, so that tests need not wait, and nobody who plays for the first time. */
export async function settle(page: Page, settings: { readonly [name: string]: unknown } = {}): Promise<void> {
  const chosen = { tempo: 'direct', recap: 'never', ending: 'ask', ...settings };
  await page.addInitScript((wanted) => {
    const games = ['calamandara', 'evenfall', 'labyrinx', 'root', 'oath', 'hex'];
    const played = Object.fromEntries(games.map((game) => [game, 'played']));
    localStorage.setItem('tavola-played', JSON.stringify(played));
    const before = JSON.parse(localStorage.getItem('tavola-settings') ?? '{}');
    if (!before.tempo) localStorage.setItem('tavola-settings', JSON.stringify({ ...before, ...wanted }));
  }, chosen);
}

/** What this person is asked, once the board has followed, unless the answer is on its way. */
export function yourTurn(page: Page) {
  return page.locator('.table-now[aria-busy="false"] .decision:not(.waiting):not(.result):not([aria-busy="true"])');
}

export function over(page: Page) {
  return page.locator('.decision.result');
}

/** Waits until this person is asked, or the game is over; where several share the screen, the next person lifts the curtain. */
export async function turnOrEnd(page: Page): Promise<'turn' | 'end'> {
  const curtain = page.locator('.curtain');
  await expect(yourTurn(page).or(over(page)).or(curtain).first()).toBeVisible({ timeout: 60_000 });
  if (await curtain.isVisible()) {
    await curtain.getByRole('button').click();
    return turnOrEnd(page);
  }
  return (await over(page).isVisible()) ? 'end' : 'turn';
}

/** Touches one highlighted thing; `choose` prefers some of them. Gives what was touched. */
export async function touchOne(page: Page, choose: (n: number) => number = (n) => n - 1): Promise<string> {
  const things = page.locator(HIGHLIGHTED);
  // The first one may stand on a board that is folded away on a phone; something that can be touched is in sight.
  const inSight = things.filter({ visible: true }).first();
  // Answers with many words are a list behind one button.
  const list = page.locator('.decision .acts .more');
  await expect(inSight.or(list).first()).toBeVisible();
  if (!(await inSight.isVisible())) await list.click();
  // As it stands this moment: what is gone by the time it is touched takes no touch, and nobody waits for it.
  const all = await things.elementHandles();
  const thing = all[Math.min(all.length - 1, Math.max(0, choose(all.length)))];
  if (!thing) return '';
  const name = (await thing.getAttribute('aria-label')) ?? (await thing.textContent()) ?? '';
  await thing.evaluate((it) => (it as HTMLElement).click());
  return name;
}

/** Offered when what was touched stands for several moves. */
function narrowed(page: Page) {
  return page.locator('.decision').getByRole('button', { name: 'Voltar' });
}

/** One of n, in a varied but repeatable way. */
function variedly(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Touches until the pick is made: what was touched may stand for several moves at first. */
export async function pickOne(page: Page): Promise<void> {
  const picks = () => page.locator('.table').getAttribute('data-picks');
  const before = await picks();
  for (let touches = 0; touches < 8; touches++) {
    await touchOne(page, () => 0);
    await expect.poll(async () => (await picks()) !== before || (await narrowed(page).isVisible())).toBe(true);
    if ((await picks()) !== before) return;
  }
  throw new Error('no pick was made');
}

/** What is asked now, with the number of ways on: changes after every touch that counts. */
function asked(page: Page): Promise<string> {
  return page.evaluate(() => {
    const stands = document.querySelector('.decision')?.textContent ?? '';
    const log = document.querySelectorAll('.log [data-n]').length;
    return `${stands} ${log}`;
  });
}

/** Plays until the end by touching highlighted things. */
export async function playToTheEnd(page: Page, mostTouches = 600): Promise<number> {
  const varied = variedly(7);
  for (let touches = 0; touches < mostTouches; touches++) {
    if ((await turnOrEnd(page)) === 'end') return touches;
    await touchOne(page, varied).catch(async (error) => {
      if ((await turnOrEnd(page)) !== 'end') throw error;
    });
  }
  throw new Error(`not over after ${mostTouches} touches: ${await asked(page)}`);
}

const DONE = ['pass', 'end-turn', 'done'].map((id) => `.option[data-option="${id}"]`).join(', ');

/** Takes what is asked once more before it is made. */
async function confirmed(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.decision .confirm')?.click());
}

/** Touches what is highlighted, and ends a turn at every n-th touch where that is offered, to the end of the game. */
export async function playBriskly(page: Page, every: number): Promise<void> {
  const done = page.locator(DONE);
  const varied = variedly(5);
  for (let touches = 0; touches < 400; touches++) {
    if ((await turnOrEnd(page)) === 'end') return;
    if (touches % every === every - 1 && (await done.count()) > 0) {
      await done.first().evaluate((it: HTMLElement) => it.click());
      await confirmed(page);
    } else
      await touchOne(page, varied).catch(async (error) => {
        if ((await turnOrEnd(page)) !== 'end') throw error;
      });
  }
  throw new Error('the game does not end');
}

/** A link names the address of the house; a browser of these tests knows its person, and keeps what it needs, at `localhost` alone. */
export function pathOf(link: string): string {
  return new URL(link).pathname;
}
