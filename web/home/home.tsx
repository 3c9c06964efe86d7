/** The first page: go on with a game, or start one in two touches. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { GameEntry } from '@tavola/games/shelf.ts';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { get, post } from '../api/request.ts';
import { hasRead } from '../browser/newcomer.ts';
import { go, Link } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { finishedLessons } from '../learn/progress.ts';
import { MatchCard } from '../matches/match-card.tsx';
import { isOpen, loadMine } from '../matches/mine.ts';
import { playArrangement, playNow } from '../new-table/create.ts';
import { useMe } from '../people/person.ts';
import { examples, shelf } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { CoverArt } from '../ui/parts.tsx';
import { MenuBar, MenuDock } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const MOST_CONTINUED = 3;
/** The game whose first lesson is the shortest, and that lesson. */
const BEGINNING = { game: 'calamandara', lesson: 'walk-and-place' };

export function Home() {
  const t = useText();
  const { value: mine } = useLoaded('mine', loadMine);
  const { value: more } = useLoaded('examples', offeredExamples);
  const open = (mine?.matches ?? []).filter(isOpen);
  useOffer();
  return (
    <>
      <MenuBar />
      <main className="home">
        <section className="hero">
          <div className="hi">
            <h1>{t.home.title}</h1>
            <p>{t.home.lead}</p>
            {isNew() && (
              <Link className="btn begin" href={`/learn/${BEGINNING.game}/${BEGINNING.lesson}`}>
                <Glyph id="hint" className="s" />
                {t.home.begin}
              </Link>
            )}
          </div>
          {open.length > 0 && (
            <div className="conts">
              <h2 className="label">{t.home.continue}</h2>
              <div className="clist">
                {open.slice(0, MOST_CONTINUED).map((match) => (
                  <MatchCard key={match.id} match={match} />
                ))}
              </div>
              {open.length > MOST_CONTINUED && (
                <Link className="all" href="/matches">
                  {t.home.all(open.length)}
                </Link>
              )}
            </div>
          )}
        </section>
        <section className="covers" aria-label={t.home.games}>
          {[...shelf, ...(more ?? [])].map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </section>
        <section className="more">
          <Invited />
          <MoreLink href="/assistant" glyph="automaton" title={t.assistant.title} text={t.assistant.lead} />
          <MoreLink href="/replay" glyph="replay" title={t.home.replayTitle} text={t.home.replayText} />
          <MoreLink href="/chronicles" glyph="log" title={t.chronicle.plural} text={t.chronicle.lead} />
        </section>
        <p className="foot">
          <Link href="/about">{t.home.about}</Link>
        </p>
      </main>
      <MenuDock />
    </>
  );
}

type MoreLinkProps = { readonly href: string; readonly glyph: string; readonly title: string; readonly text: string };

function MoreLink({ href, glyph, title, text }: MoreLinkProps) {
  return (
    <Link className="mc" href={href}>
      <span className="mi">
        <Glyph id={glyph} className="l" />
      </span>
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <Glyph id="chevron-right" />
    </Link>
  );
}

/** Has nothing been played or learned in this browser yet? */
function isNew(): boolean {
  return !shelf.some(({ id }) => hasRead(id) || finishedLessons(id).length > 0);
}

/** A guest who has finished a few tables sees the page of the account once. */
function useOffer(): void {
  const guest = useMe()?.person?.kind === 'guest';
  useEffect(() => {
    if (!guest) return;
    let isHere = true;
    post<{ show: boolean }>('/account/offer').then(
      ({ show }) => show && isHere && go('/you?offer'),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [guest]);
}

/** Example games are shown where the server plays them. */
async function offeredExamples(): Promise<readonly GameEntry[]> {
  const { games } = await get<{ games: readonly { readonly id: string }[] }>('/games');
  return examples.filter(({ id }) => games.some((offered) => offered.id === id));
}

function GameCard({ entry }: { readonly entry: GameEntry }) {
  const t = useText();
  const { language } = useSettings();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const name = saidIn(entry.name, language);
  const play = async (open: () => Promise<string> = () => playNow(entry)) => {
    setBusy(true);
    try {
      go(await open());
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };
  return (
    <article className={`gm game-${entry.id}`}>
      <Link href={`/new/${entry.id}`} className="cover" aria-label={t.home.newTableOf(name)} tabIndex={-1}>
        <CoverArt entry={entry} />
        <span className="ttl">{name}</span>
      </Link>
      <div className="gi">
        <p>{saidIn(entry.blurb, language)}</p>
        <div className="meta">
          <span>
            <Glyph id="players" className="s" label={t.home.players} />
            {range(entry.seats)}
          </span>
          <span>
            <Glyph id="clock" className="s" label={t.home.minutes} />
            {range(entry.minutes)} min
          </span>
        </div>
        {problem && <p role="alert">{problemText(t, problem)}</p>}
        <div className="go">
          <button
            type="button"
            className="btn primary"
            aria-label={t.home.playGame(name)}
            aria-busy={busy}
            onClick={() => play()}
          >
            {busy ? t.home.opening : t.home.play}
          </button>
          <Link className="btn" href={`/new/${entry.id}`} aria-label={t.home.newTableOf(name)}>
            {t.home.table}
          </Link>
        </div>
        <div className="ways">
          {entry.lessons && (
            <Link className="btn" href={`/learn/${entry.id}`} aria-label={t.learn.heading(name)}>
              {t.learn.title}
            </Link>
          )}
          {entry.assistant && (
            <Link className="btn quiet" href={`/assistant/new/${entry.id}`} aria-label={t.assistant.of(name)}>
              <Glyph id="automaton" className="s" />
              {t.assistant.title}
            </Link>
          )}
          {entry.arrangements?.map((it) => (
            <button
              key={it.id}
              type="button"
              className="btn quiet"
              onClick={() => play(() => playArrangement(entry, it))}
            >
              <Glyph id="automaton" className="s" />
              {saidIn(it.name, language)}
            </button>
          ))}
        </div>
      </div>
    </article>
  );
}

function Invited() {
  const t = useText();
  const [link, setLink] = useState('');
  const join = (event: FormEvent) => {
    event.preventDefault();
    const token = link.trim().split('/').at(-1);
    if (token) go(`/join/${encodeURIComponent(token)}`);
  };
  return (
    <form className="mc" onSubmit={join}>
      <span className="mi">
        <Glyph id="link" className="l" />
      </span>
      <label>
        <b>{t.home.invitedTitle}</b>
        <input value={link} onChange={({ target }) => setLink(target.value)} placeholder={t.home.invitedHint} />
      </label>
      <button type="submit" className="btn">
        {t.home.sit}
      </button>
    </form>
  );
}

function range({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? String(min) : `${min}–${max}`;
}
