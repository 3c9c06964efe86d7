/** An evening at the real table: one thing at a time on a phone, map and turn side by side where there is room. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { isTask, type Say } from '@tavola/kernel/face/text.ts';
import { explain } from '@tavola/kernel/host/explain.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { codeOf } from '../api/errors.ts';
import type { Params } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { loadGame, type OpenGame, openGame } from '../shelf/game-list.ts';
import { type TableParts, TableProvider } from '../table/model/parts.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { NotFound } from '../ui/not-found.tsx';
import { useTitle } from '../ui/page.tsx';
import { Loading } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { EveningBar } from './bar.tsx';
import { boardProps, EveningMap } from './map/board.tsx';
import { CarriedPieces } from './map/carried.tsx';
import { askTitle, type EveningModel, EveningProvider, type Tab, tabs, useEvening } from './model/context.ts';
import { Evening } from './model/evening.ts';
import { useLook } from './model/look.ts';
import { compared, type Screen, type ShownLine, screenOf } from './model/screen-lines.ts';
import { SharedEvening } from './model/shared-evening.ts';
import { loadEvening, type SavedEvening } from './model/store.ts';
import { useTelling } from './model/telling.ts';
import { useSteadyTouch } from './model/use-steady-touch.ts';
import { useWakeLock } from './model/wake-lock.ts';
import { useEveningWords } from './model/words.ts';
import { NotHere } from './not-here.tsx';
import { BattleSheet } from './people/battle-sheet.tsx';
import { ToldAloud } from './people/chip.tsx';
import { CommandSheet, useCommands } from './people/commands.tsx';
import { PointsSheet, ScoreTrack } from './people/points.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import { Places } from './places.tsx';
import { Steps } from './steps.tsx';
import { Panel } from './turn/panel.tsx';
import './styles.ts';

export function EveningPage({ params: { id = '' } }: { readonly params: Params }) {
  const t = useText();
  const loaded = useLoaded(id, async () => ({ saved: (await loadEvening(id)) ?? (await elsewhere(id)) }));
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

/** An evening that the server has and this device not yet. */
async function elsewhere(id: string): Promise<SavedEvening | undefined> {
  if (!id.startsWith('e_')) return undefined;
  const { fetchEvening } = await import('./model/share.ts');
  return fetchEvening(id).catch(() => undefined);
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

/** A board is drawn only where its places can be touched. */
function tabsOf({ face }: OpenGame): readonly Tab[] {
  return face.real?.touch ? tabs : tabs.filter((tab) => tab !== 'map');
}
const icons: { readonly [tab in Tab]: string } = { turn: 'automaton', edit: 'players', map: 'table', log: 'log' };

type OpenedProps = { readonly saved: SavedEvening; readonly game: AnyGame; readonly open: OpenGame };

function Opened({ saved, game, open }: OpenedProps) {
  const words = useEveningWords();
  const [evening] = useState(() => {
    const Told = saved.shared && !saved.shared.isAlone ? SharedEvening : Evening;
    return new Told(game, saved, (event) => isTask(open.text, event));
  });
  useEffect(() => (evening instanceof SharedEvening ? evening.connect() : undefined), [evening]);
  const shown = tabsOf(open);
  const { size } = useLook();
  const [tab, setTab] = useState<Tab>('turn');
  const [place, show] = useState<string | null>(null);
  const isWide = useIsWide();
  useWakeLock();
  useTitle(evening.name);
  const bare = useEveningModel(evening, open, { show, tab, to: setTab });
  const { screen, lit } = useScreen(bare);
  const telling = useTelling(bare);
  const model = { ...bare, ...lit, telling };
  const props = boardProps(model);
  // What the reasons of a line need: there is no match, and nobody is asked.
  const parts: Partial<TableParts> = {
    game: {
      ...open,
      face: { ...open.face, things: { ...open.face.things, candidate: toldNames(open) } },
      say: model.say,
    },
    ...(props && { drawn: { props, hands: 'own' } }),
    log: { id: saved.id, told: [], explain: async (n) => explain(evening.app.table, n) },
  };
  const isMapless = !shown.includes('map') || props === null;
  return (
    <EveningProvider value={model}>
      <TableProvider parts={parts}>
        <Main
          className={`evening is-${open.board?.layout ?? 'rail'} game-${open.face.id} on-${tab} size-${size} ${isMapless ? 'mapless' : ''} ${screen.isEnded ? 'ended' : screen.lines.length === 0 ? 'no-lines' : ''}`}
        >
          <EveningBar />
          {shown.includes('map') && (
            <section className="evening-map" aria-label={words.tabs.map}>
              <ScoreTrack />
              <EveningMap screen={screen} />
            </section>
          )}
          <section className="evening-turn" aria-label={words.tabs.turn}>
            <Panel screen={screen} />
          </section>
          <section className="evening-edit" aria-label={words.tabs.edit}>
            <Places />
          </section>
          <section className="evening-log" aria-label={words.tabs.log}>
            {(tab === 'log' || isWide) && <Steps />}
          </section>
          <Strip />
          <CarriedPieces />
          <Dock tabs={shown} tab={tab} onChoose={setTab} />
          {place !== null && !evening.writer.isReading && <PlaceSheet place={place} onClose={() => show(null)} />}
          <Asked />
        </Main>
      </TableProvider>
    </EveningProvider>
  );
}

type MainProps = { readonly className: string; readonly children: ReactNode };

/** Hears the keys that tell, and steadies hurried fingers. */
function Main({ className, children }: MainProps) {
  const { evening } = useEvening();
  const box = useRef<HTMLElement>(null);
  const { command, end } = useCommands();
  useSteadyTouch(box, evening.changes);
  return (
    <main className={className} ref={box}>
      {children}
      <ToldAloud />
      {command && <CommandSheet command={command} onEnd={end} />}
    </main>
  );
}

/** What a gesture asks before it is told. */
function Asked() {
  const { asking } = useEvening().telling;
  if (asking?.kind === 'battle') return <BattleSheet place={asking.place} />;
  return asking?.kind === 'points' ? <PointsSheet seat={asking.seat} /> : null;
}

/** Wide enough for the steps to stay open. */
const WIDE = '(min-width: 1280px) and (height > 500px)';
function useIsWide(): boolean {
  const subscribe = (listener: () => void) => {
    const query = matchMedia(WIDE);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

type Doors = Pick<EveningModel, 'show' | 'tab' | 'to'>;
type Bare = Omit<EveningModel, 'lit' | 'light' | 'showPart' | 'telling'>;

function useEveningModel(evening: Evening, open: OpenGame, { show, tab, to }: Doors): Bare {
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
    return { evening, open, say: sayOf(evening, open), problem, attempt, show, tab, to };
  }, [evening, open, problem, revision, tab]);
}

type Lit = Pick<EveningModel, 'lit' | 'light' | 'showPart'>;

/** The lines on the screen, and which of them is lit: the first that is not ticked, or another that somebody touched. */
function useScreen(bare: Bare): { readonly screen: Screen; readonly lit: Lit } {
  const [touched, light] = useState<string | null>(null);
  const [part, showPart] = useState<string | null>(null);
  const before = useRef<readonly ShownLine[]>([]);
  const screen = useMemo(() => {
    const now = screenOf(bare, part);
    return { ...now, lines: compared(now.lines, before.current, bare.evening.corrections > 0) };
  }, [bare, part]);
  useEffect(() => {
    if (bare.evening.corrections === 0) before.current = screen.lines;
  }, [bare, screen]);
  const open = screen.lines.filter(({ isTicked, acts }) => !isTicked && acts.length > 0);
  const lit = (open.find(({ id }) => id === touched) ?? open[0])?.id ?? null;
  return { screen, lit: { lit, light, showPart } };
}

/** On another part of the screen the question is a strip; a touch brings it back. */
function Strip() {
  const words = useEveningWords();
  const model = useEvening();
  const { decision, need, waitsForHands } = model.evening.app;
  const question = decision && need === null && !waitsForHands ? askTitle(model, decision.ask) : words.tasks;
  const asked = model.evening.writer.isReading ? words.otherTab : question;
  return (
    <button type="button" className="evening-strip" onClick={() => model.to('turn')}>
      <Glyph id="automaton" className="s" />
      {asked}
    </button>
  );
}

type DockProps = { readonly tabs: readonly Tab[]; readonly tab: Tab; readonly onChoose: (tab: Tab) => void };

function Dock({ tabs: all, tab, onChoose }: DockProps) {
  const t = useText();
  const words = useEveningWords();
  return (
    <nav className="evening-dock" aria-label={t.nav.menu}>
      {all.map((one) => (
        <button
          key={one}
          type="button"
          className={`to-${one}`}
          aria-pressed={one === tab}
          onClick={() => onChoose(one)}
        >
          <Glyph id={icons[one]} />
          <span>{words.tabs[one]}</span>
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
