/** An aid to print: how the game is set up and won, a turn, each automaton with its priorities by clause, and a score sheet. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { underChapters } from '@tavola/kernel/face/chapters.ts';
import type { Chapter, SpokenFace } from '@tavola/kernel/face/face.ts';
import { saidIn, spokenIn } from '@tavola/kernel/face/languages.ts';
import { useState } from 'react';
import type { Params } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { gameEntry, loadFace } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { NotFound } from '../ui/not-found.tsx';
import { Page } from '../ui/page.tsx';
import { Loading, Note } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useAidWords } from './aid-words.ts';
import './aid.css';

export function AidPage({ params }: { readonly params: Params }) {
  const t = useText();
  const w = useAidWords();
  const { language } = useSettings();
  const entry = gameEntry(params.game ?? '');
  const { value, problem } = useLoaded(`aid ${params.game} ${language}`, async () => {
    const spoken = await loadFace(params.game ?? '', language);
    const { handbook } = spoken.face;
    return { spoken, chapters: handbook?.chapters ? await spokenIn(handbook.chapters, language) : [] };
  });
  if (!entry) return <NotFound />;
  const title = w.title(saidIn(entry.name, language));
  return (
    <Page title={title}>
      {problem && <Note icon="offline" title={problemText(t, problem)} />}
      {!value && !problem && <Loading>{t.loadingGame}</Loading>}
      {value && <Aid {...value.spoken} chapters={value.chapters} title={title} />}
    </Page>
  );
}

type Props = Pick<SpokenFace, 'clauses'> & { readonly chapters: readonly Chapter[]; readonly title: string };

function Aid({ clauses, chapters, title }: Props) {
  const w = useAidWords();
  const groups = underChapters(chapters, Object.keys(clauses)).flatMap(({ chapter, clauses: of }) =>
    chapter ? [{ chapter, of }] : [],
  );
  // What holds for everybody begins with how one wins and what a turn is.
  const usual = groups.filter(({ chapter }) => !chapter.special).slice(0, 2);
  const [chosen, setChosen] = useState<readonly string[]>(usual.map(({ chapter }) => chapter.title));
  const [hasScores, setScores] = useState(true);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((it) => it !== name) : [...chosen, name]);
  return (
    <>
      <section className="aid-choice" aria-label={w.choose}>
        <p>{w.text}</p>
        <ul>
          {groups.map(({ chapter: { title: name, special } }) => (
            <li key={name} className={special ? 'special' : ''}>
              <label>
                <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
                {name}
              </label>
            </li>
          ))}
          <li>
            <label>
              <input type="checkbox" checked={hasScores} onChange={() => setScores(!hasScores)} />
              {w.scores}
            </label>
          </li>
        </ul>
        <button type="button" className="btn primary big" onClick={() => print()}>
          <Glyph id="print" className="s" />
          {w.print}
        </button>
      </section>
      <article className="paper aid">
        <h1>{title}</h1>
        {groups
          .filter(({ chapter }) => chosen.includes(chapter.title))
          .map(({ chapter, of }) => (
            <section key={chapter.title}>
              <h2>{chapter.title}</h2>
              <p>{chapter.summary}</p>
              <ol>
                {of.map((clause) => (
                  <li key={clause}>
                    <b>{clause}</b> {clauses[clause]}
                  </li>
                ))}
              </ol>
            </section>
          ))}
        {hasScores && <Scores />}
      </article>
    </>
  );
}

const PLAYERS = 6;
const ROUNDS = 12;

function Scores() {
  const w = useAidWords();
  return (
    <section>
      <h2>{w.scores}</h2>
      <table className="scores">
        <thead>
          <tr>
            <th>{w.round}</th>
            {Array.from({ length: PLAYERS }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty columns.
              <th key={i}>{w.player(i + 1)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ROUNDS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty rows.
            <tr key={i}>
              <th>{i + 1}</th>
              {Array.from({ length: PLAYERS }, (__, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty cells.
                <td key={j} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
