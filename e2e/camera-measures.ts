/**
 * What the camera promises, measured where it is drawn: seen, hit and read (docs/flow.md). All of it runs in the page, where these functions
 * find each other by name (camera.ts), so nothing but types may be imported here.
 */

import type { Flaw } from './camera-rows.ts';

type Point = readonly [x: number, y: number];

const isDrawn = (it: Element) => it.checkVisibility() && it.getBoundingClientRect().width > 0;
const idsAt = (it: Element) => (it.getAttribute('data-options') ?? it.getAttribute('data-leads-to') ?? '').split('|');
const nameAt = (it: Element) =>
  `${it.getAttribute('data-options') ?? it.getAttribute('data-thing')} (${it.getAttribute('aria-label') ?? it.getAttribute('class') ?? it.tagName})`;
const targets = () => [...document.querySelectorAll('.pieces [data-options]')].filter(isDrawn);
const middle = (it: Element): Point => {
  const { left, top, width, height } = it.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Where everything that can be touched stands, to tell whether something moved since. */
function places(): { readonly [thing: string]: string } {
  const all = [...document.querySelectorAll('.table [data-options], .decision button')];
  return Object.fromEntries(
    all.flatMap((it, i) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      // What is not drawn yet is under no finger.
      if (width === 0) return [];
      const name = it.getAttribute('data-options') ?? it.getAttribute('aria-label') ?? it.textContent;
      return [[`${i} ${name}`, [left, top, width, height].map(Math.round).join(' ')]];
    }),
  );
}

/** The part of it that no edge cuts off: of the screen, or of what it lies in. */
function partInSight(it: Element): number {
  const { left, right, top, bottom, width, height } = it.getBoundingClientRect();
  let edge = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let at = it.parentElement; at; at = at.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(at);
    if ((overflowX === 'visible' && overflowY === 'visible') || display === 'contents') continue;
    const box = at.getBoundingClientRect();
    edge = {
      left: Math.max(edge.left, box.left),
      top: Math.max(edge.top, box.top),
      right: Math.min(edge.right, box.right),
      bottom: Math.min(edge.bottom, box.bottom),
    };
  }
  const wide = Math.max(0, Math.min(right, edge.right) - Math.max(left, edge.left));
  const high = Math.max(0, Math.min(bottom, edge.bottom) - Math.max(top, edge.top));
  return (wide * high) / (width * height);
}

/** Whatever lies over one of its five points, or null where all of it can be seen and touched. */
function coverOf(it: Element): Element | null {
  if (partInSight(it) < 0.95) return document.documentElement;
  const { width, height } = it.getBoundingClientRect();
  const [x, y] = middle(it);
  const points: Point[] = [
    [x, y],
    [x - width / 4, y],
    [x + width / 4, y],
    [x, y - height / 4],
    [x, y + height / 4],
  ];
  for (const [px, py] of points) {
    const hit = document.elementFromPoint(px, py);
    if (hit === null) return document.documentElement;
    if (!it.contains(hit) && hit.closest('[data-options]') !== it && !passes(hit, it)) return hit;
  }
  return null;
}

/** A thing in it that takes no touch of its own hands it on to the whole (`data-passes`). */
const passes = (hit: Element, it: Element): boolean =>
  hit.closest('[data-options]') === null && hit.closest('[data-passes]')?.contains(it) === true;

/** Every option has a place that is seen, a button, or a tab that says how many there are behind it; and so has what it is about. */
function seen(subject: readonly string[]): Flaw[] {
  const covered = new Map(targets().map((it) => [it, coverOf(it)]));
  const tabs = [...document.querySelectorAll('[data-leads-to]')].filter((it) => isDrawn(it) && coverOf(it) === null);
  const inSight = [...covered].flatMap(([it, cover]) => (cover === null ? [it] : []));
  const reached = new Set([...inSight, ...tabs].flatMap(idsAt));
  for (const it of document.querySelectorAll('.decision [data-option]'))
    reached.add(it.getAttribute('data-option') ?? '');
  const hidden = [...covered].flatMap(([it, cover]): Flaw[] => {
    if (cover === null || idsAt(it).every((id) => reached.has(id))) return [];
    const over = cover === document.documentElement ? 'an edge' : `${cover.tagName}.${cover.getAttribute('class')}`;
    return [{ measure: 'seen', thing: `${nameAt(it)} under ${over}` }];
  });
  return [...hidden, ...subject.flatMap(unseenSubject)];
}

