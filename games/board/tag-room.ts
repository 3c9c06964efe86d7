/** Where the tag of a target hangs: below it, else beside or above, never over another target or tag. Lengths are CSS pixels. */

export type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
export type Spot = { readonly x: number; readonly y: number };
export type Hanging = {
  readonly at: Rect;
  /** Its tag begins below a round target, and lies on the edge of a square one. */
  readonly round: boolean;
  /** Of the tag; null where it has none and is only in the way. */
  readonly width: number | null;
};

export const TAG_HEIGHT = 24;
/** Room for the ring outside a round place. */
const GAP = 5;
/** The corners of a round place are free. */
const ROUND = 0.12;

/** The middle of each tag, by target; null if there is no room, and then only the list and the shelf show the number. */
export function spotsFor(targets: readonly Hanging[], room: Rect): readonly (Spot | null)[] {
  const placed: Rect[] = [];
  return targets.map((target, i) => {
    const { width } = target;
    if (width === null) return null;
    const others = targets.filter((_, n) => n !== i).map(solid);
    const spot = spotsOf(target, width).find((one) => {
      const box = around(one, width);
      return isInside(box, room) && ![...others, ...placed].some((other) => overlap(box, other));
    });
    if (spot) placed.push(around(spot, width));
    return spot ?? null;
  });
}

function spotsOf({ at, round }: Hanging, width: number): readonly Spot[] {
  const middle = (at.left + at.right) / 2;
  const away = round ? TAG_HEIGHT / 2 + GAP : 0;
  const aside = round ? width / 2 + GAP : 0;
  const low = at.bottom - TAG_HEIGHT / 2 - GAP;
  return [
    { x: middle, y: at.bottom + away },
    { x: at.right + aside, y: low },
    { x: at.left - aside, y: low },
    { x: middle, y: at.top - away },
  ];
}

function solid({ at: { left, top, right, bottom }, round }: Hanging): Rect {
  const by = round ? (right - left) * ROUND : 0;
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}

function around({ x, y }: Spot, width: number): Rect {
  return { left: x - width / 2, top: y - TAG_HEIGHT / 2, right: x + width / 2, bottom: y + TAG_HEIGHT / 2 };
}

function isInside(box: Rect, room: Rect): boolean {
  return box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
}

function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
