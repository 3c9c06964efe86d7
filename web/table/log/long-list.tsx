/**
 * A list of thousands of lines of which only those near the window are in the page: in pieces, each of them drawn or a gap of the same height.
 * A gap is a button, so that a screen reader that walks there can open it; scrolling opens it by itself.
 */
import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../../text/catalogue.ts';

const PIECE = 40;
/** What a line takes before it was ever drawn. */
const LINE_PX = 33;
/** Drawn this far beyond the window. */
const MARGIN = '600px';
/** This near to the end counts as its end: what is new is followed. */
const END_PX = 48;

export type LongListHandle = {
  /** Scrolls to line number `n`, which is drawn if it was not. */
  show(n: number): void;
  /** The first line of the window. */
  top(): number;
  toEnd(): void;
};

type Props = Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
  readonly count: number;
  /** Line number `n`: an element with `data-n={n}`. */
  readonly line: (n: number) => ReactNode;
  readonly handle?: Ref<LongListHandle>;
  /** Where it begins: at the newest line, which it then follows, or where `show` says. */
  readonly follows: boolean;
};

export function LongList({ count, line, handle, follows, ...rest }: Props) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<number, number>());
  const isAtEnd = useRef(true);
  const pieces = Math.ceil(count / PIECE);
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([pieces - 1, pieces - 2]));
  const [wanted, setWanted] = useState<{ readonly n: number } | null>(null);
  const isDrawn = (piece: number) =>
    near.has(piece) || (follows && piece === pieces - 1) || (wanted !== null && piece === Math.floor(wanted.n / PIECE));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new piece is a new thing to watch.
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => setNear((before) => nearBy(before, entries, heights.current)),
      {
        root,
        rootMargin: `${MARGIN} 0px`,
      },
    );
    for (const piece of root.querySelectorAll('[data-piece]')) observer.observe(piece);
    return () => observer.disconnect();
  }, [pieces]);

  useFollowing(box, isAtEnd, count, follows);
  useLayoutEffect(() => {
    const it = wanted && lineAt(box.current, wanted.n);
    if (it && box.current)
      box.current.scrollTop += it.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
  }, [wanted]);

  useImperativeHandle(handle, () => ({
    show: (n) => setWanted({ n }),
    top: () => firstIn(box.current),
    toEnd: () => {
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
    },
  }));

  const open = (piece: number) => setWanted({ n: piece * PIECE });
  const scrolled = ({ currentTarget: it }: { currentTarget: HTMLDivElement }) => {
    isAtEnd.current = it.scrollHeight - it.scrollTop - it.clientHeight < END_PX;
    // Lines that are drawn while somebody reads the past are not news.
    it.setAttribute('aria-live', follows && isAtEnd.current ? 'polite' : 'off');
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <div ref={box} tabIndex={0} onScroll={scrolled} {...rest}>
      {Array.from({ length: pieces }, (_, piece) => {
        const from = piece * PIECE;
        const size = Math.min(PIECE, count - from);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
          <div key={piece} data-piece={piece} className="piece-of-list">
            {isDrawn(piece) ? (
              Array.from({ length: size }, (_, i) => line(from + i))
            ) : (
              <button
                type="button"
                className="gap"
                tabIndex={-1}
                style={{ height: heights.current.get(piece) ?? size * LINE_PX }}
                onClick={() => open(piece)}
              >
                <span className="sr">{t.table.moreLines(size)}</span>
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Stays at the newest line while that is what somebody sees. */
function useFollowing(
  box: RefObject<HTMLDivElement | null>,
  isAtEnd: RefObject<boolean>,
  count: number,
  follows: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is new.
  useLayoutEffect(() => {
    if (box.current && follows && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [count, follows]);

  // A sheet gets its height only when it is open: then too the newest line is the first that is seen.
  useEffect(() => {
    const root = box.current;
    if (!root || !follows) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) root.scrollTop = root.scrollHeight;
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [box, isAtEnd, follows]);
}

function nearBy(
  before: ReadonlySet<number>,
  entries: readonly IntersectionObserverEntry[],
  heights: Map<number, number>,
): ReadonlySet<number> {
  const near = new Set(before);
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const piece = Number((target as HTMLElement).dataset.piece);
    if (isIntersecting) near.add(piece);
    else if (near.delete(piece) && boundingClientRect.height > 0) heights.set(piece, boundingClientRect.height);
  }
  const isSame = near.size === before.size && [...near].every((piece) => before.has(piece));
  return isSame ? before : near;
}

function lineAt(box: HTMLElement | null, n: number): Element | null {
  return box?.querySelector(`[data-n="${n}"]`) ?? null;
}

function firstIn(box: HTMLElement | null): number {
  if (!box) return 0;
  const { top } = box.getBoundingClientRect();
  const lines = [...box.querySelectorAll<HTMLElement>('[data-n]')];
  const first = lines.find((it) => it.getBoundingClientRect().bottom > top + 2);
  return Number(first?.dataset.n ?? 0);
}
