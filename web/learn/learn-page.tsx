/** The lessons of a game: what they teach, how long they take, which are done. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { go, Link, type Params } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { create, tableOf } from '../new-table/create.ts';
import { usualSeats } from '../new-table/usual-seats.ts';
import { gameEntry } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { NotFound } from '../ui/not-found.tsx';
import { CoverArt, Loading, Note } from '../ui/parts.tsx';
import { LanguageButton, TopBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { finishedLessons } from './progress.ts';

export function LearnPage({ params }: { readonly params: Params }) {
  const t = useText();
  const { language } = useSettings();
  const id = params.game ?? '';
  const entry = gameEntry(id);
  const { value: lessons, problem } = useLoaded(
    `lessons ${id} ${language}`,
    async () => entry?.lessons?.(language) ?? [],
  );
  if (!entry?.lessons) return <NotFound />;
  const finished = finishedLessons(id);
  const next = lessons?.find((lesson) => !finished.includes(lesson.id));
  return (
    <div className={`game-${id}`}>
      <TopBar
        crumb={
          <>
            <strong>{saidIn(entry.name, language)}</strong>
            <span>{t.learn.title}</span>
          </>
        }
        right={<LanguageButton />}
      />
      <main className="page learn">
        <header className="hd">
          <span className="cv">
            <CoverArt entry={entry} />
          </span>
          <div>
            <h1>{t.learn.heading(saidIn(entry.name, language))}</h1>
            <p>{t.learn.lead}</p>
          </div>
        </header>
        {problem && <Note icon="offline" title={problemText(t, problem)} />}
        {!lessons && !problem && <Loading>{t.loadingGame}</Loading>}
        <ol className="lessons">
          {lessons?.map((lesson) => (
            <li key={lesson.id}>
              <Link className={`mc ${lesson === next ? 'next' : ''}`} href={`/learn/${id}/${lesson.id}`}>
                <span className="mi">
                  <Glyph id={finished.includes(lesson.id) ? 'check' : 'chevron-right'} className="l" />
                </span>
                <span>
                  <b>{lesson.title}</b>
                  <span>{lesson.summary}</span>
                  <small>{t.learn.length(lesson.minutes, finished.includes(lesson.id))}</small>
                </span>
              </Link>
            </li>
          ))}
        </ol>
        <div className="acts">
          <button
            type="button"
            className="btn"
            onClick={async () => go(await create(tableOf(id, usualSeats(entry, true))))}
          >
            {t.learn.playForReal.bot}
          </button>
          <Link className="btn quiet" href={`/rules/${id}`}>
            {t.table.rules}
          </Link>
        </div>
      </main>
    </div>
  );
}