/** What a question is about is drawn on the board, whole and with nothing of the screen before it. */
function unseenSubject(thing: string): Flaw[] {
  const all = [...document.querySelectorAll(`.board-box [data-thing="${CSS.escape(thing)}"]`)].filter(isDrawn);
  const isWhole = (it: Element) =>
    partInSight(it) >= 0.95 && document.elementFromPoint(...middle(it))?.closest('.board-box') != null;
  return all.length === 0 || all.some(isWhole) ? [] : [{ measure: 'seen', thing: `the subject ${thing}` }];
}

/** No two middles closer than a finger unless there is a loupe, and a tap 18 px beside the middle, where it is emptiest, still picks it. */
function hit(): Flaw[] {
  if (!matchMedia('(pointer: coarse)').matches || document.querySelector('[data-loupe]')) return [];
  const all = targets()
    .filter((it) => coverOf(it) === null)
    .map((it) => {
      const { width, height } = it.getBoundingClientRect();
      return { it, at: middle(it), least: Math.min(width, height) };
    });
  const close = all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((other): Flaw[] => {
      const apart = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
      const isOne = one.it.getAttribute('data-options') === other.it.getAttribute('data-options');
      // Rounded to whole pixels, 44 may be 43.5.
      if (isOne || apart >= 43.5 || Math.min(one.least, other.least) >= 43.5) return [];
      return [{ measure: 'hit', thing: `${nameAt(one.it)} and ${nameAt(other.it)}: ${Math.round(apart)} px` }];
    }),
  );
  const missed = all.filter(({ it }) => !takesBeside(it, all));
  return [...close, ...missed.map(({ it }): Flaw => ({ measure: 'hit', thing: `${nameAt(it)}: 18 px beside it` }))];
}

/** Does a tap beside it mean it? On a drawing the nearest legal place is meant (games/board/near.ts). */
function takesBeside(it: Element, all: readonly { readonly it: Element; readonly at: Point }[]): boolean {
  const [x, y] = middle(it);
  const around = Array.from({ length: 8 }, (_, n): Point => {
    const turn = (n * Math.PI) / 4;
    return [x + 18 * Math.cos(turn), y + 18 * Math.sin(turn)];
  });
  const room = ([px, py]: Point) =>
    Math.min(
      ...all.flatMap((other) => (other.it === it ? [] : [Math.hypot(other.at[0] - px, other.at[1] - py)])),
      1000,
    );
  const stage = it.closest('.zoom, .board-box, .shelf');
  const here = around.filter(
    (point) => document.elementFromPoint(...point)?.closest('.zoom, .board-box, .shelf') === stage,
  );
  const [emptiest] = here.toSorted((a, b) => room(b) - room(a));
  if (!emptiest) return false;
  const met = document.elementFromPoint(...emptiest);
  return it.contains(met) || met?.closest('[data-options]') === it || met?.closest('.targets') != null;
}

/** How large letters are drawn: a transformed box is measured by its corners, so that rounding does not count. */
function drawnSize(it: Element): number {
  const size = Number.parseFloat(getComputedStyle(it).fontSize);
  if (it instanceof SVGGraphicsElement) {
    const matrix = it.getScreenCTM();
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  }
  let scale = 1;
  for (let at: Element | null = it; at instanceof HTMLElement; at = at.parentElement) {
    const { transform, scale: own } = getComputedStyle(at);
    if (transform !== 'none') {
      const { a, b } = new DOMMatrix(transform);
      scale *= Math.hypot(a, b);
    }
    if (own !== 'none') scale *= Number.parseFloat(own);
  }
  return size * scale;
}

