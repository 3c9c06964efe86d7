/** How words stand on the page. */
import type { Page } from '@playwright/test';

/**
 * Words that go on in the next line without a space, and words that stick out of their box: what stands around them among `boxes`, or what `within`
 * names.
 */
export function brokenWords(page: Page, within: string, boxes: string = within): Promise<readonly string[]> {
  return page.evaluate(
    async (selectors) => {
      // Until its font is there a word is as wide as another font makes it.
      await document.fonts.ready;
      const found: string[] = [];
      for (const root of document.querySelectorAll(selectors.within)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const holder = node.parentElement;
          if (!holder?.checkVisibility() || holder.closest('.sr')) continue;
          const edge = (holder.closest(selectors.boxes) ?? root).getBoundingClientRect().right + 1;
          for (const word of (node.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const lines = new Set(
              [...range.getClientRects()].filter((it) => it.width > 0).map((it) => Math.round(it.top / 4)),
            );
            if (lines.size > 1 || range.getBoundingClientRect().right > edge) found.push(word[0]);
          }
        }
      }
      return found;
    },
    { within, boxes },
  );
}
