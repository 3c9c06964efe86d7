/** The evenings of this device, and where a new one begins. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { go, Link } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { shelf } from '../shelf/game-list.ts';
import { gameName } from '../shelf/game-name.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Confirm } from '../ui/confirm.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { BIN_DAYS, eraseEvening, listEvenings, restoreEvening, type SavedEvening } from './model/store.ts';
import { useEveningWords } from './model/words.ts';
import './styles.ts';

export function Evenings() {
  const t = useText();
  const words = useEveningWords();
  const { value, again } = useLoaded('evenings', listEvenings);
  const [asking, setAsking] = useState<SavedEvening | null>(null);
  const follow = async (done: Promise<void>) => {
    setAsking(null);
    await done;
    again();
  };
  const evenings = value?.filter(({ erased }) => erased === undefined) ?? [];
  const bin = value?.filter(({ erased }) => erased !== undefined) ?? [];
  return (
    <Page title={t.assistant.title}>
      <p>{t.assistant.lead}</p>
      <Begin />
      <h2>{words.evenings}</h2>
      {value && evenings.length === 0 && <p>{words.none}</p>}
      <ul className="evening-list">
        {evenings.map((evening) => (
          <li key={evening.id}>
            <Link className="btn big" href={`/assistant/${evening.id}`}>
              <Named evening={evening} />
            </Link>
            <button
              type="button"
              className="ib"
              aria-label={words.eraseOf(evening.name)}
              onClick={() => setAsking(evening)}
            >
              <Glyph id="close" />
            </button>
          </li>
        ))}
      </ul>
      <FromFile />
      <Bin evenings={bin} onRestore={(evening) => follow(restoreEvening(evening))} />
      {asking && (
        <Confirm
          title={words.eraseOf(asking.name)}
          text={words.eraseText(asking.name, asking.log.picks.length, BIN_DAYS)}
          yes={words.erase}
          no={words.keep}
          onYes={() => follow(eraseEvening(asking))}
          onNo={() => setAsking(null)}
        />
      )}
    </Page>
  );
}

function FromFile() {
  const t = useText();
  const words = useEveningWords();
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File) => {
    try {
      const { takeEveningFile } = await import('./model/evening-file.ts');
      go(`/assistant/${await takeEveningFile(await file.text())}`);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <>
      <label className="drop">
        <Glyph id="upload" className="l" />
        <b>{words.fromFile}</b>
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => target.files?.[0] && void take(target.files[0])}
        />
      </label>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
    </>
  );
}

function Begin() {
  const words = useEveningWords();
  const { language } = useSettings();
  return (
    <div className="evening-new">
      {shelf
        .filter(({ assistant }) => assistant)
        .map((entry) => (
          <Link key={entry.id} className="btn primary big" href={`/assistant/new/${entry.id}`}>
            <Glyph id="plus" />
            {words.begin}: {saidIn(entry.name, language)}
          </Link>
        ))}
    </div>
  );
}

type BinProps = { readonly evenings: readonly SavedEvening[]; readonly onRestore: (evening: SavedEvening) => void };

/** Erased evenings, for as long as they can be had back. */
function Bin({ evenings, onRestore }: BinProps) {
  const words = useEveningWords();
  if (evenings.length === 0) return null;
  return (
    <>
      <h2>{words.bin}</h2>
      <p>{words.binLead(BIN_DAYS)}</p>
      <ul className="evening-list">
        {evenings.map((evening) => (
          <li key={evening.id}>
            <span>
              <Named evening={evening} />
            </span>
            <button
              type="button"
              className="btn"
              aria-label={words.restoreOf(evening.name)}
              onClick={() => onRestore(evening)}
            >
              {words.restore}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Named({ evening: { name, game, updated } }: { readonly evening: SavedEvening }) {
  const { language } = useSettings();
  return (
    <>
      <b>{name}</b>
      <small>{`${gameName(game, language)} · ${new Date(updated).toLocaleString(language)}`}</small>
    </>
  );
}
