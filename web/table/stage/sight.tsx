/**
 * What may be touched is on the screen: a question whose places lie beyond an edge brings them into view, and buttons lead to whatever is
 * still hidden above or below, or beside the cards of a hand. Drawn boards have a zoom of their own (zoom.tsx), pages their tabs.
 */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../text/catalogue.ts';

type Props = {
  /** Changes with the question and with what was touched; null when nobody is asked. */
  readonly asked: unknown;
  /** May it glide? */
  readonly glides: boolean;
};

type Hidden = {
  readonly above: number;
  readonly below: number;
  readonly left: boolean;
  readonly right: boolean;
  /** Where the buttons stand, in the window. */
  readonly room: Room | null;
  readonly hand: DOMRect | null;
};

const AGAIN_MS = 300;

export function Sight({ asked, glides }: Props) {
  const mark = useRef<HTMLDivElement>(null);
  const { above, below, left, right, room, hand } = useHidden(mark, asked, glides) ?? NOTHING;
  const pieces = () => mark.current?.parentElement ?? null;
  return (
    <div className="sight" ref={mark}>
      {above > 0 && <Beyond edge="above" count={above} room={room} onGo={() => goBeyond(pieces(), 'above', glides)} />}
      {below > 0 && <Beyond edge="below" count={below} room={room} onGo={() => goBeyond(pieces(), 'below', glides)} />}
      {left && <Beside edge="left" hand={hand} onGo={() => turnCards(pieces(), -1, glides)} />}
      {right && <Beside edge="right" hand={hand} onGo={() => turnCards(pieces(), 1, glides)} />}
    </div>
  );
}

