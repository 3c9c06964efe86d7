/** A drawn board under the camera (camera.ts): it moves between questions, and people move it by pinch, wheel and double tap until the next one. */
import type { BoardBox } from '@tavola/games/board/contract.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
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

const CLOSEST = 4;

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
  const { view, go } = useView(outer, inner);
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
      const kept = moves === 'if needed' && (isAsked ? serves(stage, zoomTransform(box), focus) : !follows);
      if (!kept) go(found.view, how === 'glides');
    },
    [asked, things, occupied, follows, go],
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

/** What is looked at now, and how to go elsewhere. */
function useView(outer: Ref, inner: Ref) {
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null);
  const [view, setView] = useState<CameraView>(REST.view);
  useLayoutEffect(() => {
    const box = outer.current;
    if (!box) return;
    const made = zoom<HTMLDivElement, unknown>()
      .scaleExtent([1, CLOSEST])
      .extent(() => extentOf(box))
      .filter(({ type, target }: Event) => {
        const it = target as Element;
        if (type === 'dblclick') return it.closest('button') === null;
        // What can be dragged elsewhere does not move the board.
        return type === 'wheel' || it.closest('[data-drags] [data-options]') === null;
      })
      .clickDistance(6)
      .on('start', ({ sourceEvent }) => {
        if (sourceEvent) inner.current?.classList.remove('glides');
      })
      .on('zoom', ({ transform: { x, y, k } }) => {
        if (inner.current) {
          inner.current.style.transform = k === 1 ? '' : `translate(${x}px, ${y}px) scale(${k})`;
          inner.current.style.setProperty('--magnified', String(k));
        }
        setView({ x, y, k });
      });
    behaviour.current = made;
    select(box).call(made);
    return () => {
      select(box).on('.zoom', null);
    };
  }, [outer, inner]);
  const go = useCallback(
    (to: CameraView, glides: boolean) => {
      const box = outer.current;
      if (!box || !behaviour.current) return;
      inner.current?.classList.toggle('glides', glides);
      behaviour.current.translateExtent(extentOf(box));
      select(box).call(behaviour.current.transform, transformOf(to));
    },
    [outer, inner],
  );
  return { view, go };
}

/** Another size is another screen: it is looked at again. */
function useResized(outer: Ref, look: (moves: 'always', how: 'cuts') => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const box = outer.current;
    if (!box) return;
    let before = sizeOf(box);
    const watch = new ResizeObserver(() => {
      const { width, height } = sizeOf(box);
      if (width !== before.width || height !== before.height) latest.current('always', 'cuts');
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

function extentOf({ clientWidth, clientHeight }: HTMLElement): [[number, number], [number, number]] {
  return [
    [0, 0],
    [clientWidth, clientHeight],
  ];
}

function transformOf({ x, y, k }: CameraView) {
  return zoomIdentity.translate(x, y).scale(k);
}
