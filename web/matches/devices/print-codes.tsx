/** The codes of free seats on paper, for a table that stands without a screen: one to cut out for each seat, in black ink. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Match } from '../../api/types.ts';
import { useAddress } from '../../people/person.ts';
import { Qr } from '../../ui/qr.tsx';
import { useDeviceWords } from './words.ts';
import './print.css';

/** Codes are drawn a moment after their script is there. */
const DRAWN_MS = 600;

export function PrintCodes({ match, title }: { readonly match: Match; readonly title: string }) {
  const w = useDeviceWords();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const soon = setTimeout(() => {
      print();
      setPrinting(false);
    }, DRAWN_MS);
    return () => clearTimeout(soon);
  }, [isPrinting]);
  const links = match.invitations.filter(({ seat }) => seat === null || match.seats[seat]?.kind === 'free');
  if (links.length === 0) return null;
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => setPrinting(true)}>
        <Glyph id="print" className="s" />
        {w.print}
      </button>
      {isPrinting &&
        createPortal(
          <div className="paper paper-codes">
            <h1>{title}</h1>
            <p>{w.printTitle}</p>
            <ol>
              {links.map(({ seat, path }) => (
                <li key={path}>
                  <h2>{seat === null ? w.watch : w.seatN(seat + 1)}</h2>
                  <PaperCode path={path} />
                </li>
              ))}
            </ol>
          </div>,
          document.body,
        )}
    </>
  );
}

function PaperCode({ path }: { readonly path: string }) {
  const w = useDeviceWords();
  const address = useAddress(path);
  return (
    <>
      <Qr text={address} label={w.qrOf(address)} />
      <small>{address}</small>
    </>
  );
}
