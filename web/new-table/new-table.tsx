/** A new table: ready to start as it stands; change only what you like. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { GameEntry } from '@tavola/games/shelf.ts';
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { type Fields, fittingValues } from '@tavola/kernel/rules/settings.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HostError } from '../api/errors.ts';
import type { NewSeat } from '../api/types.ts';
import { keepOffline } from '../browser/offline.ts';
import { go, type Params, useLocation } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { useMyName } from '../people/name-field.tsx';
import { gameEntry, loadFace } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { NotFound } from '../ui/not-found.tsx';
import { CoverArt, Loading, Note } from '../ui/parts.tsx';
import { LanguageButton, TopBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { canBeLocal, create } from './create.ts';
import { Options, type TableChoices, USUAL_CHOICES } from './options.tsx';
import { clockPlan } from './pace.ts';
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
  const name = saidIn(entry.name, language);
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

type FormProps = { readonly entry: GameEntry; readonly spoken: SpokenFace };

function Form({ entry, spoken }: FormProps) {
  const t = useText();
  const { language } = useSettings();
  const [seats, setSeats] = useState<readonly NewSeat[]>(() => usualSeats(entry));
  const [choices, setChoices] = useState(USUAL_CHOICES);
  const [myName, setMyName] = useMyName();
  const [isNameMissed, setNameMissed] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const company = companyOf(seats);
  const { hasFriends, hasCompany } = company;
  const lacksName = hasFriends && seats.some(isMe) && myName.trim() === '';
  const { busy, problem, open } = useOpening({ entry, spoken }, seats, choices, hasCompany ? myName : '');
  const start = () => {
    setNameMissed(lacksName);
    if (lacksName) nameField.current?.focus();
    else open();
  };
  const startButton = (
    <button type="button" className="btn primary big" aria-busy={busy} onClick={start}>
      {busy ? t.home.opening : t.newTable.start}
    </button>
  );
  const me = {
    name: myName,
    rename: setMyName,
    isNeeded: hasFriends,
    problem: isNameMissed && lacksName ? t.newTable.nameNeeded : null,
    field: nameField,
  };
  return (
    <main className="nt">
      <div className="form">
        <header className="hd">
          <span className="cv">
            <CoverArt entry={entry} />
          </span>
          <div>
            <h1>{t.newTable.title(saidIn(entry.name, language))}</h1>
            <p>{t.newTable.lead}</p>
          </div>
        </header>
        <Seats entry={entry} spoken={spoken} seats={seats} onChange={setSeats} me={hasCompany ? me : null} />
        <Options
          spoken={spoken}
          seats={seats.length}
          hasFriends={hasFriends}
          hasBots={company.hasBots}
          isAlone={company.isAlone}
          choices={{ ...choices, values: sensible(choices.values, spoken.face.forms.options, seats.length) }}
          onChange={(change) => setChoices({ ...choices, ...change })}
        />
      </div>
      <Summary entry={entry} seats={seats.length} hasFriends={hasFriends}>
        {problem && <p role="alert">{problem}</p>}
        {startButton}
      </Summary>
      <div className="cta">
        {problem && <p role="alert">{problem}</p>}
        {startButton}
      </div>
    </main>
  );
}

const isMe = ({ kind }: NewSeat) => kind === 'me';

/** Who plays beside me. */
function companyOf(seats: readonly NewSeat[]) {
  const hasFriends = !canBeLocal(seats);
  const hasCompany = hasFriends || seats.some(({ kind }) => kind === 'screen');
  const isAlone = !hasCompany && seats.some(isMe);
  return { hasFriends, hasCompany, isAlone, hasBots: seats.some(({ kind }) => kind === 'bot') };
}

/** Opens the table, and goes there. */
function useOpening({ entry, spoken }: FormProps, seats: readonly NewSeat[], choices: TableChoices, myName: string) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const follows = useLocation().searchParams.get('follows') ?? undefined;
  const { hasFriends, hasBots } = companyOf(seats);
  const { values, name, pace, own, weekends, local, open: isOpen, isPublic, peoplesDice, practice, plans } = choices;
  const open = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const address = await create({
        game: entry.id,
        myName,
        seats,
        options: sensible(values, spoken.face.forms.options, seats.length),
        name: name.trim(),
        clock: clockPlan(hasFriends ? pace : 'live', own, weekends),
        local: (local && !hasFriends) || follows?.startsWith('local-') === true,
        follows,
        open: isOpen && hasFriends,
        isPublic,
        practice,
        plans: hasFriends ? plans : null,
        dice: peoplesDice && !hasBots ? 'people' : 'app',
      });
      go(address);
    } catch (error) {
      setBusy(false);
      const { code, detail } = error instanceof HostError ? error : new HostError('UNKNOWN');
      setProblem(spoken.text.reasons[String(detail.reason)] ?? problemText(t, code));
    }
  };
  return { busy, problem, open };
}

type SummaryProps = {
  readonly entry: GameEntry;
  readonly seats: number;
  readonly hasFriends: boolean;
  readonly children: ReactNode;
};

/** What will be opened, beside the form where there is room. */
function Summary({ entry, seats, hasFriends, children }: SummaryProps) {
  const t = useText();
  const { language } = useSettings();
  return (
    <aside className="sum">
      <div className="cover">
        <CoverArt entry={entry} />
        <span className="ttl">{saidIn(entry.name, language)}</span>
      </div>
      <div className="sumt">
        <ul>
          <li>
            <Glyph id="players" className="s" />
            {t.newTable.seatCount(seats)}
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
        {children}
      </div>
    </aside>
  );
}

/** What was chosen and no longer makes sense for this many seats falls back to the usual. */
function sensible(values: TableChoices['values'], fields: Fields, seats: number): TableChoices['values'] {
  const fits = ([name, value]: readonly [string, unknown]) => {
    const field = fields[name];
    return field?.kind !== 'choice' || fittingValues(field, seats).includes(String(value));
  };
  return Object.fromEntries(Object.entries(values).filter(fits));
}
