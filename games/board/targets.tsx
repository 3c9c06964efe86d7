/**
 * The places of a drawn board that can be touched: one named button each, laid over the SVG. Give it the same box as the
 * SVG (`position: relative` around both) and places in the units of the viewBox. It draws the rings (legal, selected),
 * takes a tap beside a small cell for the nearest legal one, moves the focus by the arrow keys, and asks "why not?".
 */
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { Choice } from './contract.ts';
import { nearest, neighbour } from './near.ts';
import { standsFor } from './stands-for.ts';
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

export function Targets({ width, height, places, choice }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const touchable = places.filter((place) => place.options.length > 0 || (choice && place.refused?.length));
  const taken = choice?.selected?.id ?? null;

  const legalNear = ({ clientX, clientY }: MouseEvent, reach: number): Place | null => {
    const box = layer.current?.getBoundingClientRect();
    if (!box) return null;
    const scale = width / box.width;
    const at = { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
    const legal = places.filter((place) => place.options.length > 0);
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
    <div className="targets" ref={layer} onClick={tapBeside} onKeyDown={move}>
      {touchable.map((place) => {
        const legal = place.options.length > 0;
        const selected = taken !== null && place.options.includes(taken);
        return (
          <button
            key={place.id}
            type="button"
            className={`target ${legal ? 'legal' : 'refused'} ${place.holding ? 'holding' : ''} ${place.round ? 'round' : ''}`}
            style={{
              left: `${((place.x - place.width / 2) / width) * 100}%`,
              top: `${((place.y - place.height / 2) / height) * 100}%`,
              width: `${(place.width / width) * 100}%`,
              height: `${(place.height / height) * 100}%`,
            }}
            data-place={place.id}
            {...standsFor(place.options)}
            aria-label={place.label}
            aria-pressed={legal ? selected : undefined}
            aria-disabled={legal ? undefined : true}
            tabIndex={legal ? 0 : -1}
            onClick={(event) => tap(event, place)}
          />
        );
      })}
    </div>
  );
}
