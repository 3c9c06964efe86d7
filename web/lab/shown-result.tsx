/** A result that is there: its figures, its files, its link, and another one to compare it with. */
import { commandOf, type Promised } from '@tavola/bots/lab/written.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { CopyLink } from '../matches/copy-link.tsx';
import { addressOf } from './address.ts';
import { Compared, type NamedResult } from './compare.tsx';
import { saveCsv, saveJson } from './file.ts';
import { useNaming } from './naming.ts';
import { Head } from './progress.tsx';
import { Results } from './results.tsx';
import { useLabWords } from './words.ts';

type Props = {
  readonly shown: NamedResult;
  readonly all: readonly NamedResult[];
  /** What the link said would come out. */
  readonly promised: Promised;
};

export function ShownResult({ shown, all, promised }: Props) {
  const t = useLabWords();
  const naming = useNaming();
  const [otherId, setOther] = useState('');
  const { result, name } = shown;
  const { run, tally } = result;
  const other = all.find(({ id }) => id === otherId) ?? null;
  const isSame = promised.fingerprint === tally.fingerprint;
  return (
    <>
      <Head
        title={naming.number(tally.games)}
        rest={name}
        result={result}
        facts={[
          [t.seed, String(run.seed)],
          [t.clean, t.cleanOf(naming.number(tally.finished), naming.number(tally.games))],
        ]}
        actions={
          <>
            <button type="button" className="btn" onClick={() => saveCsv(result)}>
              <Glyph id="download" className="s" />
              {t.csv}
            </button>
            <button type="button" className="btn" onClick={() => saveJson(result)}>
              <Glyph id="download" className="s" />
              {t.json}
            </button>
          </>
        }
      >
        {promised.fingerprint !== null && (
          <p className={isSame ? 'lab-same' : 'lab-different'} role="status">
            <Glyph id={isSame ? 'check' : 'why'} className="s" />
            {isSame ? t.same : t.different}
          </p>
        )}
      </Head>
      <section className="lab-more">
        <label>
          <span className="label">{t.compareWith}</span>
          <select value={otherId} onChange={({ target }) => setOther(target.value)}>
            <option value="">{t.nothing}</option>
            {all
              .filter(({ id }) => id !== shown.id)
              .map(({ id, name: title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </select>
        </label>
        <details>
          <summary>{t.linkLabel}</summary>
          <CopyLink path={addressOf(result)} label={t.link} quiet />
          <span className="label">{t.command}</span>
          <code>{commandOf(run)}</code>
        </details>
      </section>
      {other && (
        <div className="lab-grid">
          <Compared one={shown} other={other} />
        </div>
      )}
      <Results result={result} />
    </>
  );
}
