/**
 * Where a drawn board is looked at, so that everything a question is about is on the screen and can be hit. Boxes lie on the stage as it is
 * without magnification; a view shows that stage at `k` times its size, moved by `x` and `y`.
 */

export type CameraView = { readonly x: number; readonly y: number; readonly k: number };
export type Size = { readonly width: number; readonly height: number };
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** What must be seen, and what of it must be hit. */
export type Focus = { readonly things: readonly Box[]; readonly targets: readonly Box[] };

export type Shot = {
  readonly view: CameraView;
  /** Targets that a finger cannot tell apart, because they lie too far from each other to come nearer: a loupe helps. */
  readonly crowded: boolean;
};

const CLOSEST = 4;
/** What a finger needs, from middle to middle or across. */
const FINGER = 44;
/** Room around what is looked at, for rings and tags. */
const MARGIN = 16;
const NEARLY = 1;

/** The whole of what is played on where that is large enough, because a still board is the best one; else as near as fingers need. */
export function shotOf(stage: Size, occupied: Box, { things, targets }: Focus): Shot {
  const whole = wholeOf(stage, occupied, { things, targets });
  const needed = fingerScale(targets);
  if (needed <= whole.k) return { view: whole, crowded: false };
  const focus = around([...things, ...targets]) ?? occupied;
  const k = clamp(Math.min(needed, scaleOf(stage, focus)), 1, CLOSEST);
  return { view: centred(stage, focus, k), crowded: k < needed - 0.01 };
}

/** Everything that is played on, and whatever a question is about beyond it. */
export function wholeOf(stage: Size, occupied: Box, { things, targets }: Focus): CameraView {
  const whole = around([occupied, ...things, ...targets]) ?? occupied;
  return centred(stage, whole, clamp(Math.min(stage.width / width(whole), stage.height / height(whole)), 1, CLOSEST));
}

/** Does this view already show all of it, large enough? Then nothing needs to move. */
export function serves(stage: Size, view: CameraView, { things, targets }: Focus): boolean {
  if (fingerScale(targets) > view.k + 0.01) return false;
  return [...things, ...targets].every((box) => {
    const seen = shownIn(view, box);
    return (
      seen.left >= -NEARLY &&
      seen.top >= -NEARLY &&
      seen.right <= stage.width + NEARLY &&
      seen.bottom <= stage.height + NEARLY
    );
  });
}

export const sameView = (one: CameraView, other: CameraView): boolean =>
  Math.abs(one.k - other.k) < 0.01 && Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2;

/** How far targets must be magnified until each is a finger wide or a finger away from the next. */
export function fingerScale(targets: readonly Box[]): number {
  const middles = targets.map(middleOf);
  const needed = targets.map((box, i) => {
    const own = middles[i]!;
    const apart = Math.min(
      ...middles.flatMap((other, j) => (i === j ? [] : [Math.hypot(other.x - own.x, other.y - own.y)])),
    );
    return FINGER / Math.max(apart, Math.min(width(box), height(box)));
  });
  return Math.max(0, ...needed);
}

export function shownIn({ x, y, k }: CameraView, box: Box): Box {
  return { left: box.left * k + x, top: box.top * k + y, right: box.right * k + x, bottom: box.bottom * k + y };
}

function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function scaleOf(stage: Size, box: Box): number {
  return Math.min((stage.width - 2 * MARGIN) / width(box), (stage.height - 2 * MARGIN) / height(box));
}

function centred(stage: Size, box: Box, k: number): CameraView {
  const { x, y } = middleOf(box);
  return within(stage, { x: stage.width / 2 - x * k, y: stage.height / 2 - y * k, k });
}

/** No empty strip beside the board. */
function within({ width, height }: Size, { x, y, k }: CameraView): CameraView {
  return { x: clamp(x, width * (1 - k), 0), y: clamp(y, height * (1 - k), 0), k };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const width = ({ left, right }: Box): number => Math.max(1, right - left);
const height = ({ top, bottom }: Box): number => Math.max(1, bottom - top);
const middleOf = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
