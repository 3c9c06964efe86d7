/** An evening at the real table: one thing at a time on a phone, map and turn side by side where there is room. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { isTask, type Say } from '@tavola/kernel/face/text.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { codeOf } from '../api/errors.ts';
import type { Params } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { loadGame, type OpenGame, openGame } from '../shelf/game-list.ts';
import { type TableParts, TableProvider } from '../table/model/parts.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { NotFound } from '../ui/not-found.tsx';
import { useTitle } from '../ui/page.tsx';
import { Loading } from '../ui/parts.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type EveningModel, EveningProvider, useEvening } from './context.ts';
import { Evening } from './evening.ts';
import { saveEveningFile } from './evening-file.ts';
import { boardProps, EveningMap } from './map.tsx';
import { NotHere } from './not-here.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import { Places } from './places.tsx';
import { Steps } from './steps.tsx';
import { loadEvening, type SavedEvening } from './store.ts';
import { Turn } from './turn.tsx';
import { useOnline, useWakeLock } from './wake-lock.ts';

export function EveningPage({ params: { id = '' } }: { readonly params: Params }) {
  const t = useText();
  const loaded = useLoaded(id, async () => ({ saved: await loadEvening(id) }));
  if (loaded.value) {
    const { saved } = loaded.value;
    return saved ? <OfGame key={id} saved={saved} /> : <NotFound />;
  }
  return (
    <main className="page">
      {loaded.problem ? <p role="alert">{problemText(t, loaded.problem)}</p> : <Loading>{t.loading}</Loading>}
    </main>
  );
}

function OfGame({ saved }: { readonly saved: SavedEvening }) {
  const t = useText();
  const { language } = useSettings();
  const { value, problem } = useLoaded(`${saved.id} ${language}`, async () => {
    const [game, open] = await Promise.all([loadGame(saved.game), openGame(saved.game, language)]);
    return { game, open };
  });
  if (value) return <Opened saved={saved} {...value} />;
  return (
    <main className="page">
      {problem ? <NotHere game={saved.game} problem={problem} /> : <Loading>{t.loading}</Loading>}
    </main>
  );
}

const tabs = ['turn', 'edit', 'map', 'log'] as const;
type Tab = (typeof tabs)[number];
/** A board is drawn only where its places can be touched. */
function tabsOf({ face }: OpenGame): readonly Tab[] {
  return face.real?.touch ? tabs : tabs.filter((tab) => tab !== 'map');
}
const icons: { readonly [tab in Tab]: string } = { turn: 'automaton', edit: 'edit', map: 'table', log: 'log' };

type OpenedProps = { readonly saved: SavedEvening; readonly game: AnyGame; readonly open: OpenGame };

function Opened({ saved, game, open }: OpenedProps) {
  const t = useText();
  const [evening] = useState(() => new Evening(game, saved, (event) => isTask(open.text, event)));
  const shown = tabsOf(open);
  const [tab, setTab] = useState<Tab>('turn');
  const [place, show] = useState<string | null>(null);
  useWakeLock();
  useTitle(evening.name);
  const model = useEveningModel(evening, open, { show, showTurn: () => setTab('turn') });
  const { problem } = model;
  const props = boardProps(model);
  // What the reasons of a task need: there is no match, and nobody is asked.
  const parts: Partial<TableParts> = {
    game: {
      ...open,
      face: { ...open.face, things: { ...open.face.things, candidate: toldNames(open) } },
      say: model.say,
    },
    ...(props && { drawn: { props, hands: 'own' } }),
    log: { id: saved.id, told: [], explain: (n) => evening.explain(n) },
  };
  return (
    <EveningProvider value={model}>
      <TableProvider parts={parts}>
        <EveningBar />
        <main
          className={`evening is-${open.board?.layout ?? 'rail'} game-${open.face.id} on-${tab}${shown.includes('map') ? '' : ' mapless'}`}
        >
          {shown.includes('map') && (
            <section className="evening-map" aria-label={t.assistant.tabs.map}>
              <EveningMap />
            </section>
          )}
          <section className="evening-turn" aria-label={t.assistant.tabs.turn}>
            {problem && (
              <p className="evening-problem" role="alert">
                {problemText(t, problem)}
              </p>
            )}
            <Turn />
          </section>
          <section className="evening-edit" aria-label={t.assistant.tabs.edit}>
            <Places />
          </section>
          <section className="evening-log" aria-label={t.assistant.tabs.log}>
            <Steps />
          </section>
        </main>
        <Dock tabs={shown} tab={tab} onChoose={setTab} />
        {place !== null && <PlaceSheet place={place} onClose={() => show(null)} />}
      </TableProvider>
    </EveningProvider>
  );
}

