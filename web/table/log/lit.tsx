/** A line of the log or of a recap that somebody touched: its places are lit on the board until the table goes on; a line of the log stands above it. */
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import { useShown } from '@tavola/games/board/shown.ts';
import { sentence } from '@tavola/kernel/face/text.ts';
import type { Event } from '@tavola/kernel/rules/decision.ts';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useText } from '../../text/catalogue.ts';
import { seatOf } from '../model/clauses.ts';
import { type DrawnPart, type GamePart, useDrawn, useGame } from '../model/parts.tsx';
import { usePlaceBoxes } from './place-boxes.ts';
import './lit.css';

type Lighting = {
  /** The event of a line of the log; null where places were lit by themselves. */
  readonly lit: Event | null;
  readonly places: readonly string[];
  readonly tone: Tone;
  light(what: Event | readonly string[] | null, tone?: Tone): void;
};
/** `danger`: something was lost there, for a moment. */
type Tone = 'fresh' | 'danger';

const NOWHERE: readonly string[] = [];
const LitContext = createContext<Lighting>({ lit: null, places: NOWHERE, tone: 'fresh', light: () => {} });

export function useLighting(): Lighting {
  return useContext(LitContext);
}

type Lit = {
  readonly event: Event | null;
  readonly places: readonly string[];
  readonly tone: Tone;
  readonly step: number;
};

/** `step` is the moment that is drawn: what was lit at another one is out. */
export function LitProvider({ step, children }: { readonly step: number; readonly children: ReactNode }) {
  const { face } = useGame();
  const { props } = useDrawn();
  const { view } = props;
  const [shown, setShown] = useState<Lit | null>(null);
  const now = shown?.step === step ? shown : null;
  const light = useCallback(
    (what: Event | readonly string[] | null, tone: Tone = 'fresh') => {
      if (what === null) setShown(null);
      else if ('kind' in what) setShown({ event: what, places: placesOf(face, { view }, what), tone, step });
      else setShown({ event: null, places: what, tone, step });
    },
    [face, view, step],
  );
  const lighting = useMemo(
    (): Lighting => ({
      lit: now?.event ?? null,
      places: now?.places ?? NOWHERE,
      tone: now?.tone ?? 'fresh',
      light,
    }),
    [now, light],
  );
  return <LitContext value={lighting}>{children}</LitContext>;
}

/** The things on the board that an event is about. */
export function placesOf(
  face: GamePart['face'],
  { view }: Pick<DrawnPart['props'], 'view'>,
  event: Event,
): readonly string[] {
  return face.things?.places?.(event, view) ?? [];
}

/** What was lit, in words, and how to put it out. */
export function LitNote() {
  const t = useText();
  const { text, say } = useGame();
  const { lit, light } = useLighting();
  // The note of a ladder's rings stands in the same place.
  const isTaken = useShown().length > 0;
  if (lit === null || isTaken) return null;
  const seat = seatOf(lit);
  return (
    <div className="banner shown-note" role="status">
      <span>
        {seat !== null && <SeatShape seat={seat} />} {sentence(text.events, lit, say)}
      </span>
      <button type="button" className="ib" aria-label={t.explain.hide} onClick={() => light(null)}>
        <Glyph id="close" />
      </button>
    </div>
  );
}

/** Rings over what is lit, wherever the board is scrolled or zoomed to. */
export function LitPlaces() {
  const { places, tone } = useLighting();
  const { mark, boxes } = usePlaceBoxes(places, true);
  return (
    <div ref={mark} className="lit-places" aria-hidden="true">
      {boxes.map(({ left, top, width, height }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rings are alike but for their place.
        <i key={i} className={tone} style={{ left, top, width, height }} />
      ))}
    </div>
  );
}
