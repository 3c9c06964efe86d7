/** Reads a card aloud to the eye: resting the mouse on it, focusing it or holding a finger on it shows its whole face. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { RegionId } from '../data/boards.ts';
import { costOf, isRitual, personOf, placeOf, provenance, ritualOf, vpOf } from '../data/cards.ts';
import { cardName, placeName, regionName } from '../text/names.ts';
import { Points } from './points.tsx';
import { CostSymbols, Eve } from './symbols.tsx';
import { useTable } from './table.tsx';

type Shown = { readonly what: string; readonly box: DOMRect };
const REST = 350;
const WIDTH = 260;
const GAP = 8;

type Props = { readonly className: string; readonly children: ReactNode };

/** Everything inside with `data-read` can be read. */
export function Readable({ className, children }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    setShown(null);
  };
  const soon = ({ target }: SyntheticEvent) => {
    clearTimeout(timer.current);
    const touched = target as Element;
    const thing = touched.closest('.petals') ? null : touched.closest<HTMLElement>('[data-read]');
    const what = thing?.dataset.read;
    if (!thing || what === undefined) return setShown(null);
    timer.current = setTimeout(() => setShown({ what, box: thing.getBoundingClientRect() }), REST);
  };
  const byMouse = (event: PointerEvent) => (event.pointerType === 'mouse' ? soon(event) : undefined);
  const byFinger = (event: PointerEvent) => (event.pointerType === 'mouse' ? hide() : soon(event));

  return (
    <div
      className={className}
      onPointerOver={byMouse}
      onPointerLeave={hide}
      onPointerDown={byFinger}
      onPointerUp={hide}
      onPointerCancel={hide}
    >
      {children}
      {shown ? <Face {...shown} /> : null}
    </div>
  );
}

function Face({ what, box }: Shown) {
  const [kind, id] = what.split(':') as [string, string];
  return (
    <aside className="reader" style={placeBeside(box)}>
      {kind === 'card' ? (
        <CardFace card={id} />
      ) : kind === 'place' ? (
        <PlaceFace place={id} />
      ) : (
        <RegionFace region={id} />
      )}
    </aside>
  );
}

/** Right or left of the thing, or above or below it where neither side has room. */
function placeBeside({ left, right, top, bottom }: DOMRect): CSSProperties {
  const { innerWidth, innerHeight } = globalThis;
  const upper = top + bottom < innerHeight;
  const level = upper ? { top: Math.max(GAP, top) } : { bottom: Math.max(GAP, innerHeight - bottom) };
  if (right + GAP + WIDTH < innerWidth) return { ...level, left: right + GAP, width: WIDTH };
  if (left - GAP - WIDTH > 0) return { ...level, left: left - GAP - WIDTH, width: WIDTH };
  const across = { left: Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP)), width: WIDTH };
  return upper ? { ...across, top: bottom + GAP } : { ...across, bottom: innerHeight - top + GAP };
}

function CardFace({ card }: { readonly card: string }) {
  const { tongue, texts, words } = useTable();
  const ritual = isRitual(card);
  const { keywords, source } = ritual ? ritualOf(card) : personOf(card);
  return (
    <>
      <b>{cardName(card, tongue)}</b>
      <span className="cost">
        <CostSymbols cost={costOf(card)} />
        {keywords.map((keyword) => (
          <span key={keyword}>
            <Eve id={keyword} /> {words.keywords[keyword]}
          </span>
        ))}
        <Points n={vpOf(card)} />
      </span>
      {ritual ? (
        <p>{texts.ritual(card)}</p>
      ) : (
        <>
          <p>
            <Glyph id="person" label={words.asSpecialist} /> {texts.specialist(card)}
          </p>
          <p>
            <Eve id="first" label={words.asCouncil} /> {texts.council(card)}
          </p>
        </>
      )}
      <Source source={source} />
    </>
  );
}

function PlaceFace({ place }: { readonly place: string }) {
  const { tongue, texts, words } = useTable();
  const { witches, vp, source } = placeOf(place);
  return (
    <>
      <b>{placeName(place, tongue)}</b>
      <span className="cost">
        {witches > 0 ? words.needs(witches) : null}
        {vp > 0 ? <Points n={vp} /> : null}
      </span>
      <p>{texts.place(place)}</p>
      <Source source={source} />
    </>
  );
}

function RegionFace({ region }: { readonly region: string }) {
  const { tongue, texts, words } = useTable();
  return (
    <>
      <b>{regionName(region as RegionId, tongue)}</b>
      <p>
        {words.field}: {texts.region(region as RegionId)}
      </p>
    </>
  );
}

/** What the rulebook's text lost is marked as ours. */
function Source({ source }: { readonly source: string }) {
  const { words } = useTable();
  const kind = provenance(source);
  return kind === 'rulebook' ? null : <small>{kind === 'partly' ? words.partly : words.reconstructed}</small>;
}
