/** Beside every link: the same address as a QR code, for a phone in the same room. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { useAddress } from '../../people/person.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Qr } from '../../ui/qr.tsx';
import { useDeviceWords } from './words.ts';
import './devices.css';

export function QrButton({ path, title }: { readonly path: string; readonly title: string }) {
  const w = useDeviceWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn quiet qr-button" aria-label={w.showQr} onClick={() => setOpen(true)}>
        <Glyph id="phone" className="s" />
        QR
      </button>
      {isOpen && <QrDialog path={path} title={title} text={w.scan} onClose={() => setOpen(false)} />}
    </>
  );
}

type Props = { readonly path: string; readonly title: string; readonly text: string; readonly onClose: () => void };

export function QrDialog({ path, title, text, onClose }: Props) {
  const w = useDeviceWords();
  const address = useAddress(path);
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="qr-sheet">
        <Qr text={address} label={w.qrOf(address)} />
        <p>{text}</p>
        <p className="hint">{address}</p>
      </div>
    </Dialog>
  );
}