/** What is hidden, looked at again after every question, scroll and change of size. */
function useHidden(mark: RefObject<HTMLDivElement | null>, asked: unknown, glides: boolean): Hidden | null {
  const [hidden, setHidden] = useState<Hidden | null>(null);
  const later = useRef(0);
  const look = useCallback(() => {
    clearTimeout(later.current);
    const pieces = mark.current?.parentElement;
    if (!pieces) return;
    // Below a window nothing can be seen or touched: it is looked at once that is closed.
    const covered = document.querySelector('dialog:modal') !== null;
    setHidden(covered ? null : hiddenIn(pieces));
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
  return hidden;
}

type BeyondProps = {
  readonly edge: 'above' | 'below';
  readonly count: number;
  readonly room: Room | null;
  readonly onGo: () => void;
};

function Beyond({ edge, count, room, onGo }: BeyondProps) {
  const t = useText();
  const isAbove = edge === 'above';
  const style = { top: isAbove ? room?.top : room?.bottom, left: room?.middle };
  return (
    <button className={isAbove ? undefined : 'below'} type="button" style={style} onClick={onGo}>
      <Glyph id={isAbove ? 'chevron-up' : 'chevron-down'} className="s" />{' '}
      {isAbove ? t.table.moreAbove(count) : t.table.moreBelow(count)}
    </button>
  );
}

type BesideProps = { readonly edge: 'left' | 'right'; readonly hand: DOMRect | null; readonly onGo: () => void };

function Beside({ edge, hand, onGo }: BesideProps) {
  const t = useText();
  const isLeft = edge === 'left';
  const style = { top: hand ? hand.top + hand.height / 2 : 0, left: isLeft ? hand?.left : hand?.right };
  const name = isLeft ? t.table.cardsLeft : t.table.cardsRight;
  return (
    <button className={isLeft ? 'beside' : 'beside end'} type="button" style={style} aria-label={name} onClick={onGo}>
      <Glyph id="chevron-right" className="s" />
    </button>
  );
}

function goBeyond(pieces: Element | null, edge: 'above' | 'below', glides: boolean): void {
  const unseen = pieces ? placesOf(pieces).filter((it) => !isSeen(it) && edgeOf(it) === edge) : [];
  // In a first game what makes sense comes first (guide.ts).
  const strong = unseen.filter((it) => !it.hasAttribute('data-faint'));
  const beyond = strong.length > 0 ? strong : unseen;
  (edge === 'below' ? beyond[0] : beyond.at(-1))?.scrollIntoView({ block: 'center', ...behaviour(glides) });
}

function turnCards(pieces: Element | null, way: 1 | -1, glides: boolean): void {
  const row = pieces && rowOf(pieces);
  row?.scrollBy({ left: way * row.clientWidth * 0.8, ...behaviour(glides) });
}

const NOTHING: Hidden = { above: 0, below: 0, left: false, right: false, room: null, hand: null };

const behaviour = (glides: boolean): ScrollIntoViewOptions => ({ behavior: glides ? 'smooth' : 'instant' });

/** What can be touched, but for drawings, which have their zoom, rows of cards, which are turned aside, and pages to the side, which have their tabs. */
function placesOf(pieces: Element): HTMLElement[] {
  const row = rowOf(pieces);
  const all = [...pieces.querySelectorAll<HTMLElement>('[data-options]')];
  const drawn = all.filter((it) => !it.closest('.zoom') && !row?.contains(it) && it.getClientRects().length > 0);
  return drawn.filter((it) => !isBeside(it, pieces));
}

/** Does it lie on a page to the left or right of the one that is open? */
function isBeside(it: Element, pieces: Element): boolean {
  const { left, width } = it.getBoundingClientRect();
  const middle = left + width / 2;
  for (let box = it.parentElement; box && box !== pieces; box = box.parentElement) {
    if (!scrolls(box)) continue;
    const page = box.getBoundingClientRect();
    if (middle < page.left || middle > page.right) return true;
  }
  return false;
}

/** The row of cards that is wider than its box: the shelf itself, or one in the hand. */
function rowOf(pieces: Element): HTMLElement | null {
  const rows = pieces.querySelectorAll<HTMLElement>('.shelf, .hand-box, .hand-box :is(ul, ol, div)');
  return [...rows].find((row) => row.scrollWidth > row.clientWidth + 4 && scrolls(row)) ?? null;
}

/** A shelf that turns leaves room for its buttons at both ends, so that they stand over nothing. */
function leaveRoom(pieces: Element): void {
  const shelf = pieces.querySelector('.shelf');
  shelf?.removeAttribute('data-turns');
  shelf?.toggleAttribute('data-turns', rowOf(pieces) === shelf);
}

const scrolls = (it: Element): boolean => /auto|scroll/.test(getComputedStyle(it).overflowX);

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

function edgeOf(it: HTMLElement): 'above' | 'below' {
  const { top, bottom } = roomOf(it);
  const box = it.getBoundingClientRect();
  return (box.top + box.bottom) / 2 < (top + bottom) / 2 ? 'above' : 'below';
}

type Room = { readonly top: number; readonly bottom: number; readonly middle: number };

/** The part of the window in which it could be seen: where it scrolls, without what stands before the edges of that. */
function roomOf(it: HTMLElement): Room {
  const scroller = scrollerOf(it);
  let { top, bottom } = scroller.getBoundingClientRect();
  // Held sideways the board and the hand share a scroller: the button stands over the one it is about.
  const column = it.closest('.board-box, .reserve-box, .hand-box') ?? scroller;
  const { left, width } = column.getBoundingClientRect();
  const own = it.getBoundingClientRect();
  for (const before of scroller.querySelectorAll('.bar-box, .hand-box, .reserve-box')) {
    if (before.contains(it) || getComputedStyle(before).position !== 'sticky') continue;
    const box = before.getBoundingClientRect();
    if (box.right <= own.left || own.right <= box.left) continue;
    if (box.top - top < bottom - box.bottom) top = Math.max(top, box.bottom);
    else bottom = Math.min(bottom, box.top);
  }
  return { top: Math.max(0, top), bottom: Math.min(bottom, innerHeight), middle: left + width / 2 };
}

function scrollerOf(it: HTMLElement): Element {
  for (let box = it.parentElement; box; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1;
    if (scrolls || box.matches('.stage')) return box;
  }
  return document.documentElement;
}

function hiddenIn(pieces: Element): Hidden {
  const unseen = placesOf(pieces).filter((it) => !isSeen(it));
  const above = unseen.filter((it) => edgeOf(it) === 'above').length;
  const row = rowOf(pieces);
  const end = row ? row.scrollWidth - row.clientWidth - row.scrollLeft : 0;
  return {
    above,
    below: unseen.length - above,
    left: row !== null && row.scrollLeft > 4,
    right: end > 4,
    room: unseen[0] ? roomOf(unseen[0]) : null,
    hand: row ? outsideOf(row) : null,
  };
}

/** The row with its margins, where the buttons stand. */
function outsideOf(row: HTMLElement): DOMRect {
  const { x, y, width, height } = row.getBoundingClientRect();
  const { marginLeft, marginRight } = getComputedStyle(row);
  const [left, right] = [Number.parseFloat(marginLeft), Number.parseFloat(marginRight)];
  return new DOMRect(x - left, y, width + left + right, height);
}

/** Scrolls to what is asked about, when none of it is seen and it is most of what may be done. */
function bringIntoSight(pieces: Element, glides: boolean): void {
  const places = placesOf(pieces);
  const stage = pieces.closest('.stage') ?? pieces;
  const all = stage.querySelectorAll('.pieces [data-options], .decision .option, .tray .option').length;
  if (places.length === 0 || places.length * 2 <= all || places.some(isSeen)) return;
  const { top, bottom } = places[0] ? roomOf(places[0]) : { top: 0, bottom: 0 };
  const first = places[0]?.getBoundingClientRect().top ?? 0;
  const group = places.filter((it) => it.getBoundingClientRect().bottom - first < bottom - top);
  const middle = group[Math.floor((group.length - 1) / 2)] ?? places[0];
  middle?.scrollIntoView({ block: 'center', ...behaviour(glides) });
}
