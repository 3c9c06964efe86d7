/** The shape of an elastic drawing: it fills whatever room it has by stretching distances, and its pieces stay as they are. */
import { createContext, useContext } from 'react';

export type Elastic = { readonly elastic: number };

/** Each axis stretches between these, so that one of them is at most twice the other. */
const [LEAST, MOST] = [0.7, 1.4];

/** Width by height of the drawing in a box of this size; the usual ratio where the box has no size yet. */
export function shapeIn(usual: number, box: { readonly width: number; readonly height: number }): number {
  if (box.width === 0 || box.height === 0) return usual;
  const ratio = Math.round((100 * box.width) / box.height) / 100;
  return Math.min(Math.max(ratio, (usual * LEAST) / MOST), (usual * MOST) / LEAST);
}

/** Set by what holds the drawing. */
export const ShapeContext = createContext<number | null>(null);

/** Width by height of the drawing now. */
export function useShape(usual: number): number {
  return useContext(ShapeContext) ?? usual;
}
