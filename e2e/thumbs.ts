/** Whether fingers hit what can be touched. */
import type { Page } from '@playwright/test';

/** What is smaller than a thumb: by its box, and where that is low or narrow by the points on the screen that belong to it. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const THUMB = 43.5;
    /** From its middle on, how far a finger meets it on this way. */
    const reach = (it: Element, x: number, y: number, dx: number, dy: number): number => {
      let far = 0;
      while (far < THUMB && it.contains(document.elementFromPoint(x + dx * (far + 0.5), y + dy * (far + 0.5))))
        far += 0.5;
      return far;
    };
    const sizeOf = (it: Element) => {
      // A chip is touched anywhere.
      const box = (it.closest('.chip-pl') ?? it).getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const width = box.width < THUMB ? reach(it, x, y, 1, 0) + reach(it, x, y, -1, 0) : box.width;
      const height = box.height < THUMB ? reach(it, x, y, 0, 1) + reach(it, x, y, 0, -1) : box.height;
      return { width, height };
    };
    return [...document.querySelectorAll('.pieces button, .decision button')]
      .filter((it) => (it as HTMLElement).checkVisibility())
      .map((it) => ({ name: it.getAttribute('aria-label') ?? it.textContent, ...sizeOf(it) }))
      .filter(({ width, height }) => width < THUMB || height < THUMB)
      .map(({ name, width, height }) => `${name}: ${Math.round(width)} x ${Math.round(height)}`);
  });
}
