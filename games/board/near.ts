/** Which place is meant: by a tap beside it, or by an arrow key. */
type Point = { readonly x: number; readonly y: number };
type Box = Point & { readonly width: number; readonly height: number };

/** The place whose edge is nearest to the point, if that is within reach. */
export function nearest<P extends Box>(places: readonly P[], at: Point, reach: number): P | null {
  let best: P | null = null;
  let least = reach;
  for (const place of places) {
    const dx = Math.max(0, Math.abs(at.x - place.x) - place.width / 2);
    const dy = Math.max(0, Math.abs(at.y - place.y) - place.height / 2);
    const distance = Math.hypot(dx, dy);
    if (distance < least) {
      best = place;
      least = distance;
    }
  }
  return best;
}

const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The next place in the direction of an arrow key: near counts, and straight ahead counts more. */
export function neighbour<P extends Point>(places: readonly P[], from: P, key: string): P | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [ax, ay] = arrow;
  let best: P | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * ax + dy * ay;
    if (ahead <= 0) continue;
    const aside = Math.abs(dx * ay) + Math.abs(dy * ax);
    const far = ahead + 2 * aside;
    if (far < least) {
      best = place;
      least = far;
    }
  }
  return best;
}
