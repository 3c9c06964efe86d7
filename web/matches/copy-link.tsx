/** An address to send: copied, or handed to the phone's own way of sharing. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { copyText } from '../browser/copy-text.ts';
import { useAddress } from '../people/person.ts';
import { useText } from '../text/catalogue.ts';
import { QrButton } from './devices/qr-button.tsx';

export function CopyLink({ path, label, quiet = false }: { path: string; label: string; quiet?: boolean }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const url = useAddress(path);
  const copy = async () => {
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ url, title: 'Tavola' });
      else await copyText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <span className="copy">
      <input className="field" readOnly aria-label={label} value={url} onFocus={({ target }) => target.select()} />
      <button type="button" className={`btn ${quiet ? '' : 'primary'}`} onClick={copy}>
        <Glyph id={copied ? 'check' : 'link'} className="s" />
        {copied ? t.waiting.copied : label}
      </button>
      <QrButton path={path} title={label} />
    </span>
  );
}
