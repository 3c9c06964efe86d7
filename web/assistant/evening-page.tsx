/** An evening at the real table: one thing at a time on a phone, map and turn side by side where there is room. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { isTask, type Say } from '@tavola/kernel/text.ts';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { NotFound } from '../about/not-found.tsx';
import { loadGame, type OpenGame, openGame } from '../game-list.ts';
import { codeOf } from '../host/errors.ts';
import type { Params } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { type TableModel, TableProvider } from '../table/model.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { useTitle } from '../ui/page.tsx';
import { Loading } from '../ui/parts.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type EveningModel, EveningProvider } from './context.ts';
import { Evening } from './evening.ts';
import { boardProps, EveningMap } from './map.tsx';
import { NotHere } from './not-here.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import { Places } from './places.tsx';
import { loadEvening, type SavedEvening } from './store.ts';
import { TaskLog } from './task-log.tsx';
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
  const revision = useSyncExternalStore(evening.subscribe, () => evening.changes);
  const shown = tabsOf(open);
  const [tab, setTab] = useState<Tab>('turn');
  const [place, show] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const online = useOnline();
  useWakeLock();
  useTitle(evening.name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is a new table.
  const model = useMemo((): EveningModel => {
    const attempt = (what: () => void) => {
      try {
        what();
        setProblem(null);
      } catch (error) {
        setProblem(codeOf(error));
      }
    };
    return { evening, open, say: sayOf(evening, open), problem, attempt, show, showTurn: () => setTab('turn') };
  }, [evening, open, problem, revision]);
  const explained = {
    ...open,
    face: { ...open.face, candidate: toldNames(open) },
    say: model.say,
    match: { id: saved.id },
    explain: (n: number) => evening.explain(n),
    props: boardProps(model),
  };
  return (
    <EveningProvider value={model}>
      <TableProvider value={explained as unknown as TableModel}>
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
                onClick={() => model.attempt(() => evening.undo())}
              >
                <Glyph id="undo" />
              </button>
            </>
          }
        />
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
            <TaskLog />
          </section>
        </main>
        <nav className="dock evening-dock" aria-label={t.nav.menu}>
          {shown.map((one) => (
            <button
              key={one}
              type="button"
              className={`to-${one}`}
              aria-pressed={one === tab}
              onClick={() => setTab(one)}
            >
              <Glyph id={icons[one]} />
              {t.assistant.tabs[one]}
            </button>
          ))}
        </nav>
        {place !== null && <PlaceSheet place={place} onClose={() => show(null)} />}
      </TableProvider>
    </EveningProvider>
  );
}

/** Reasons name nothing that nobody told. */
function toldNames({ face }: OpenGame): OpenGame['face']['candidate'] {
  return (name, say) => {
    const told = face.real?.publicName?.(name) ?? name;
    return face.candidate?.(told, say) ?? told;
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
    return setup && face.seatLook?.(setup, seat, null, say).name;
  };
  return say;
}
