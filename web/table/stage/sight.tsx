/**
 * What may be touched is on the screen: a question whose places lie beyond an edge brings them into view, and where a row or a page is larger than its
 * room, a tab at its end says how much can be touched in the rest of it. Drawn boards have a zoom of their own (zoom.tsx), pages their tabs.
 */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { leadsTo } from '@tavola/games/board/stands-for.ts';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../text/catalogue.ts';

type Props = {
  /** Changes with the question and with what was touched; null when nobody is asked. */
  readonly asked: unknown;
  /** May it glide? */
  readonly glides: boolean;
};

/** A row of cards that is wider than its box, or a column that is higher. */
type Turned = {
  readonly box: HTMLElement;
  readonly axis: 'x' | 'y';
  /** The options of what stands in it and is cut or out of sight. */
  readonly behind: readonly string[];
};

const AGAIN_MS = 300;

export function Sight({ asked, glides }: Props) {
  const mark = useRef<HTMLDivElement>(null);
  const turned = useTurned(mark, asked, glides);
  return (
    <div className="sight" ref={mark}>
      {turned.map((one) => (
        <TurnTab key={`${one.axis} ${one.box.className}`} {...one} onTurn={() => turn(one, glides)} />
      ))}
    </div>
  );
}

/** What is hidden, looked at again after every question, scroll and change of size. */
function useTurned(mark: RefObject<HTMLDivElement | null>, asked: unknown, glides: boolean): readonly Turned[] {
  const [turned, setTurned] = useState<readonly Turned[]>([]);
  const later = useRef(0);
  const look = useCallback(() => {
    clearTimeout(later.current);
    const pieces = mark.current?.parentElement;
    if (!pieces) return;
    // Below a window nothing can be seen or touched: it is looked at once that is closed.
    const covered = document.querySelector('dialog:modal') !== null;
    setTurned(covered ? [] : turnedIn(pieces));
    if (covered) later.current = window.setTimeout(look, AGAIN_MS);
  }, [mark]);
  useEffect(() => () => clearTimeout(later.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is looked at again.
  useLayoutEffect(() => {
    const pieces = mark.current?.parentElement;
    if (!pieces) return;
    leaveRoom(pieces);
    if (asked !== null) bringIntoSight(pieces, glides);
    look();
  }, [asked]);
  useEffect(() => {
    const stage = mark.current?.closest('.stage');
    if (!stage) return;
    let next = 0;
    const soon = () => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(look);
    };
    stage.addEventListener('scroll', soon, { capture: true, passive: true });
    const resized = new ResizeObserver(() => {
      const pieces = mark.current?.parentElement;
      if (pieces) leaveRoom(pieces);
      soon();
    });
    resized.observe(stage);
    for (const box of stage.querySelectorAll('.hand-box, .board-box')) resized.observe(box);
    return () => {
      cancelAnimationFrame(next);
      stage.removeEventListener('scroll', soon, { capture: true });
      resized.disconnect();
    };
  }, [look, mark]);
  return turned;
}

/** Leads to the rest, and from the end back to the beginning. It stands in the room that is left for it. */
function TurnTab({ box, axis, behind, onTurn }: Turned & { readonly onTurn: () => void }) {
  const t = useText();
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const style = axis === 'x' ? { top: (top + bottom) / 2, left: right } : { top: bottom, left: (left + right) / 2 };
  return (
    <button
      className={`turn ${axis} ${isAtEnd(box, axis) ? 'back' : ''}`}
      type="button"
      style={style}
      aria-label={t.table.pageWith(axis === 'x' ? t.table.beside : t.table.below, behind.length)}
      {...leadsTo(behind.flatMap((ids) => ids.split('|')))}
      onClick={onTurn}
    >
      <Glyph id={axis === 'x' ? 'chevron-right' : 'chevron-down'} className="s" />
      {behind.length > 0 && <b aria-hidden="true">{behind.length}</b>}
    </button>
  );
}

/** Most of what it shows, so that something of it stays. */
const PAGE = 0.8;

function turn({ box, axis }: Turned, glides: boolean): void {
  const isBack = isAtEnd(box, axis);
  if (axis === 'x') box.scrollBy({ left: isBack ? -box.scrollLeft : PAGE * box.clientWidth, ...behaviour(glides) });
  else box.scrollBy({ top: isBack ? -box.scrollTop : PAGE * box.clientHeight, ...behaviour(glides) });
}

function isAtEnd(box: HTMLElement, axis: 'x' | 'y'): boolean {
  const { scrollWidth, clientWidth, scrollLeft, scrollHeight, clientHeight, scrollTop } = box;
  return (axis === 'x' ? scrollWidth - clientWidth - scrollLeft : scrollHeight - clientHeight - scrollTop) <= 4;
}

const behaviour = (glides: boolean): ScrollIntoViewOptions => ({ behavior: glides ? 'smooth' : 'instant' });

/** What can be touched, but for drawings, which have their zoom. */
function placesOf(pieces: Element): HTMLElement[] {
  const all = [...pieces.querySelectorAll<HTMLElement>('[data-options]')];
  return all.filter((it) => !it.closest('.zoom') && it.getClientRects().length > 0);
}

/** The shelf or the first row of cards that is turned aside, others with something to touch that is out of sight, and the first such column. */
function turnedIn(pieces: Element): readonly Turned[] {
  const places = placesOf(pieces);
  const column = columnOf(pieces, places);
  const beyond = (box: HTMLElement, axis: 'x' | 'y') =>
    places.flatMap((it) => (box.contains(it) && isCut(it, box, axis) ? [it.dataset.options ?? ''] : []));
  return [
    ...rowsOf(pieces)
      .map((row) => ({ box: row, axis: 'x' as const, behind: beyond(row, 'x') }))
      .filter(({ behind }, i) => i === 0 || behind.length > 0),
    ...(column ? [{ box: column, axis: 'y' as const, behind: beyond(column, 'y') }] : []),
  ];
}

/** Rows of cards that are wider than their box: the shelf itself, or those in the hand. */
function rowsOf(pieces: Element): readonly HTMLElement[] {
  const rows = [...pieces.querySelectorAll<HTMLElement>('.shelf, .hand-box, .hand-box :is(ul, ol, div)')];
  const turned = rows.filter((row) => scrolls(row, 'x'));
  return turned.filter((row) => !turned.some((other) => other !== row && other.contains(row)));
}

function columnOf(pieces: Element, places: readonly HTMLElement[]): HTMLElement | null {
  for (const it of places) {
    for (let box = it.parentElement; box && box !== pieces.parentElement; box = box.parentElement) {
      if (scrolls(box, 'y') && isCut(it, box, 'y')) return box;
    }
  }
  return null;
}

function isCut(it: HTMLElement, box: HTMLElement, axis: 'x' | 'y'): boolean {
  const own = it.getBoundingClientRect();
  const shown = box.getBoundingClientRect();
  // What turns the page of a shelf stays at its beginning.
  const sticky = box.querySelector(':scope > .page-button')?.getBoundingClientRect().right ?? 0;
  return axis === 'x'
    ? own.left < Math.max(shown.left, sticky) - 1 || own.right > shown.right + 1
    : own.top < shown.top - 1 || own.bottom > shown.bottom + 1;
}

/** What turns leaves room for its tab at the end, so that that stands over nothing. */
function leaveRoom(pieces: Element): void {
  for (const it of pieces.querySelectorAll('[data-turns]')) it.removeAttribute('data-turns');
  for (const { box, axis } of turnedIn(pieces)) box.setAttribute('data-turns', axis);
}

function scrolls(it: HTMLElement, axis: 'x' | 'y'): boolean {
  const isLarger = axis === 'x' ? it.scrollWidth > it.clientWidth + 4 : it.scrollHeight > it.clientHeight + 4;
  if (!isLarger) return false;
  const { overflowX, overflowY } = getComputedStyle(it);
  return /auto|scroll/.test(axis === 'x' ? overflowX : overflowY);
}

/** Is its middle on top of everything but these buttons? */
export function isSeen(it: HTMLElement): boolean {
  const { left, top, width, height } = it.getBoundingClientRect();
  const hits = document.elementsFromPoint(left + width / 2, top + height / 2);
  const hit = hits.find((one) => !one.closest('.sight'));
  return hit !== undefined && it.contains(hit);
}

/** Scrolls until its middle is in the middle of where it could be seen: not behind the hand. */
export function bringToMiddle(it: HTMLElement): void {
  const { top, bottom } = roomOf(it);
  const box = it.getBoundingClientRect();
  scrollerOf(it).scrollBy({ top: (box.top + box.bottom - top - bottom) / 2, behavior: 'instant' });
}

type Room = { readonly top: number; readonly bottom: number };

/** The part of the window in which it could be seen: where it scrolls, without what stands before the edges of that. */
function roomOf(it: HTMLElement): Room {
  const scroller = scrollerOf(it);
  let { top, bottom } = scroller.getBoundingClientRect();
  const own = it.getBoundingClientRect();
  for (const before of scroller.querySelectorAll('.bar-box, .hand-box, .reserve-box')) {
    if (before.contains(it) || getComputedStyle(before).position !== 'sticky') continue;
    const box = before.getBoundingClientRect();
    if (box.right <= own.left || own.right <= box.left) continue;
    if (box.top - top < bottom - box.bottom) top = Math.max(top, box.bottom);
    else bottom = Math.min(bottom, box.top);
  }
  return { top: Math.max(0, top), bottom: Math.min(bottom, innerHeight) };
}

function scrollerOf(it: HTMLElement): Element {
  for (let box = it.parentElement; box; box = box.parentElement) {
    if (box.matches('.stage') || scrolls(box, 'y')) return box;
  }
  return document.documentElement;
}

/** Turns to what is asked about, when none of it is seen. */
function bringIntoSight(pieces: Element, glides: boolean): void {
  const [row] = rowsOf(pieces);
  const held = placesOf(pieces).filter((it) => row?.contains(it));
  if (row && held[0] && !held.some(isSeen))
    row.scrollBy({ left: held[0].getBoundingClientRect().left - row.getBoundingClientRect().left - 2 });
  scrollToMost(pieces, glides);
}

/** Scrolls to what is asked about, when none of it is seen and it is most of what may be done. */
function scrollToMost(pieces: Element, glides: boolean): void {
  const rows = rowsOf(pieces);
  const places = placesOf(pieces).filter((it) => !rows.some((row) => row.contains(it)) && !isBeside(it, pieces));
  const stage = pieces.closest('.stage') ?? pieces;
  const all = stage.querySelectorAll('.pieces [data-options], .decision .option, .tray .option').length;
  if (places.length === 0 || places.length * 2 <= all || places.some(isSeen)) return;
  const { top, bottom } = places[0] ? roomOf(places[0]) : { top: 0, bottom: 0 };
  const first = places[0]?.getBoundingClientRect().top ?? 0;
  const group = places.filter((it) => it.getBoundingClientRect().bottom - first < bottom - top);
  const middle = group[Math.floor((group.length - 1) / 2)] ?? places[0];
  middle?.scrollIntoView({ block: 'center', ...behaviour(glides) });
}

/** Does it lie on a page to the left or right of the one that is open? */
function isBeside(it: HTMLElement, pieces: Element): boolean {
  for (let box = it.parentElement; box && box !== pieces; box = box.parentElement)
    if (scrolls(box, 'x') && isCut(it, box, 'x')) return true;
  return false;
}
