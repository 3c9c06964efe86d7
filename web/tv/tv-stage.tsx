/** The board of a screen in the room: as large as it can be, with what is talked about in a light of its own and with fingers of those who point. */
import { SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Pointing } from '../host/host.ts';
import { placesOf } from '../table/log/lit.tsx';
import { usePlaceBoxes } from '../table/log/place-boxes.ts';
import { useDrawn, useGame, useLog } from '../table/model/parts.tsx';
import { Zoom } from '../table/stage/zoom.tsx';
import { useText } from '../text/catalogue.ts';
import { Room, useElastic } from '../ui/elastic.tsx';
import type { Lens } from './use-lens.ts';

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };
const NOTHING: readonly string[] = [];

type Props = { readonly lens: Lens; readonly points: readonly Pointing[] };

export function TvStage({ lens: { k, x, y }, points }: Props) {
  const t = useText();
  const { board } = useGame();
  const { props } = useDrawn();
  const elastic = useElastic(board?.aspect ?? null);
  const box = useRef<HTMLElement>(null);
  if (!board) return <section className="tv-board" aria-label={t.table.board} />;
  const { Board, aspect } = board;
  const move = { transform: k === 1 ? undefined : `translate(${x * 100}%, ${y * 100}%) scale(${k})` };
  return (
    <section className="tv-board pieces" aria-label={t.table.board} ref={box}>
      <div className="tv-lens board-box" style={move}>
        {aspect === null ? (
          <Fitted>
            <Board {...props} />
          </Fitted>
        ) : (
          <Room {...elastic}>
            <Zoom
              aspect={elastic.shape ?? 1}
              occupied={board.occupied?.(props) ?? WHOLE}
              follows
              asked={null}
              things={NOTHING}
              glides={props.pace > 0}
            >
              <Board {...props} />
            </Zoom>
          </Room>
        )}
      </div>
      <Spotlight />
      <Fingers points={points} />
    </section>
  );
}

/** A board that is a page: as large as its box lets it be without scrolling. */
function Fitted({ children }: { readonly children: ReactNode }) {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [k, setK] = useState(1);
  useLayoutEffect(() => {
    const [room, page] = [outer.current, inner.current];
    if (!room || !page) return;
    const fit = () => {
      // Lines break anew at each size: the largest that fits is looked for.
      let found = SIZES.at(-1) ?? 1;
      const least = Number.parseFloat(getComputedStyle(page).getPropertyValue('--tv-least')) || 0;
      for (const size of SIZES) {
        if (room.clientWidth / size < least) continue;
        page.style.zoom = String(size);
        if (page.scrollHeight * size <= room.clientHeight + 1 && page.scrollWidth * size <= room.clientWidth + 1) {
          found = size;
          break;
        }
      }
      page.style.zoom = String(found);
      setK(found);
    };
    fit();
    const resized = new ResizeObserver(fit);
    resized.observe(room);
    const changed = new MutationObserver(fit);
    changed.observe(page, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, []);
  return (
    <div className="tv-fit" ref={outer}>
      <div className="tv-page" ref={inner} style={{ zoom: k }}>
        {children}
      </div>
    </div>
  );
}

const SIZES = [2, 1.75, 1.5, 1.35, 1.2, 1.1, 1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52] as const;

/** While a battle is told everything but its place steps back. */
function Spotlight() {
  const { face } = useGame();
  const { props } = useDrawn();
  const { told } = useLog();
  const { view } = props;
  const places = useMemo(() => {
    const isClash = (kind: string) => face.news?.moments?.[kind] === 'clash';
    for (const { event } of told.toReversed()) {
      const all = isClash(event.kind) ? placesOf(face, { view }, event) : NOTHING;
      const found = all.filter((place) => !place.startsWith('seat:'));
      if (found.length > 0) return found;
    }
    return NOTHING;
  }, [face, told, view]);
  const { mark, boxes } = usePlaceBoxes(places);
  const [light] = boxes;
  return (
    <div className="tv-light" ref={mark} aria-hidden="true">
      {light && <i style={{ left: light.left, top: light.top, width: light.width, height: light.height }} />}
    </div>
  );
}

/** Where people point, in the colour and by the name of their seat. */
function Fingers({ points }: { readonly points: readonly Pointing[] }) {
  return (
    <>
      {points.map(({ seat, place }) => (
        <Finger key={seat} seat={seat} place={place} />
      ))}
    </>
  );
}

function Finger({ seat, place }: Pointing) {
  const { say } = useGame();
  const { mark, boxes } = usePlaceBoxes(useMemo(() => [place], [place]));
  return (
    <div className={`tv-finger ${seatClass(seat)}`} ref={mark} role="status">
      {boxes.slice(0, 1).map(({ left, top, width, height }) => (
        <i key={place} style={{ left, top, width, height }}>
          <b>
            <SeatShape seat={seat} /> {say.who(seat)}
          </b>
        </i>
      ))}
    </div>
  );
}
