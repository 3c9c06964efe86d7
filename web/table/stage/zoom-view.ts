/** Where a zoomed board is looked at. A view shows the board at `k` times its size, moved by `x` and `y`, in a box of some size. */

export type ZoomView = { readonly x: number; readonly y: number; readonly k: number };
export type Size = { readonly width: number; readonly height: number };
export type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The same middle at the same magnification, after the box has changed its size. */
export function resizedView({ x, y, k }: ZoomView, from: Size, to: Size): ZoomView {
  if (from.width === 0 || from.height === 0) return { x: 0, y: 0, k: 1 };
  return within(
    {
      x: to.width / 2 - ((from.width / 2 - x) / from.width) * to.width,
      y: to.height / 2 - ((from.height / 2 - y) / from.height) * to.height,
      k,
    },
    to,
  );
}

/**
 * The view from which `wanted` (as it lies in the box now) is seen whole: moved, and magnified less only where it must be, at least `least` times. What is
 * too large even for that is seen in part, and stays where it is.
 */
export function viewOf(view: ZoomView, box: Size, wanted: Rect, least = 1): ZoomView {
  const isSeen = wanted.left >= 0 && wanted.top >= 0 && wanted.right <= box.width && wanted.bottom <= box.height;
  if (isSeen) return view;
  const factor = Math.min(1, box.width / (wanted.right - wanted.left), box.height / (wanted.bottom - wanted.top));
  const k = Math.max(least, view.k * factor);
  if (k === view.k && factor < 1) return view;
  const shrunk = k / view.k;
  const along = (start: number, end: number, at: number, size: number) => {
    const [low, high] = [(start - at) * shrunk, (end - at) * shrunk];
    return Math.min(Math.max(at, -low), size - high);
  };
  return within(
    {
      x: along(wanted.left, wanted.right, view.x, box.width),
      y: along(wanted.top, wanted.bottom, view.y, box.height),
      k,
    },
    box,
  );
}

/** How far a board must be magnified for its smallest place (its share of the width of the drawing) to be touched with a finger. */
export function leastZoom(box: Size, aspect: number, smallest: number): number {
  const width = Math.min(box.width, box.height * aspect);
  return width === 0 || smallest === 0 ? 1 : Math.max(1, FINGER / (width * smallest));
}
const FINGER = 24.2;

/** The middle of the board's lower edge, where its reader sits. */
export function nearView({ width, height }: Size, k: number): ZoomView {
  return { x: (width * (1 - k)) / 2, y: height * (1 - k), k };
}

/** No empty strip beside the board. */
function within({ x, y, k }: ZoomView, { width, height }: Size): ZoomView {
  return { x: Math.min(0, Math.max(x, width * (1 - k))), y: Math.min(0, Math.max(y, height * (1 - k))), k };
}
