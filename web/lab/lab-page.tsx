/** The lab: many games between bots in this browser, counted and drawn; it opens with the runs that come with each game. */

import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import type { GameLab } from '@tavola/kernel/face/lab.ts';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { useRef } from 'react';
import { HostError } from '../api/errors.ts';
import { go, useLocation } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { gameEntry, loadFace, loadGame, shelf } from '../shelf/game-list.ts';
import { gameName } from '../shelf/game-name.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { useTitle } from '../ui/page.tsx';
import { Loading, Note } from '../ui/parts.tsx';
import { MenuBar, MenuDock } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Bench } from './bench.tsx';
import { FaceContext } from './naming.ts';
import { useLabWords } from './words.ts';
import './lab.css';
import './plots.css';
import './run.css';

const FIRST = 'root';
const NOTHING_KEPT: GameLab = { runs: [], questions: [] };

type Opened = { readonly game: AnyGame; readonly spoken: SpokenFace; readonly kept: GameLab };

export function LabPage() {
  const t = useLabWords();
  const shell = useText();
  const { language } = useSettings();
  const { searchParams } = useLocation();
  const id = searchParams.get('game') ?? FIRST;
  const { value, problem } = useLoaded(`lab ${id} ${language}`, () => open(id, language));
  // In another language the run that is being played goes on.
  const last = useRef<Opened | null>(null);
  if (value) last.current = value;
  const opened = last.current?.game.id === id ? last.current : null;
  useTitle(t.title);
  return (
    <div className={`lab-page game-${id}`}>
      <MenuBar />
      <main className="lab">
        {opened ? (
          <FaceContext value={opened.spoken}>
            <Bench key={id} {...opened} query={searchParams} games={<Games id={id} />} />
          </FaceContext>
        ) : (
          <>
            <h1 className="sr">{t.title}</h1>
            {problem ? <Note icon="offline" title={problemText(shell, problem)} /> : <Loading>{t.loading}</Loading>}
          </>
        )}
      </main>
      <MenuDock />
    </div>
  );
}

function Games({ id }: { readonly id: string }) {
  const t = useLabWords();
  const { language } = useSettings();
  return (
    <select aria-label={t.game} value={id} onChange={({ target }) => go(`/lab?game=${target.value}`)}>
      {shelf.map((entry) => (
        <option key={entry.id} value={entry.id}>
          {saidIn(entry.name, language)}
        </option>
      ))}
      {!shelf.some((entry) => entry.id === id) && <option value={id}>{gameName(id, language) ?? id}</option>}
    </select>
  );
}

async function open(id: string, language: string): Promise<Opened> {
  const entry = gameEntry(id);
  if (!entry) throw new HostError('NO_SUCH_GAME');
  const [game, spoken, kept] = await Promise.all([loadGame(id), loadFace(id, language), entry.lab?.() ?? NOTHING_KEPT]);
  return { game, spoken, kept };
}
