/**
 * The places of a drawn board that can be touched: one named button each, laid over the SVG. Give it the same box as the
 * SVG (`position: relative` around both) and places in the units of the viewBox. It draws the rings (legal, selected),
 * takes a tap beside a small cell for the nearest legal one, moves the focus by the arrow keys, and asks "why not?".
 */
import { moveId } from '@tavola/kernel/rules/ask.ts';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Choice } from './contract.ts';
import { nearest, neighbour } from './near.ts';
import { standsFor } from './stands-for.ts';
import { type Rect, spotsFor } from './tag-room.ts';
import { ForecastContext, Tag, tagFor, tagWidth } from './tags.tsx';
import './touch.css';

export type Place = {
  readonly id: string;
  /** Its middle and its size. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What a screen reader says: the place and what stands there. */
  readonly label: string;
  /** The open options that this place stands for; none when it cannot be taken. */
  readonly options: readonly string[];
  /** The refused moves that this place would stand for, by id. */
  readonly refused?: readonly string[];
  /** A piece stands here: the ring gets a halo and no veil. */
  readonly holding?: boolean;
  readonly round?: boolean;
};

type Props = {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  // biome-ignore lint/suspicious/noExplicitAny: targets carry ids only, whatever the game's moves are.
  readonly choice: Choice<any, any> | null;
};

/** How far beside a legal target a tap still counts, in CSS pixels: a target of 24 px reaches as far as one of 44. */
const REACH = 30;
const REACH_OVER_REFUSED = 10;
/** More weak targets than this are a veil with dots (guide.css). */
const MANY = 20;

export function Targets({ width, height, places, choice }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const touchable = places.filter((place) => place.options.length > 0 || (choice && place.refused?.length));
  const taken = choice?.selected?.id ?? null;
  const forecasts = useContext(ForecastContext);
  const legal = touchable.filter((place) => place.options.length > 0);

  const legalNear = ({ clientX, clientY }: MouseEvent, reach: number): Place | null => {
    const box = layer.current?.getBoundingClientRect();
    if (!box) return null;
    const scale = width / box.width;
    const at = { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
    return nearest(legal, at, reach * scale);
  };
  const tapBeside = (event: MouseEvent) => {
    if (event.target === layer.current) choice?.narrow(legalNear(event, REACH)?.options ?? []);
  };
  const tap = (event: MouseEvent<HTMLElement>, place: Place) => {
    const byFinger = event.currentTarget.clientWidth < REACH && event.detail > 0;
    const meant = place.options.length > 0 || !byFinger ? place : legalNear(event, REACH_OVER_REFUSED);
    if (meant && meant.options.length > 0) choice?.narrow(meant.options);
    else choice?.why((move) => place.refused?.includes(moveId(move)) ?? false, event.currentTarget);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = touchable.find((place) => place.id === (event.target as HTMLElement).dataset.place);
    const to = from && neighbour(touchable, from, event.key);
    if (!to) return;
    event.preventDefault();
    layer.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(to.id)}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every target inside is a button; this only helps fingers and arrow keys.
    <div className={legal.length > MANY ? 'targets many' : 'targets'} ref={layer} onClick={tapBeside} onKeyDown={move}>
      {touchable.map((place) => {
        const isLegal = place.options.length > 0;
        const selected = taken !== null && place.options.includes(taken);
        return (
          <button
            key={place.id}
            type="button"
            className={`target ${isLegal ? 'legal' : 'refused'} ${place.holding ? 'holding' : ''} ${place.round ? 'round' : ''}`}
            style={{
              left: `${((place.x - place.width / 2) / width) * 100}%`,
              top: `${((place.y - place.height / 2) / height) * 100}%`,
              width: `${(place.width / width) * 100}%`,
              height: `${(place.height / height) * 100}%`,
            }}
            data-place={place.id}
            {...standsFor(place.options)}
            aria-label={place.label}
            aria-description={tagFor(forecasts, place.options)?.label}
            aria-pressed={isLegal ? selected : undefined}
            aria-disabled={isLegal ? undefined : true}
            tabIndex={isLegal ? 0 : -1}
            onClick={(event) => tap(event, place)}
          />
        );
      })}
      <Tags layer={layer} width={width} height={height} places={legal} taken={taken} />
    </div>
  );
}

type TagsProps = {
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly width: number;
  readonly height: number;
  /** The legal ones. */
  readonly places: readonly Place[];
  readonly taken: string | null;
};

/** What each place would bring, below it. */
function Tags({ layer, width, height, places, taken }: TagsProps) {
  const forecasts = useContext(ForecastContext);
  const tags = places.map(({ options }) => tagFor(forecasts, options));
  const size = useSize(
    layer,
    tags.some((tag) => tag !== null),
  );
  if (size === null) return null;
  const scale = size.width / width;
  const targets = places.map(({ x, y, width: w, height: h, round = false }, i) => {
    const tag = tags[i];
    const at = { left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 };
    return { at: scaled(at, scale), round, width: tag ? tagWidth(tag) : null };
  });
  const spots = spotsFor(targets, { left: 0, top: 0, right: size.width, bottom: scale * height });
  return places.map(({ id, options }, i) => {
    const [tag, spot] = [tags[i], spots[i]];
    if (!tag || !spot) return null;
    const style = { left: `${(100 * spot.x) / size.width}%`, top: `${(100 * spot.y) / (scale * height)}%` };
    const chosen = taken !== null && options.includes(taken);
    return <Tag key={id} tag={tag} className={chosen ? 'chosen' : ''} style={style} />;
  });
}

/** The layer on the screen, without magnification; null until it is measured, and while nobody needs it. */
function useSize(layer: RefObject<HTMLDivElement | null>, needed: boolean): { readonly width: number } | null {
  const [size, setSize] = useState<{ readonly width: number } | null>(null);
  useLayoutEffect(() => {
    const box = layer.current;
    if (!box || !needed) return;
    const measure = () => setSize((old) => (old?.width === box.clientWidth ? old : { width: box.clientWidth }));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [layer, needed]);
  return needed && size !== null && size.width > 0 ? size : null;
}

function scaled({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left * by, top: top * by, right: right * by, bottom: bottom * by };
}
