/** What the remote zooms to; it goes back by itself. */
import { useCallback, useEffect, useState } from 'react';

export type Lens = { readonly k: number; readonly x: number; readonly y: number };

const WHOLE: Lens = { k: 1, x: 0, y: 0 };
const STEP = 1.35;
const CLOSEST = 3.2;
/** Of the board's size, at one press. */
const PAN = 0.12;
const BACK_MS = 20_000;

export function useLens() {
  const [lens, setLens] = useState(WHOLE);
  useEffect(() => {
    if (lens === WHOLE) return;
    const back = setTimeout(() => setLens(WHOLE), BACK_MS);
    return () => clearTimeout(back);
  }, [lens]);
  const zoom = useCallback((by: 1 | -1) => setLens((it) => zoomed(it, by)), []);
  const pan = useCallback((x: number, y: number) => setLens((it) => (it.k === 1 ? it : panned(it, x, y))), []);
  return { lens, zoom, pan };
}

function zoomed(lens: Lens, by: 1 | -1): Lens {
  const k = Math.min(CLOSEST, lens.k * STEP ** by);
  return k < 1.05 ? WHOLE : within({ ...lens, k });
}

function panned({ k, x, y }: Lens, dx: number, dy: number): Lens {
  return within({ k, x: x - dx * PAN * k, y: y - dy * PAN * k });
}

/** In shares of the board's size, from its middle: no empty strip beside it. */
function within({ k, x, y }: Lens): Lens {
  const most = (k - 1) / 2;
  const clamp = (it: number) => Math.min(most, Math.max(-most, it));
  return { k, x: clamp(x), y: clamp(y) };
}
