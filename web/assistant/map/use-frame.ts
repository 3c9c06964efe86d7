/** Where the places of a line stand on the map, and how near the map comes so that they are seen. */
import type { Act } from '@tavola/kernel/face/lines.ts';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** A place in shares of the board: its middle and its width. */
export type BoardSpot = { readonly x: number; readonly y: number; readonly width: number; readonly ratio: number };
export type BoardSpots = ReadonlyMap<string, BoardSpot>;
type Frame = { readonly spots: BoardSpots; readonly zoom: number };

/** Windows narrower or lower than this show a part of the map. */
const NARROW = 720;
const LOW = 420;
const NEAREST = 1.9;
/** Room around the places, in widths of one. */
const AROUND = 2.2;
const NONE: Frame = { spots: new Map(), zoom: 1 };

export function useFrame(window: RefObject<HTMLDivElement | null>, acts: readonly Act[] | null): Frame {
  const [frame, setFrame] = useState(NONE);
  const key = JSON.stringify(acts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same acts in words.
  useLayoutEffect(() => {
    const box = window.current;
    if (!box) return;
    const look = () => {
      const spots = spotsOf(box, placesOf(acts ?? []));
      const next = { spots, zoom: zoomOf(box, [...spots.values()]) };
      setFrame((old) => (isSame(old, next) ? old : next));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(box);
    const board = box.firstElementChild;
    if (board) watch.observe(board);
    return () => watch.disconnect();
  }, [window, key]);
  useLayoutEffect(() => {
    const box = window.current;
    const board = box?.firstElementChild;
    if (!box || !board || frame.spots.size === 0) return;
    const all = [...frame.spots.values()];
    const middle = (of: (spot: BoardSpot) => number) => (Math.min(...all.map(of)) + Math.max(...all.map(of))) / 2;
    box.scrollTo({
      left: middle(({ x }) => x) * board.clientWidth - box.clientWidth / 2,
      top: middle(({ y }) => y) * board.clientHeight - box.clientHeight / 2,
    });
  }, [window, frame]);
  return frame;
}

export function placesOf(acts: readonly Act[]): readonly string[] {
  return [...new Set(acts.flatMap(({ from, to }) => [from, to]))].filter((spot): spot is string => spot !== null);
}

function spotsOf(box: HTMLElement, places: readonly string[]): BoardSpots {
  const board = box.firstElementChild?.getBoundingClientRect();
  const spots = new Map<string, BoardSpot>();
  if (!board || board.width === 0) return spots;
  for (const target of box.querySelectorAll<HTMLElement>('[data-options]')) {
    const place = target.dataset.options?.split('|').find((one) => places.includes(one));
    if (place === undefined) continue;
    const at = target.getBoundingClientRect();
    spots.set(place, {
      x: (at.left + at.width / 2 - board.left) / board.width,
      y: (at.top + at.height / 2 - board.top) / board.height,
      width: at.width / board.width,
      ratio: board.height / board.width,
    });
  }
  return spots;
}

function zoomOf({ clientWidth, clientHeight }: HTMLElement, spots: readonly BoardSpot[]): number {
  if (spots.length === 0 || (clientWidth >= NARROW && clientHeight >= LOW)) return 1;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const room = Math.max(...spots.map(({ width }) => width)) * AROUND;
  const wide = Math.max(...xs) - Math.min(...xs) + room;
  const ratio = spots[0]?.ratio ?? 1;
  const tall = (Math.max(...ys) - Math.min(...ys)) * ratio + room;
  const fits = Math.min(1 / wide, clientHeight / clientWidth / tall);
  return Math.max(1, Math.min(NEAREST, Math.round(fits * 10) / 10));
}

function isSame(one: Frame, other: Frame): boolean {
  return one.zoom === other.zoom && JSON.stringify([...one.spots]) === JSON.stringify([...other.spots]);
}
