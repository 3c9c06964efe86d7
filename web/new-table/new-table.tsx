/** A new table: ready to start as it stands; change only what you like. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { GameEntry } from '@tavola/games/index.ts';
import type { SpokenFace } from '@tavola/kernel/face.ts';
import { type Fields, fittingValues } from '@tavola/kernel/settings.ts';
import { useEffect, useRef, useState } from 'react';
import { NotFound } from '../about/not-found.tsx';
import { gameEntry, loadFace } from '../game-list.ts';
import { HostError } from '../host/errors.ts';
import type { NewSeat } from '../host/types.ts';
import { keepOffline } from '../offline.ts';
import { go, type Params, useLocation } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { CoverArt, Loading, Note } from '../ui/parts.tsx';
import { LanguageButton, TopBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useMyName } from '../you/name-field.tsx';
import { canBeLocal, create } from './create.ts';
import { Options, type Pace, type TableChoices, USUAL_CHOICES } from './options.tsx';
import { Seats } from './seats.tsx';
import { usualSeats } from './usual-seats.ts';

export function NewTable({ params }: { readonly params: Params }) {
  const t = useText();
  const { language } = useSettings();
  const entry = gameEntry(params.game ?? '');
  const { value: spoken, problem } = useLoaded(`face ${params.game} ${language}`, () =>
    loadFace(params.game ?? '', language),
  );
  useEffect(() => {
    if (entry) void keepOffline(entry.id);
  }, [entry]);
  if (!entry) return <NotFound />;
  const name = entry.name[language];
  return (
    <div className={`game-${entry.id}`}>
      <TopBar
        crumb={
          <>
            <strong>{name}</strong>
            <span>{t.newTable.crumb}</span>
          </>
        }
        right={<LanguageButton />}
      />
      {spoken && <Form key={entry.id} entry={entry} spoken={spoken} />}
      {!spoken && (
        <main className="page">
          {problem ? <Note icon="offline" title={problemText(t, problem)} /> : <Loading>{t.loadingGame}</Loading>}
        </main>
      )}
    </div>
  );
}

const CLOCKS: { readonly [P in Pace]: { decision: number | null; player: number | null } } = {
  live: { decision: null, player: null },
  minutes: { decision: null, player: 45 * 60 },
  days: { decision: 3 * 86_400, player: null },
};

function Form({ entry, spoken }: { readonly entry: GameEntry; readonly spoken: SpokenFace }) {
  const t = useText();
  const { language } = useSettings();
  const { text } = spoken;
  const [seats, setSeats] = useState<readonly NewSeat[]>(() => usualSeats(entry));
  const [choices, setChoices] = useState(USUAL_CHOICES);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [myName, setMyName] = useMyName();
  const [isNameMissed, setNameMissed] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const follows = useLocation().searchParams.get('follows') ?? undefined;
  const hasFriends = !canBeLocal(seats);
  const hasCompany = hasFriends || seats.some(({ kind }) => kind === 'screen');
  const isAlone = !hasCompany && seats[0]?.kind === 'me';
  const hasBots = seats.some(({ kind }) => kind === 'bot');

  const lacksName = hasFriends && seats[0]?.kind === 'me' && myName.trim() === '';
  const start = async () => {
    setNameMissed(lacksName);
    if (lacksName) return nameField.current?.focus();
    setBusy(true);
    setProblem(null);
    const { values, name, pace, local, open, isPublic, peoplesDice, practice } = choices;
    try {
      const plan = {
        game: entry.id,
        myName: hasCompany ? myName : '',
        seats,
        options: sensible(values, spoken.face.options, seats.length),
        name: name.trim(),
        clock: CLOCKS[hasFriends ? pace : 'live'],
        local: (local && !hasFriends) || follows?.startsWith('local-') === true,
        follows,
        open: open && hasFriends,
        isPublic,
        practice,
        dice: peoplesDice && !hasBots ? ('people' as const) : ('app' as const),
      };
      go(await create(plan));
    } catch (error) {
      setBusy(false);
      const { code, detail } = error instanceof HostError ? error : new HostError('UNKNOWN');
      setProblem(text.reasons[String(detail.reason)] ?? problemText(t, code));
    }
  };
  const startButton = (
    <button type="button" className="btn primary big" aria-busy={busy} onClick={start}>
      {busy ? t.home.opening : t.newTable.start}
    </button>
  );

  return (
    <main className="nt">
      <div className="form">
        <header className="hd">
          <span className="cv">
            <CoverArt entry={entry} />
          </span>
          <div>
            <h1>{t.newTable.title(entry.name[language])}</h1>
            <p>{t.newTable.lead}</p>
          </div>
        </header>
        <Seats
          entry={entry}
          spoken={spoken}
          seats={seats}
          onChange={setSeats}
          me={
            hasCompany
              ? {
                  name: myName,
                  rename: setMyName,
                  isNeeded: hasFriends,
                  problem: isNameMissed && lacksName ? t.newTable.nameNeeded : null,
                  field: nameField,
                }
              : null
          }
        />
        <Options
          spoken={spoken}
          seats={seats.length}
          hasFriends={hasFriends}
          hasBots={hasBots}
          isAlone={isAlone}
          choices={{ ...choices, values: sensible(choices.values, spoken.face.options, seats.length) }}
          onChange={(change) => setChoices({ ...choices, ...change })}
        />
      </div>
      <aside className="sum">
        <div className="cover">
          <CoverArt entry={entry} />
          <span className="ttl">{entry.name[language]}</span>
        </div>
        <div className="sumt">
          <ul>
            <li>
              <Glyph id="players" className="s" />
              {t.newTable.seatCount(seats.length)}
            </li>
            <li>
              <Glyph id="clock" className="s" />
              {t.newTable.minutes(entry.minutes.min, entry.minutes.max)}
            </li>
            {hasFriends && (
              <li>
                <Glyph id="link" className="s" />
                {t.newTable.linkAfter}
              </li>
            )}
          </ul>
          {problem && <p role="alert">{problem}</p>}
          {startButton}
        </div>
      </aside>
      <div className="cta">
        {problem && <p role="alert">{problem}</p>}
        {startButton}
      </div>
    </main>
  );
}

/** What was chosen and no longer makes sense for so many seats falls back to the usual. */
function sensible(values: TableChoices['values'], fields: Fields, seats: number): TableChoices['values'] {
  const fits = ([name, value]: readonly [string, unknown]) => {
    const field = fields[name];
    return field?.kind !== 'choice' || fittingValues(field, seats).includes(String(value));
  };
  return Object.fromEntries(Object.entries(values).filter(fits));
}