type Doors = Pick<EveningModel, 'show' | 'showTurn'>;

function useEveningModel(evening: Evening, open: OpenGame, { show, showTurn }: Doors): EveningModel {
  const revision = useSyncExternalStore(evening.subscribe, () => evening.changes);
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is a new table, and the doors lead to the same places.
  return useMemo(() => {
    const attempt = (what: () => void) => {
      try {
        what();
        setProblem(null);
      } catch (error) {
        setProblem(codeOf(error));
      }
    };
    return { evening, open, say: sayOf(evening, open), problem, attempt, show, showTurn };
  }, [evening, open, problem, revision]);
}

function EveningBar() {
  const t = useText();
  const { evening, attempt } = useEvening();
  const online = useOnline();
  return (
    <TopBar
      crumb={<strong>{evening.name}</strong>}
      right={
        <>
          {!online && (
            <span className="chip">
              <Glyph id="offline" className="s" />
              {t.assistant.offline}
            </span>
          )}
          <button
            type="button"
            className="ib"
            aria-label={t.assistant.undo}
            onClick={() => attempt(() => evening.undo())}
          >
            <Glyph id="undo" />
          </button>
          <button
            type="button"
            className="ib"
            aria-label={t.assistant.redo}
            disabled={evening.app.trail.ahead === 0}
            onClick={() => attempt(() => evening.redo())}
          >
            <Glyph id="redo" />
          </button>
          <button
            type="button"
            className="ib"
            aria-label={t.assistant.file}
            onClick={() => saveEveningFile(evening.document)}
          >
            <Glyph id="download" />
          </button>
        </>
      }
    />
  );
}

type DockProps = { readonly tabs: readonly Tab[]; readonly tab: Tab; readonly onChoose: (tab: Tab) => void };

function Dock({ tabs: all, tab, onChoose }: DockProps) {
  const t = useText();
  return (
    <nav className="dock evening-dock" aria-label={t.nav.menu}>
      {all.map((one) => (
        <button
          key={one}
          type="button"
          className={`to-${one}`}
          aria-pressed={one === tab}
          onClick={() => onChoose(one)}
        >
          <Glyph id={icons[one]} />
          {t.assistant.tabs[one]}
        </button>
      ))}
    </nav>
  );
}

/** Reasons name nothing that nobody told. */
function toldNames({ face }: OpenGame): NonNullable<NonNullable<OpenGame['face']['things']>['candidate']> {
  return (name, say) => {
    const told = face.real?.publicName?.(name) ?? name;
    return face.things?.candidate?.(told, say) ?? told;
  };
}

/** Everybody is called by what they play; two who play the same also by their place. */
function sayOf(evening: Evening, { language, text, face }: OpenGame): Say {
  const { seats } = evening.app.table.agreement;
  const say: Say = {
    language,
    me: 'spectator',
    words: text.words,
    who: (seat) => {
      const name = called(seat);
      if (name === undefined) return String(seat + 1);
      return seats.some((_, other) => other !== seat && called(other) === name) ? `${name} ${seat + 1}` : name;
    },
  };
  const called = (seat: number) => {
    const setup = seats[seat];
    return setup && face.looks?.seat?.(setup, seat, null, say).name;
  };
  return say;
}
