/** The name of a chronicle, how long it is, and where it can be taken. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { useState } from 'react';
import { go, Link } from '../browser/router.tsx';
import { saveFile } from '../browser/save-file.ts';
import { useSettings } from '../browser/settings.ts';
import type { OpenGame } from '../shelf/game-list.ts';
import { useText } from '../text/catalogue.ts';
import type { ChronicleGame } from './chronicle.ts';

export type Attempting = {
  readonly busy: boolean;
  readonly attempt: (work: () => Promise<void>) => void;
};

type Props = Attempting & {
  readonly games: readonly ChronicleGame[];
  readonly open: OpenGame;
  /** Only this browser has it. */
  readonly isLocal: boolean;
};

export function Head({ games, open, isLocal, busy, attempt }: Props) {
  const t = useText();
  const { language } = useSettings();
  const [stays, setStays] = useState(false);
  const handOver = async () => {
    const there = await handedOver(games);
    if (there === null) setStays(true);
    else go(`/chronicle/${there}`);
  };
  return (
    <header className="hd">
      <h1>{games[0]?.name || t.chronicle.of(saidIn(open.face.name, language))}</h1>
      <p>{t.chronicle.count(games.filter(({ outcome }) => outcome).length)}</p>
      <div className="acts">
        <button type="button" className="btn" onClick={() => attempt(() => download(games))}>
          <Glyph id="download" className="s" />
          {t.chronicle.save}
        </button>
        {isLocal && (
          <button type="button" className="btn" aria-busy={busy} onClick={() => attempt(handOver)}>
            <Glyph id="upload" className="s" />
            {t.chronicle.handOver}
          </button>
        )}
        <Link className="btn quiet" href="/chronicles">
          {t.chronicle.others}
        </Link>
      </div>
      {stays && <p role="status">{t.chronicle.stays}</p>}
    </header>
  );
}

async function handedOver(games: readonly ChronicleGame[]): Promise<string | null> {
  const { handOver } = await import('./hand-over.ts');
  return handOver(games);
}

async function download(games: readonly ChronicleGame[]): Promise<void> {
  const { exported } = await import('./file.ts');
  const name = games[0]?.name ?? '';
  saveFile(`${games[0]?.game ?? 'tavola'}-chronicle.json`, await exported(games, name));
}
