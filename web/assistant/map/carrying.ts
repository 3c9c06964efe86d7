/** What a finger carries over the screen just now. A store of its own: nothing else is drawn again while it moves. */
import { useSyncExternalStore } from 'react';
import type { Carried } from '../model/telling.ts';

export type Carrying = Omit<Carried, 'to'> & {
  /** How many there are. */
  readonly most: number;
  readonly x: number;
  readonly y: number;
  /** The place under the finger; null beside all of them. */
  readonly over: string | null;
  /** Off the map. */
  readonly isOff: boolean;
};

const listeners = new Set<() => void>();
let current: Carrying | null = null;

export function setCarrying(next: Carrying | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export function useCarrying(): Carrying | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place that an element of the map stands for. */
export function placeOf(element: Element | null): string | null {
  return element?.closest<HTMLElement>('.evening-board [data-options]')?.dataset.options?.split('|')[0] ?? null;
}

/** A finger's half width. */
const NEAR = 26;

/** The piece drawn nearest to a point of the screen; null where none is near. */
export function pieceNear(x: number, y: number): string | null {
  let nearest: { readonly id: string; readonly far: number } | null = null;
  for (const drawn of document.querySelectorAll<SVGElement>('.evening-board [data-piece]')) {
    const box = drawn.getBoundingClientRect();
    const far = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
    const reach = Math.max(NEAR, box.width / 2);
    if (far <= reach && (nearest === null || far < nearest.far)) nearest = { id: drawn.dataset.piece ?? '', far };
  }
  return nearest?.id ?? null;
}
