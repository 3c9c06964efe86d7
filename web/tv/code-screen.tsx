/** A screen without a table: its code, for a phone that says which table it shall show. */

import type { Board } from '../matches/devices/this-screen.ts';
import { useDeviceWords } from '../matches/devices/words.ts';
import { useAddress } from '../people/person.ts';
import { Logo } from '../ui/parts.tsx';
import { Qr } from '../ui/qr.tsx';
import { useBurnInCare } from './use-burn-in-care.ts';

export function CodeScreen({ board }: { readonly board: Board }) {
  const w = useDeviceWords();
  const address = useAddress(`/tv/${board.link}`);
  const { host } = new URL(address);
  const care = useBurnInCare(board.link);
  return (
    <main className={`tv-screen tv-code on-tv ${care}`}>
      <header className="tv-brand">
        <Logo />
        <b>Tavola</b>
      </header>
      <div className="tv-call">
        <Qr text={address} label={w.qrOf(address)} />
        <div>
          <h1>{w.tvWait}</h1>
          <p>{w.tvWaitText}</p>
          <p className="tv-typed">
            {w.tvTyped} <b>{host}/code</b> {w.tvAndType} <b className="letters">{board.code}</b>
          </p>
          <p>{w.tvSameWifi}</p>
        </div>
      </div>
    </main>
  );
}
