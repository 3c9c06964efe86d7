/** A finger for the room: while it is on, a touch on the map shows the place on the screen and plays nothing. It goes off by itself. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useEffect, useState } from 'react';
import { useDeviceWords } from '../../matches/devices/words.ts';
import { useHost, useMatch } from '../model/parts.tsx';

const ON_MS = 20_000;
const PLACE = /^[\w:-]{1,40}$/;

export function PointButton() {
  const w = useDeviceWords();
  const { host } = useHost();
  const { viewer } = useMatch();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const off = setTimeout(() => setOn(false), ON_MS);
    const touch = (event: MouseEvent) => {
      const { target, clientX, clientY } = event;
      if (!(target instanceof Element) || !target.closest('.board-box')) return;
      event.stopPropagation();
      event.preventDefault();
      const place = placeAt(clientX, clientY);
      if (place !== null) host.point?.(viewer as Seat, place);
    };
    document.addEventListener('click', touch, true);
    return () => {
      clearTimeout(off);
      document.removeEventListener('click', touch, true);
    };
  }, [isOn, host, viewer]);
  if (!host.point || viewer === 'spectator') return null;
  return (
    <>
      <button
        type="button"
        className="ib point-button"
        aria-label={w.point}
        aria-pressed={isOn}
        onClick={() => setOn(!isOn)}
      >
        <Glyph id="finger" />
      </button>
      {isOn && (
        <p className="point-note" role="status">
          {w.pointing}
        </p>
      )}
    </>
  );
}

/** The thing of the board under a finger, whatever lies over it. */
function placeAt(x: number, y: number): string | null {
  for (const it of document.elementsFromPoint(x, y)) {
    const thing = it.closest('[data-thing]')?.getAttribute('data-thing') ?? null;
    if (thing !== null && PLACE.test(thing) && it.closest('.board-box')) return thing;
  }
  return null;
}
