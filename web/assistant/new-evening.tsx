/** Who sits at the real table and what came out of the box: under a minute with a thumb. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import type { RealEvening } from '@tavola/kernel/face/real-face.ts';
import { type Fields, usualOf } from '@tavola/kernel/rules/settings.ts';
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { go, type Params, useLocation } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { type LocalMatch, loadLocal } from '../host/store.ts';
import { gameEntry, loadFace, loadGame } from '../shelf/game-list.ts';
import { gameName } from '../shelf/game-name.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { NotFound } from '../ui/not-found.tsx';
import { Page } from '../ui/page.tsx';
import { Loading } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { FieldControl } from './field.tsx';
import { useEveningWords } from './model/words.ts';
import { NotHere } from './not-here.tsx';
import './styles.ts';

export function NewEvening({ params: { game = '' } }: { readonly params: Params }) {
  const t = useText();
  const { language } = useSettings();
  const follows = useLocation().searchParams.get('follows');
  const loaded = useLoaded(`${game} ${language} ${follows}`, async () => ({
    spoken: await loadFace(game, language),
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

type Sitting = { readonly kind: 'outside' | 'automaton'; readonly settings: { readonly [name: string]: unknown } };
/** Real seats choose for themselves: nothing is left to the app's chance. */
const LEFT_TO_CHANCE = ['random', 'in-turn-order'];

type FormProps = {
  readonly spoken: SpokenFace;
  /** The game of a chronicle that it follows from. */
  readonly before: LocalMatch | undefined;
};

function Form({ spoken, before }: FormProps) {
  const t = useText();
  const words = useEveningWords();
  const { language } = useSettings();
  const { face, text } = spoken;
  const [seats, setSeats] = useState<readonly Sitting[]>(() => usualSittings(spoken));
  const [options, setOptions] = useState<{ readonly [name: string]: unknown }>(
    (before?.log.options ?? {}) as object as { readonly [name: string]: unknown },
  );
  const [name, setName] = useState(before?.name || words.defaultName(new Date().toLocaleDateString(language)));
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    try {
      // The rules come with the game: without it this page says so, also without a network.
      const { startEvening } = await import('./model/start-evening.ts');
      go(`/assistant/${await startEvening({ game: await loadGame(face.id), name, seats, options, before })}`);
    } catch (error) {
      const reason = (error as { detail?: { reason?: string } }).detail?.reason;
      setProblem((reason && text.reasons[reason]) || problemText(t, codeOf(error)));
    }
  };
  const wanted = face.real?.options;
  const fields = Object.fromEntries(Object.entries(face.forms.options).filter(([id]) => wanted?.includes(id) ?? true));
  return (
    <form
      className="evening-form"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Presets
        spoken={spoken}
        seats={seats}
        onChoose={({ seats: sitting, options: agreed = {} }) => {
          setSeats(sitting);
          setOptions(agreed);
        }}
      />
      <label className="evening-field">
        <span>{words.name}</span>
        <input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </label>
      {before && <p>{words.follows(before.name)}</p>}
      <h2>{words.seats}</h2>
      <ol className="evening-seats">
        {seats.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their place.
          <SeatItem key={i} index={i} spoken={spoken} seats={seats} onChange={setSeats} />
        ))}
      </ol>
      {face.real?.seats === undefined && <AddSeat spoken={spoken} seats={seats} onChange={setSeats} />}
      <h2>{words.options}</h2>
      <SeatFields fields={fields} texts={text.options} values={options} seats={seats.length} onChange={setOptions} />
      {problem && <p role="alert">{problem}</p>}
      <button type="submit" className="btn primary big evening-start">
        {words.start}
      </button>
    </form>
  );
}

type PresetsProps = {
  readonly spoken: SpokenFace;
  readonly seats: readonly Sitting[];
  readonly onChoose: (evening: RealEvening) => void;
};

/** Which evening is it? A touch fills in everything below. */
function Presets({ spoken: { face, language }, seats, onChoose }: PresetsProps) {
  const words = useEveningWords();
  const evenings = face.real?.evenings ?? [];
  if (evenings.length === 0) return null;
  return (
    <fieldset className="evening-presets">
      <legend>{words.whichEvening}</legend>
      {evenings.map((evening) => (
        <button
          key={evening.id}
          type="button"
          aria-pressed={JSON.stringify(seats) === JSON.stringify(evening.seats)}
          onClick={() => onChoose(evening)}
        >
          <b>{saidIn(evening.name, language)}</b>
          <span>{saidIn(evening.about, language)}</span>
          <small>{words.minutes(evening.minutes)}</small>
        </button>
      ))}
    </fieldset>
  );
}

type SeatsProps = {
  readonly spoken: SpokenFace;
  readonly seats: readonly Sitting[];
  readonly onChange: (seats: readonly Sitting[]) => void;
};

