/** How near the map is: it frames the places of the lit line; two fingers or the wheel zoom, a pull beside the pieces pans. */
import type { Act } from '@tavola/kernel/face/lines.ts';
import { select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A place in shares of the board: its middle and its width. */
export type BoardSpot = { readonly x: number; readonly y: number; readonly width: number; readonly ratio: number };
export type BoardSpots = ReadonlyMap<string, BoardSpot>;

/** Windows narrower or lower than this show a part of the map. */
const NARROW = 720;
const LOW = 420;
const NEAREST = 1.9;
const CLOSEST = 4;
/** Room around the places, in widths of one. */
const AROUND = 2.2;
const NONE: BoardSpots = new Map();

type Ref = RefObject<HTMLDivElement | null>;

/** `carries`: a pull from there carries a piece, and does not move the map. */
export function useCamera(window: Ref, acts: readonly Act[] | null, carries: (event: Event) => boolean): BoardSpots {
  const [spots, setSpots] = useState(NONE);
  const behaviour = useZoom(window, carries);
  const key = JSON.stringify(acts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same acts in words.
  useLayoutEffect(() => {
    const box = window.current;
    if (!box) return;
    let before = '';
    const look = () => {
      const board = box.firstElementChild as HTMLElement | null;
      if (!board || !behaviour.current || box.clientWidth === 0) return;
      const found = spotsOf(box, placesOf(acts ?? []));
      setSpots((old) => (isSame(old, found) ? old : found));
      const now = JSON.stringify([
        box.clientWidth,
        box.clientHeight,
        board.offsetWidth,
        board.offsetHeight,
        [...found],
      ]);
      if (now === before) return;
      before = now;
      frame(box, board, behaviour.current, [...found.values()]);
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(box);
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    return () => watch.disconnect();
  }, [window, key]);
  return spots;
}

function useZoom(
  window: Ref,
  carries: (event: Event) => boolean,
): RefObject<ZoomBehavior<HTMLDivElement, unknown> | null> {
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null);
  const latest = useRef(carries);
  latest.current = carries;
  useLayoutEffect(() => {
    const box = window.current;
    if (!box) return;
    const made = zoom<HTMLDivElement, unknown>()
      .extent(() => extentOf(box.clientWidth, box.clientHeight))
      .filter((event: Event) => {
        const fingers = (event as TouchEvent).touches?.length ?? 0;
        return event.type === 'wheel' || fingers > 1 || !latest.current(event);
      })
      .clickDistance(10)
      .tapDistance(10)
      .on('zoom', ({ transform: { x, y, k } }) => {
        const board = box.firstElementChild as HTMLElement | null;
        if (!board) return;
        board.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        board.style.setProperty('--magnified', String(k));
      });
    behaviour.current = made;
    // Two quick stamps on one place are two stamps.
    select(box).call(made).on('dblclick.zoom', null);
    return () => {
      select(box).on('.zoom', null);
    };
  }, [window]);
  return behaviour;
}

/** The places of the line in the middle; without any the whole map. */
function frame(
  box: HTMLDivElement,
  { offsetWidth: width, offsetHeight: height }: HTMLElement,
  behaviour: ZoomBehavior<HTMLDivElement, unknown>,
  spots: readonly BoardSpot[],
): void {
  const whole = Math.min(1, box.clientWidth / width, box.clientHeight / height);
  behaviour.scaleExtent([whole, CLOSEST]).translateExtent(extentOf(width, height));
  const k = spots.length === 0 ? whole : zoomOf(box, spots);
  const middle = (of: (spot: BoardSpot) => number) =>
    spots.length === 0 ? 0.5 : (Math.min(...spots.map(of)) + Math.max(...spots.map(of))) / 2;
  const x = box.clientWidth / 2 - middle((spot) => spot.x) * width * k;
  const y = box.clientHeight / 2 - middle((spot) => spot.y) * height * k;
  const kept = (at: number, room: number, long: number) =>
    long * k <= room ? (room - long * k) / 2 : Math.min(0, Math.max(room - long * k, at));
  const to = zoomIdentity.translate(kept(x, box.clientWidth, width), kept(y, box.clientHeight, height)).scale(k);
  if (zoomTransform(box).toString() !== to.toString()) select(box).call(behaviour.transform, to);
}

function extentOf(width: number, height: number): [[number, number], [number, number]] {
  return [
    [0, 0],
    [width, height],
  ];
}

export function placesOf(acts: readonly Act[]): readonly string[] {
  return [...new Set(acts.flatMap(({ from, to }) => [from, to]))].filter((spot): spot is string => spot !== null);
}

function spotsOf(box: HTMLElement, places: readonly string[]): BoardSpots {
  const board = box.firstElementChild?.getBoundingClientRect();
  const spots = new Map<string, BoardSpot>();
  if (!board || board.width === 0) return spots;
  const share = (of: number) => Math.round(of * 1000) / 1000;
  for (const target of box.querySelectorAll<HTMLElement>('[data-options]')) {
    const place = target.dataset.options?.split('|').find((one) => places.includes(one));
    if (place === undefined) continue;
    const at = target.getBoundingClientRect();
    spots.set(place, {
      x: share((at.left + at.width / 2 - board.left) / board.width),
      y: share((at.top + at.height / 2 - board.top) / board.height),
      width: share(at.width / board.width),
      ratio: share(board.height / board.width),
    });
  }
  return spots;
}

function zoomOf({ clientWidth, clientHeight }: HTMLElement, spots: readonly BoardSpot[]): number {
  if (clientWidth >= NARROW && clientHeight >= LOW) return 1;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const room = Math.max(...spots.map(({ width }) => width)) * AROUND;
  const wide = Math.max(...xs) - Math.min(...xs) + room;
  const ratio = spots[0]?.ratio ?? 1;
  const tall = (Math.max(...ys) - Math.min(...ys)) * ratio + room;
  const fits = Math.min(1 / wide, clientHeight / clientWidth / tall);
  return Math.max(1, Math.min(NEAREST, Math.round(fits * 10) / 10));
}

function isSame(one: BoardSpots, other: BoardSpots): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other]);
}
