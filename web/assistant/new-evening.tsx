/** A new evening at the real table: which one it is, with a touch or two; or who plays, seat by seat. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { go, type Params, useLocation } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { type LocalMatch, loadLocal } from '../host/store.ts';
import { gameEntry, loadGame, openGame } from '../shelf/game-list.ts';
import { gameName } from '../shelf/game-name.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { NotFound } from '../ui/not-found.tsx';
import { Page } from '../ui/page.tsx';
import { Loading } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useEveningWords } from './model/words.ts';
import { NotHere } from './not-here.tsx';
import { type Sitting, usualSittings, type Values } from './start/sittings.ts';
import { Which } from './start/which.tsx';
import { SeatFields, Who } from './start/who.tsx';
import './styles.ts';

export function NewEvening({ params: { game = '' } }: { readonly params: Params }) {
  const t = useText();
  const { language } = useSettings();
  const follows = useLocation().searchParams.get('follows');
  const loaded = useLoaded(`${game} ${language} ${follows}`, async () => ({
    // With its board: figures have its colours.
    spoken: await openGame(game, language),
    before: follows === null ? undefined : await loadLocal(follows),
  }));
  if (!gameEntry(game)?.assistant) return <NotFound />;
  return (
    <Page title={`${t.assistant.title}: ${gameName(game, language)}`}>
      {loaded.value ? (
        <Form {...loaded.value} />
      ) : loaded.problem ? (
        <NotHere game={game} problem={loaded.problem} />
      ) : (
        <Loading>{t.loadingGame}</Loading>
      )}
    </Page>
  );
}

type FormProps = {
  readonly spoken: SpokenFace;
  /** The game of a chronicle that it follows from. */
  readonly before: LocalMatch | undefined;
};

function Form({ spoken, before }: FormProps) {
  const t = useText();
  const words = useEveningWords();
  const { language } = useSettings();
  const { face } = spoken;
  const [chosen, choose] = useState(() => face.real?.evenings?.[0]);
  const [seats, setSeats] = useState<readonly Sitting[]>(() => usualSittings(spoken));
  const [options, setOptions] = useState((before?.log.options ?? {}) as Values);
  const [joins, setJoins] = useState(false);
  const [name, setName] = useState(before?.name || words.defaultName(new Date().toLocaleDateString(language)));
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    try {
      // The rules come with the game: without it this page says so, also without a network.
      const { startEvening } = await import('./model/start-evening.ts');
      const evening = chosen ? { seats: chosen.seats, options: chosen.options ?? {} } : { seats, options };
      const game = await loadGame(face.id);
      go(`/assistant/${await startEvening({ game, name, ...evening, before, joins, joining: face.real?.joining })}`);
    } catch (error) {
      const reason = (error as { detail?: { reason?: string } }).detail?.reason;
      setProblem((reason && spoken.text.reasons[reason]) || problemText(t, codeOf(error)));
    }
  };
  const free = (isJoining: boolean) => {
    setSeats(chosen?.seats ?? seats);
    setOptions(chosen?.options ?? options);
    setJoins(isJoining);
    choose(undefined);
  };
  return (
    <form
      className={`evening-form game-${face.id}`}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      {before && <p>{words.follows(before.name)}</p>}
      {chosen ? (
        <Which spoken={spoken} chosen={chosen} onChoose={choose} onFree={free} />
      ) : (
        <>
          {face.real?.evenings && (
            <button type="button" className="btn" onClick={() => choose(face.real?.evenings?.[0])}>
              <Glyph id="undo" className="s" />
              {words.whichEvening}
            </button>
          )}
          {joins && <p>{words.joinLead}</p>}
          <Who spoken={spoken} seats={seats} onChange={setSeats} />
          <Agreed spoken={spoken} seats={seats.length} values={options} onChange={setOptions} />
          <label className="evening-field">
            <span>{words.name}</span>
            <input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
          </label>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <button type="submit" className="btn primary big evening-start">
        {chosen ? words.startNamed(saidIn(chosen.name, language)) : joins ? words.startJoined : words.start}
      </button>
    </form>
  );
}

type AgreedProps = {
  readonly spoken: SpokenFace;
  readonly seats: number;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
};

/** The box and the variants. */
function Agreed({ spoken: { face, text }, seats, values, onChange }: AgreedProps) {
  const words = useEveningWords();
  const wanted = face.real?.options;
  const fields = Object.fromEntries(Object.entries(face.forms.options).filter(([id]) => wanted?.includes(id) ?? true));
  return (
    <>
      <h2>{words.options}</h2>
      <SeatFields fields={fields} texts={text.options} values={values} seats={seats} onChange={onChange} />
    </>
  );
}
