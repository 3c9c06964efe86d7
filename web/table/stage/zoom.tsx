/** A drawn board under the camera (camera.ts): it moves between questions, and people move it by pinch, wheel and double tap until the next one. */
import type { BoardBox } from '@tavola/games/board/contract.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../text/catalogue.ts';
import {
  type Box,
  type CameraView,
  type Focus,
  type Shot,
  type Size,
  sameView,
  serves,
  shotOf,
  wholeOf,
} from './camera.ts';
import { Loupe } from './loupe.tsx';
import { useQuiet } from './use-quiet.ts';
import type { Hands } from './zoom-by-hand.ts';

type Props = {
  readonly aspect: number;
  /** The part of the drawing that is played on, in shares of it. */
  readonly occupied: BoardBox;
  /** Changes with the question and with what was touched; null when the viewer is not asked. */
  readonly asked: string | null;
  /** What must be seen besides the targets, by the ids of `named`. */
  readonly things: readonly string[];
  /** Others play: everything is seen. */
  readonly follows: boolean;
  readonly glides: boolean;
  readonly children: ReactNode;
};

type Ref = RefObject<HTMLDivElement | null>;

export function Zoom({ aspect, occupied, asked, things, follows, glides, children }: Props) {
  const t = useText();
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const { view, now, go } = useView(outer, inner);
  const [shot, setShot] = useState<Shot>(REST);
  const [whole, setWhole] = useState<CameraView>(REST.view);
  const whenQuiet = useQuiet(outer);
  const look = useCallback(
    (moves: 'if needed' | 'always', how: 'glides' | 'cuts') => {
      const box = outer.current;
      const at = inner.current;
      if (!box || !at || box.clientWidth === 0) return;
      at.style.setProperty('--unit', String(unitsIn(at)));
      const stage = sizeOf(box);
      const played = playedOn(at, occupied);
      const focus = focusIn(at, things);
      const found = shotOf(stage, played, focus);
      setShot(found);
      setWhole(wholeOf(stage, played, focus));
      const isAsked = asked !== null || things.length > 0;
      const kept = moves === 'if needed' && (isAsked ? serves(stage, now(), focus) : !follows);
      if (!kept) go(found.view, how === 'glides');
    },
    [asked, things, occupied, follows, now, go],
  );
  const lookedAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (lookedAt.current === aspect) return whenQuiet(() => look('if needed', glides ? 'glides' : 'cuts'));
    lookedAt.current = aspect;
    look('always', 'cuts');
  }, [look, aspect, glides, whenQuiet]);
  useResized(outer, look);
  const isElsewhere = !sameView(view, shot.view);
  const isNear = !sameView(shot.view, whole);
  return (
    <>
      <div
        className={`zoom ${view.k > 1 ? 'zoomed' : ''}`}
        ref={outer}
        data-loupe={(shot.crowded && asked !== null) || undefined}
      >
        <div className="zoom-in" ref={inner} style={{ '--aspect': aspect } as React.CSSProperties}>
          <div className="drawing">{children}</div>
        </div>
      </div>
      {shot.crowded && asked !== null && <Loupe outer={outer} inner={inner} asked={asked} />}
      {(isElsewhere || isNear) && (
        <button
          type="button"
          className="ib look-button"
          aria-label={isElsewhere ? t.table.toFocus : t.table.seeAll}
          onClick={() => go(isElsewhere ? shot.view : whole, glides)}
        >
          <Glyph id={isElsewhere ? 'zoom-in' : 'zoom-out'} />
        </button>
      )}
    </>
  );
}

const REST: Shot = { view: { x: 0, y: 0, k: 1 }, crowded: false };

/** What is looked at now, and how to go elsewhere. Fingers and wheel move it once their script has come; the first picture does not wait for it. */
function useView(outer: Ref, inner: Ref) {
  const [view, setView] = useState<CameraView>(REST.view);
  const at = useRef<CameraView>(REST.view);
  const hands = useRef<Hands | null>(null);
  const show = useCallback(
    (to: CameraView) => {
      const { x, y, k } = to;
      at.current = to;
      if (inner.current) {
        inner.current.style.transform = k === 1 ? '' : `translate(${x}px, ${y}px) scale(${k})`;
        inner.current.style.setProperty('--magnified', String(k));
      }
      setView(to);
    },
    [inner],
  );
  useEffect(() => {
    const box = outer.current;
    let left = false;
    import('./zoom-by-hand.ts').then(({ zoomByHand }) => {
      if (!box || left) return;
      hands.current = zoomByHand(box, { onStart: () => inner.current?.classList.remove('glides'), onView: show });
      hands.current.go(at.current);
    });
    return () => {
      left = true;
      hands.current?.leave();
      hands.current = null;
    };
  }, [outer, inner, show]);
  const go = useCallback(
    (to: CameraView, glides: boolean) => {
      inner.current?.classList.toggle('glides', glides);
      if (hands.current) hands.current.go(to);
      else show(to);
    },
    [inner, show],
  );
  const now = useCallback(() => at.current, []);
  return { view, now, go };
}

/** Another size is another screen: it is looked at again. */
function useResized(outer: Ref, look: (moves: 'always', how: 'cuts') => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const box = outer.current;
    if (!box) return;
    // What stands beside it may have taken room since it was drawn: the first report counts.
    let before: Size | null = null;
    const watch = new ResizeObserver(() => {
      const { width, height } = sizeOf(box);
      if (width !== before?.width || height !== before.height) latest.current('always', 'cuts');
      before = { width, height };
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [outer]);
}

/** What may be touched, and the things a question is about, as they lie on the stage without magnification. */
function focusIn(inner: HTMLElement, things: readonly string[]): Focus {
  const boxesOf = (selector: string) =>
    [...inner.querySelectorAll(selector)].map((it) => boxOf(inner, it)).filter(({ left, right }) => right > left);
  return {
    targets: boxesOf('.target.legal'),
    things: things.flatMap((thing) => boxesOf(`[data-thing="${CSS.escape(thing)}"]`)),
  };
}

function playedOn(inner: HTMLElement, { left, top, right, bottom }: BoardBox): Box {
  const drawing = inner.firstElementChild;
  const { left: x, top: y, right: end, bottom: foot } = boxOf(inner, drawing ?? inner);
  const [width, height] = [end - x, foot - y];
  return { left: x + left * width, top: y + top * height, right: x + right * width, bottom: y + bottom * height };
}

/** The board may be on its way: boxes are taken from where it is now. */
function boxOf(inner: HTMLElement, it: Element): Box {
  const own = inner.getBoundingClientRect();
  const k = own.width / Math.max(1, inner.offsetWidth);
  const { left, top, right, bottom } = it.getBoundingClientRect();
  return {
    left: (left - own.left) / k,
    top: (top - own.top) / k,
    right: (right - own.left) / k,
    bottom: (bottom - own.top) / k,
  };
}

/** How many of the drawing's units are a pixel of the board without magnification: for letters that must be read at any size. */
function unitsIn(inner: HTMLElement): number {
  const svg = inner.querySelector<SVGSVGElement>('.drawing svg[viewBox]');
  const width = svg?.clientWidth ?? 0;
  return svg && width > 0 ? svg.viewBox.baseVal.width / width : 1;
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): Size {
  return { width: clientWidth, height: clientHeight };
}
