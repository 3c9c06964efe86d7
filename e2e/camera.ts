/** What the camera promises, measured in the page: seen, hit, still, bar, read (docs/flow.md). */
import type { Page } from '@playwright/test';

export type Flaw = { readonly measure: 'seen' | 'hit' | 'still' | 'bar' | 'read'; readonly thing: string };

/** Positions of everything that can be touched, to tell whether something moved since. */
async function places(page: Page): Promise<{ readonly [thing: string]: string }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('.table [data-options], .decision button')];
    return Object.fromEntries(
      all.map((it, i) => {
        const { left, top, width, height } = it.getBoundingClientRect();
        const name = it.getAttribute('data-options') ?? it.getAttribute('aria-label') ?? it.textContent;
        return [`${i} ${name}`, [left, top, width, height].map(Math.round).join(' ')];
      }),
    );
  });
}

/** Everything that is wrong with what is on the screen while a question is asked. */
export async function flawsOf(page: Page): Promise<readonly Flaw[]> {
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page);
  await page.waitForTimeout(MOVES_MS);
  const after = await places(page);
  const moved = Object.keys(before).filter((thing) => after[thing] !== undefined && after[thing] !== before[thing]);
  const flaws = await page.evaluate(measured);
  return [
    ...moved.map((thing): Flaw => ({ measure: 'still', thing: `${thing}: ${before[thing]} → ${after[thing]}` })),
    ...flaws,
  ];
}

/** As long as the camera or a late panel could still move something. */
const MOVES_MS = 400;

/** Runs in the page. */
function measured(): Flaw[] {
  const flaws: Flaw[] = [];
  const add = (measure: Flaw['measure'], thing: string) => flaws.push({ measure, thing });
  const isDrawn = (it: Element) => it.getClientRects().length > 0 && it.getBoundingClientRect().width > 0;
  const byTouch = matchMedia('(pointer: coarse)').matches;

  // seen: whole on the screen, uncovered
  const nameOf = (it: Element) =>
    `${it.getAttribute('data-options') ?? it.textContent} (${it.getAttribute('aria-label') ?? it.className})`;
  const targets = [...document.querySelectorAll('.pieces [data-options]')].filter(isDrawn);
  const covered = (it: Element, x: number, y: number): Element | null => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return document.body;
    return it.contains(hit) || hit.closest('[data-options]') === it || hit.contains(it) || hit.closest('.tag')
      ? null
      : hit;
  };
  const seen = new Set<Element>();
  for (const it of targets) {
    const { left, top, right, bottom, width, height } = it.getBoundingClientRect();
    const inside =
      (Math.min(right, innerWidth) - Math.max(left, 0)) * (Math.min(bottom, innerHeight) - Math.max(top, 0));
    const [x, y] = [left + width / 2, top + height / 2];
    const points = [
      [x, y],
      [x - width / 4, y],
      [x + width / 4, y],
      [x, y - height / 4],
      [x, y + height / 4],
    ] as const;
    const over = points.map(([px, py]) => covered(it, px, py)).find((one) => one !== null);
    if (right > left && inside >= 0.95 * width * height && over === undefined) seen.add(it);
    else if (!it.closest('.shelf'))
      add('seen', `${nameOf(it)} under ${over ? `${over.tagName}.${over.getAttribute('class')}` : 'an edge'}`);
  }
  // Every option has a place that is seen, a button, or a tab that leads to it.
  const reached = new Set(
    [...seen, ...document.querySelectorAll('[data-leads-to]')].flatMap((it) =>
      (it.getAttribute('data-options') ?? it.getAttribute('data-leads-to') ?? '').split('|'),
    ),
  );
  // A row of cards that is wider than the screen has a named way to what lies beside it.
  const turned = [...document.querySelectorAll('.sight button')].some(isDrawn);
  // A list that is scrolled shows by what is cut at its edge that it goes on.
  const isCut = (it: Element) => {
    const list = it.closest('ul, ol');
    return targets.some((other) => {
      const { top, bottom } = other.getBoundingClientRect();
      const box = other.closest('.shelf')?.getBoundingClientRect();
      const isAtEdge =
        box !== undefined &&
        ((top < box.bottom - 20 && bottom > box.bottom) || (bottom > box.top + 20 && top < box.top));
      return isAtEdge && other.closest('ul, ol') === list;
    });
  };
  for (const it of document.querySelectorAll('.decision [data-option]'))
    reached.add(it.getAttribute('data-option') ?? '');
  for (const it of targets) {
    const ids = (it.getAttribute('data-options') ?? '').split('|');
    if (!ids.some((id) => reached.has(id)) && it.closest('.shelf') && !turned && !isCut(it))
      add('seen', `${nameOf(it)} in no hand or tab`);
  }

  // hit: no two middles closer than a finger
  if (byTouch && !document.querySelector('[data-loupe]')) {
    const middles = [...seen].map((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return { it, x: left + width / 2, y: top + height / 2, least: Math.min(width, height) };
    });
    for (const [i, one] of middles.entries())
      for (const other of middles.slice(i + 1)) {
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        const isOne = one.it.getAttribute('data-options') === other.it.getAttribute('data-options');
        if (apart < 43 && !isOne && Math.min(one.least, other.least) < 43)
          add('hit', `${nameOf(one.it)} and ${nameOf(other.it)}: ${Math.round(apart)} px`);
      }
  }

  // bar: the question stands on one line
  const question = document.querySelector<HTMLElement>('.decision .ask b');
  if (question && (question.scrollWidth > question.clientWidth + 1 || question.clientHeight > 30))
    add('bar', `${question.textContent}`);
  for (const it of document.querySelectorAll<HTMLElement>('.decision .acts .btn > span')) {
    if (
      isDrawn(it) &&
      it.clientWidth > 1 &&
      (it.scrollHeight > it.clientHeight + 2 || it.scrollWidth > it.clientWidth + 1)
    )
      add('bar', `cut: ${it.textContent}`);
  }

  // read: no letters below 11 px
  const walker = document.createTreeWalker(document.querySelector('.table') ?? document.body, NodeFilter.SHOW_TEXT);
  const small = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !/[\p{L}\d]/u.test(node.textContent ?? '') ||
      !isDrawn(parent) ||
      parent.closest('.sr, [aria-hidden="true"] .sr, title, desc')
    )
      continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    // What only a screen reader reads has no size; what is narrow is rounded.
    const isHidden = (it: Element | null): boolean =>
      it instanceof HTMLElement && (it.offsetWidth <= 1 || isHidden(it.parentElement));
    if (isHidden(parent)) continue;
    const drawn = parent instanceof HTMLElement ? parent.getBoundingClientRect().width / parent.offsetWidth : 1;
    const html = Math.abs(1 - drawn) < 0.08 ? 1 : drawn;
    const px = size * (matrix ? Math.hypot(matrix.a, matrix.b) : html);
    const { left, right, top, bottom } = parent.getBoundingClientRect();
    if (px > 1 && px < 10.9 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight)
      small.add(
        `${px.toFixed(1)} px: ${(node.textContent ?? '').trim().slice(0, 20)} (${parent.getAttribute('class') ?? parent.parentElement?.getAttribute('class')})`,
      );
  }
  for (const one of [...small].slice(0, 6)) add('read', one);
  return flaws;
}
