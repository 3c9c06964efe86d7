/** Screens: where a test runs that proves the same on both, and one position looked at in several sizes. */
import type { Page } from '@playwright/test';

/** Each project leaves out what belongs to the other (playwright.config.ts). */
export const onDesktop = { tag: '@desktop' };
export const onPhone = { tag: '@phone' };

export type Size = { readonly width: number; readonly height: number };

/** Opens the page in the first size and loads it again in each further one, so that it is laid out for that size from the start. */
export async function inEachSize(
  page: Page,
  sizes: readonly Size[],
  open: () => Promise<unknown>,
  look: (size: Size) => Promise<void>,
): Promise<void> {
  for (const [i, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await (i === 0 ? open() : page.reload());
    await look(size);
  }
}