/** No letters below 11 px, coordinates not below 12, no word broken or cut in strip and shelf, and no ring over a number, suit, tag or count. */
function read(): Flaw[] {
  const small = new Set<string>();
  const walker = document.createTreeWalker(document.querySelector('.table') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    if (!it || !/[\p{L}\d]/u.test(node.textContent ?? '') || !it.checkVisibility({ opacityProperty: true })) continue;
    // What only a screen reader reads has no size.
    if (it.closest('.sr, title, desc') || isForReaders(it)) continue;
    const { left, right, top, bottom } = it.getBoundingClientRect();
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) continue;
    const px = drawnSize(it);
    const least = it.closest('.coordinates') ? 12 : 11;
    const of = it.getAttribute('class') ?? it.parentElement?.getAttribute('class');
    if (px > 1 && px < least - 0.05)
      small.add(`${px.toFixed(1)} px: ${(node.textContent ?? '').trim().slice(0, 20)} (${of})`);
  }
  return [...[...small].slice(0, 6).map((thing): Flaw => ({ measure: 'read', thing })), ...ringsOver()];
}

const isForReaders = (it: Element | null): boolean =>
  it instanceof HTMLElement && (it.offsetWidth <= 1 || isForReaders(it.parentElement));

/** Boxes of `data-keep` that meet somebody's ring are drawn above it. */
function ringsOver(): Flaw[] {
  const kept = [...document.querySelectorAll('.pieces [data-keep]')].filter(isDrawn);
  const all = targets();
  const met = kept.flatMap((keep) => all.flatMap((it) => (ringMeets(it, keep) ? [{ keep, it }] : [])));
  if (met.length === 0) return [];
  // Which of them is above is asked of the browser, with everything touchable for a moment.
  const touchable = document.createElement('style');
  touchable.textContent = '.pieces * { pointer-events: auto !important }';
  document.head.append(touchable);
  const under = met.filter(({ keep, it }) => {
    const hits = document.elementsFromPoint(...middle(keep));
    const [at, below] = [hits.findIndex((one) => keep.contains(one)), hits.indexOf(it)];
    return at >= 0 && below >= 0 && below < at;
  });
  touchable.remove();
  return under.map(({ keep, it }) => ({
    measure: 'read',
    thing: `the ring of ${nameAt(it)} over ${keep.textContent || keep.getAttribute('class')}`,
  }));
}

/** Does the ring of a target cross this box? Its band lies outside or inside the edge of the target, as touch.css draws it. */
function ringMeets(target: Element, keep: Element): boolean {
  if (target.contains(keep)) return false;
  const a = target.getBoundingClientRect();
  const b = keep.getBoundingClientRect();
  const style = getComputedStyle(target, '::before');
  const out = target.matches('.round:not(.over)') ? Math.abs(Number.parseFloat(style.top)) || 6 : 6;
  const within = target.matches('.touch:not(.inset)') ? 0 : 4;
  const meets = (by: number) =>
    b.left < a.right + by && b.right > a.left - by && b.top < a.bottom + by && b.bottom > a.top - by;
  const isInside =
    b.left > a.left + within && b.right < a.right - within && b.top > a.top + within && b.bottom < a.bottom - within;
  if (!target.matches('.round:not(.over)')) return meets(out) && !isInside;
  // A round ring: the nearest and the farthest point of the box from the middle lie on both sides of it.
  const [x, y] = middle(target);
  const nearest = Math.hypot(Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom));
  const farthest = Math.hypot(
    Math.max(Math.abs(b.left - x), Math.abs(b.right - x)),
    Math.max(Math.abs(b.top - y), Math.abs(b.bottom - y)),
  );
  return nearest < a.width / 2 + out && farthest > a.width / 2 + out - 3;
}

/** Resolves once nothing in the table has changed for a moment, at the latest after a while. */
function quiet(calm: number, most: number): Promise<void> {
  return new Promise((done) => {
    const ends = performance.now() + most;
    let last = performance.now();
    const watch = new MutationObserver(() => {
      last = performance.now();
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = () => {
      const now = performance.now();
      if (now < ends && (now - last < calm || document.fonts.status === 'loading')) return requestAnimationFrame(look);
      watch.disconnect();
      done();
    };
    look();
  });
}

/** By name, as they are brought into the page. */
export const inPage = {
  isDrawn,
  idsAt,
  nameAt,
  targets,
  middle,
  places,
  partInSight,
  coverOf,
  passes,
  seen,
  unseenSubject,
  hit,
  takesBeside,
  drawnSize,
  read,
  isForReaders,
  ringsOver,
  ringMeets,
  quiet,
};
