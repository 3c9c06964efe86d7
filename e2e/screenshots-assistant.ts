/** Pictures of an evening beside a real table for docs/assistant.md: its set-up, a person's turn, an automaton's turn. */
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const shots = [
  { name: 'phone-light-pt', width: 390, height: 844, theme: 'light', language: 'pt-BR' },
  { name: 'phone-dark-en', width: 360, height: 640, theme: 'dark', language: 'en' },
  { name: 'tablet-light-en', width: 820, height: 1180, theme: 'light', language: 'en' },
  { name: 'desk-dark-pt', width: 1440, height: 900, theme: 'dark', language: 'pt-BR' },
] as const;
const SET_UP_MOST = 14;

export async function picturesOfAnEvening(from: Browser, baseURL: string, out: string): Promise<void> {
  for (const { name, width, height, theme, language } of shots) {
    const context = await from.newContext({
      baseURL,
      deviceScaleFactor: 1,
      viewport: { width, height },
      locale: language,
    });
    const page = await context.newPage();
    await page.addInitScript((settings) => localStorage.setItem('tavola-settings', JSON.stringify(settings)), {
      theme,
      language,
      tempo: 'direct',
      recap: 'never',
    });
    const picture = async (what: string) => {
      await page.waitForTimeout(600);
      const path = resolve(out, `assistant-${what}-${name}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 75 });
      console.log(path);
    };
    await page.goto('/assistant/new/root');
    const start = page.locator('.evening-start');
    await start.waitFor();
    await picture('new');
    await start.click();
    await setUp(page, () => picture('parts'));
    await picture('turn');
    await tellAll(page);
    await page.locator('.evening-cards .suits button').first().click();
    const none = page.locator('.evening-cards .items button').last();
    if (await none.isVisible()) await none.click();
    await picture('automaton');
    await context.close();
  }
}

/** The first answer to everything that the set-up asks, up to a person's turn. */
async function setUp(page: Page, laidOut: () => Promise<void>): Promise<void> {
  let isTaken = false;
  for (let i = 0; i < SET_UP_MOST; i++) {
    await page.locator('.evening-turn .btn').first().waitFor();
    if (await told(page).count()) return;
    // The third part is the first automaton's.
    if (!isTaken && (await page.locator('.evening-parts .done').count()) === 2) {
      isTaken = true;
      await laidOut();
    }
    await page.locator('.evening-moves .btn, .evening-turn .btn.primary').first().click();
    await page.waitForTimeout(150);
  }
}

async function tellAll(page: Page): Promise<void> {
  if (await told(page).count()) await told(page).first().click();
}

function told(page: Page) {
  return page.getByRole('button', { name: /^Fim do turno: já|^End of turn: I have/ }).filter({ visible: true });
}
