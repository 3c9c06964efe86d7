/** Pictures of docs/slow-play.md and docs/devices.md, when they are wanted (docs/testing.md). */
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** The window, with `part` in it if there is one. */
export async function picture(page: Page, name: string, part?: Locator): Promise<void> {
  if (process.env.TAVOLA_PICTURES !== '1') return;
  await part?.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const path = resolve(import.meta.dirname, '..', 'docs', 'screenshots', `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 75 });
}