function AddSeat({ spoken, seats, onChange }: SeatsProps) {
  const words = useEveningWords();
  const isFull = seats.length >= spoken.face.seats.max;
  const add = (kind: Sitting['kind']) => onChange([...seats, newSitting(kind, fieldsOf(spoken, kind), seats)]);
  return (
    <div className="evening-add">
      <button type="button" className="btn" disabled={isFull} onClick={() => add('outside')}>
        <Glyph id="plus" className="s" />
        {words.addPerson}
      </button>
      <button type="button" className="btn" disabled={isFull} onClick={() => add('automaton')}>
        <Glyph id="plus" className="s" />
        {words.addAutomaton}
      </button>
    </div>
  );
}

function SeatItem({ index: i, spoken, seats, onChange }: SeatsProps & { readonly index: number }) {
  const words = useEveningWords();
  const { face, text } = spoken;
  const sitting = seats[i] as Sitting;
  const isOpen = face.real?.seats === undefined;
  const kind = sitting.kind === 'automaton' ? words.automaton : words.person;
  return (
    <li>
      <header>
        <Glyph id={sitting.kind === 'automaton' ? 'automaton' : 'person'} />
        <b>{calledBySeat(spoken, sitting, i) ?? kind}</b>
        {isOpen && i > 0 && (
          <button
            type="button"
            className="ib"
            aria-label={words.earlier(`${kind} ${i + 1}`)}
            onClick={() => onChange(seats.toSpliced(i, 1).toSpliced(i - 1, 0, sitting))}
          >
            <Glyph id="chevron-up" />
          </button>
        )}
        {isOpen && seats.length > face.seats.min && (
          <button
            type="button"
            className="ib"
            aria-label={words.remove(`${kind} ${i + 1}`)}
            onClick={() => onChange(seats.toSpliced(i, 1))}
          >
            <Glyph id="close" />
          </button>
        )}
      </header>
      <SeatFields
        fields={fieldsOf(spoken, sitting.kind)}
        texts={text.seatSettings ?? {}}
        values={sitting.settings}
        seats={seats.length}
        onChange={(settings) => onChange(seats.with(i, { ...sitting, settings }))}
      />
    </li>
  );
}

function fieldsOf({ face }: SpokenFace, kind: Sitting['kind']): Fields {
  return face.forms.seatSettings?.[kind === 'automaton' ? 'automaton' : 'player'] ?? {};
}

/** Where a seat alone says who somebody is. */
function calledBySeat(spoken: SpokenFace, sitting: Sitting, seat: number): string | undefined {
  const isChosen = Object.keys(fieldsOf(spoken, sitting.kind)).length > 0;
  const { face, language, text } = spoken;
  const say = { language, me: 'spectator' as const, who: String, words: text.words };
  return isChosen ? undefined : face.looks?.seat?.(sitting, seat, null, say).name;
}

function usualSittings(spoken: SpokenFace): readonly Sitting[] {
  const { real } = spoken.face;
  const [first] = real?.evenings ?? [];
  if (first) return first.seats;
  const all: Sitting[] = [];
  for (const kind of real?.seats ?? real?.usual ?? (['outside', 'automaton'] as const))
    all.push(newSitting(kind, fieldsOf(spoken, kind), all));
  return all;
}

type FieldsProps = {
  readonly fields: Fields;
  readonly texts: SpokenFace['text']['options'];
  readonly values: { readonly [name: string]: unknown };
  readonly seats: number;
  readonly onChange: (values: { readonly [name: string]: unknown }) => void;
};

function SeatFields({ fields, texts, values, seats, onChange }: FieldsProps) {
  const words = useEveningWords();
  const standing = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, values[name] ?? usualOf(field)]),
  );
  const shown = Object.entries(fields).filter(([, field]) => field.applies?.(standing, seats) ?? true);
  const controls = (rare: boolean) =>
    shown
      .filter(([, field]) => (field.rare === true) === rare)
      .map(([name, field]) => (
        <FieldControl
          key={name}
          name={name}
          field={field}
          text={texts[name]}
          value={values[name]}
          seats={seats}
          without={LEFT_TO_CHANCE}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ));
  const rare = controls(true);
  return (
    <div className="evening-fields">
      {controls(false)}
      {rare.length > 0 && (
        <details>
          <summary>{words.moreOptions}</summary>
          {rare}
        </details>
      )}
    </div>
  );
}

/** What would be left to chance (a faction, a Coven) is the first that nobody has yet; people often have the second. */
function newSitting(kind: Sitting['kind'], fields: Fields, others: readonly Sitting[]): Sitting {
  const settings: { [name: string]: unknown } = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'choice' || !LEFT_TO_CHANCE.includes(String(usualOf(field)))) continue;
    const taken = others.map((other) => other.settings[name]);
    const free = field.values.filter((value) => !LEFT_TO_CHANCE.includes(value) && !taken.includes(value));
    settings[name] = free[kind === 'automaton' ? 0 : Math.min(1, free.length - 1)];
  }
  return { kind, settings };
}
