/** The bar and the other rows of a screen, measured in the page; nothing but types may be imported here (camera.ts). */

export type Flaw = { readonly measure: 'seen' | 'hit' | 'still' | 'bar' | 'read'; readonly thing: string };

/** The question stands on one line (the sentence of a lesson on two), no button is cut, and the rows have the heights they should. */
function bar(): Flaw[] {
  const flaws: Flaw[] = [];
  const question = document.querySelector<HTMLElement>('.decision .ask b');
  const lines = question?.closest('.coached') ? 2 : 1;
  if (question && (question.scrollWidth > question.clientWidth + 1 || question.clientHeight > 22 * lines + 8))
    flaws.push({ measure: 'bar', thing: `${question.textContent}` });
  if (question && question.scrollHeight > question.clientHeight + 3)
    flaws.push({ measure: 'bar', thing: `cut: ${question.textContent}` });
  for (const it of document.querySelectorAll<HTMLElement>('.decision .acts .btn > span')) {
    const isCut = it.scrollHeight > it.clientHeight + 2 || it.scrollWidth > it.clientWidth + 1;
    if (it.checkVisibility() && it.clientWidth > 1 && isCut)
      flaws.push({ measure: 'bar', thing: `cut: ${it.textContent}` });
  }
  return [...flaws, ...rows()];
}

/** The rows of a screen that has them: no row over another, and the board as high as it must be. */
function rows(): Flaw[] {
  const names = ['.top', '.chips-box', '.board-box', '.reserve-box', '.hand-box', '.bar-box'];
  const boxes = names.flatMap((name) => {
    const it = document.querySelector(name);
    const box = it?.getBoundingClientRect();
    return it?.checkVisibility({ visibilityProperty: true }) && box && box.width > 0 ? [{ name, box }] : [];
  });
  // At a desk the corners of the stage hold hand and reserve.
  if (!document.querySelector('.live > .pieces > .chips-box')?.checkVisibility()) return [];
  const over = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b): Flaw[] => {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide <= 1 || high <= 1) return [];
      return [{ measure: 'bar', thing: `${a.name} over ${b.name}: ${Math.round(wide)} x ${Math.round(high)}` }];
    }),
  );
  const least: { readonly [screen: string]: number } = {
    '360x640': 410,
    '390x844': 524,
    '844x390': 370,
    '768x1024': 700,
  };
  const outside = [...document.querySelectorAll('.chips .pl, .reserve-box, .hand-box, .decision')].flatMap(
    wordsOutside,
  );
  const room = [...document.querySelectorAll('.board-box, .reserve-box')].map((it) => it.getBoundingClientRect());
  const page = room.find(({ height }) => height > 0);
  const wanted = least[`${innerWidth}x${innerHeight}`] ?? 0;
  // With the tab of a page that is longer than its room.
  const tab = document.querySelector('.sight .turn.y')?.getBoundingClientRect().bottom ?? 0;
  const high = Math.round(Math.max(page?.bottom ?? 0, tab) - (page?.top ?? 0));
  const low: Flaw[] = high >= wanted ? [] : [{ measure: 'bar', thing: `the board is ${high} px high` }];
  return [...over, ...low, ...new Set(outside)].map((one) =>
    typeof one === 'string' ? { measure: 'bar', thing: one } : one,
  );
}

/** Words that stick out of a row above or below, or out of the screen beside it. */
function wordsOutside(row: Element): string[] {
  const edge = row.getBoundingClientRect();
  // A page in the place of the board may be longer than it.
  const scrolls = row.scrollHeight > row.clientHeight + 1 && getComputedStyle(row).overflowY === 'auto';
  return [...row.querySelectorAll<HTMLElement>('*')].flatMap((it) => {
    const isWord = [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const { left, right, top, bottom, width } = it.getBoundingClientRect();
    const isOther =
      it.closest('.sr, svg, .board-page') !== null || scrolls || !it.checkVisibility({ opacityProperty: true });
    if (!isWord || width < 2 || isOther) return [];
    const said = `"${it.textContent?.trim().slice(0, 24)}" in .${row.getAttribute('class')}`;
    return [
      ...(top < edge.top - 1 || bottom > edge.bottom + 1 ? [`high: ${said}`] : []),
      // A shelf is turned, and its tab says how much there is.
      ...(!it.closest('.shelf') && (left < -1 || right > innerWidth + 1) ? [`beyond the screen: ${said}`] : []),
    ];
  });
}

/** By name, as they are brought into the page. */
export const rowsInPage = { bar, rows, wordsOutside };
