/** A new table: ready to start as it stands; change only what you like. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type GameEntry, gameEntry } from '@tavola/games/index.ts';
import type { SpokenFace } from '@tavola/kernel/face.ts';
import { usualOf } from '@tavola/kernel/settings.ts';
import { useState } from 'react';
import { NotFound } from '../about/not-found.tsx';
import { loadFace } from '../game-list.ts';
import { HostError } from '../host/errors.ts';
import type { NewSeat } from '../host/types.ts';
import { go, type Params } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { CoverArt, Loading, Note, Row, Segmented, Switch } from '../ui/parts.tsx';
import { LanguageButton, TopBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { bot, canBeLocal, create, me } from './create.ts';
import { OptionRow, type OptionValue } from './option-row.tsx';
import { SeatRow } from './seat-row.tsx';

export function NewTable({ params }: { readonly params: Params }) {
  const t = useText();
  const { language } = useSettings();
  const entry = gameEntry(params.game ?? '');
  const { value: spoken, problem } = useLoaded(`face ${params.game} ${language}`, () =>
    loadFace(params.game ?? '', language),
  );
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

type Pace = 'live' | 'minutes' | 'days';
const CLOCKS: { readonly [P in Pace]: { decision: number | null; player: number | null } } = {
  live: { decision: null, player: null },
  minutes: { decision: null, player: 45 * 60 },
  days: { decision: 3 * 86_400, player: null },
};

function Form({ entry, spoken }: { readonly entry: GameEntry; readonly spoken: SpokenFace }) {
  const t = useText();
  const { language } = useSettings();
  const { face, text } = spoken;
  const { min, max } = entry.seats;
  const [seats, setSeats] = useState<readonly NewSeat[]>(() =>
    Array.from({ length: Math.min(max, Math.max(2, min)) }, (_, i): NewSeat => (i === 0 ? me() : bot())),
  );
  const [values, setValues] = useState<{ readonly [name: string]: OptionValue }>({});
  const [name, setName] = useState('');
  const [pace, setPace] = useState<Pace>('live');
  const [open, setOpen] = useState(false);
  const [local, setLocal] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hasFriends = !canBeLocal(seats);
  const setSeat = (i: number, seat: NewSeat) => setSeats(seats.map((old, j) => (i === j ? seat : old)));

  const start = async () => {
    setBusy(true);
    setProblem(null);
    const plan = { game: face.id, seats, options: values, name: name.trim(), clock: CLOCKS[pace] };
    try {
      go(await create({ ...plan, local: local && !hasFriends, open: open && hasFriends }, t));
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
        <section>
          <div className="sh">
            <h2>{t.newTable.seats}</h2>
            {seats.length < max && (
              <button type="button" className="btn sm" onClick={() => setSeats([...seats, bot()])}>
                <Glyph id="plus" className="s" />
                {t.newTable.addSeat}
              </button>
            )}
          </div>
          <ol className="seats">
            {seats.map((seat, i) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the order.
                key={i}
                index={i}
                seat={seat}
                automata={face.seatSettings?.automaton !== undefined}
                canRemove={i > 0 && seats.length > min}
                onChange={(next) => setSeat(i, next)}
                onRemove={() => setSeats(seats.filter((_, j) => j !== i))}
              />
            ))}
          </ol>
        </section>
        <section>
          <div className="sh">
            <h2>{t.newTable.variants}</h2>
            {Object.keys(values).length > 0 && (
              <button type="button" className="btn sm quiet" onClick={() => setValues({})}>
                {t.newTable.defaults}
              </button>
            )}
          </div>
          <ul className="vars">
            {Object.entries(face.options)
              .filter(([, field]) => field.applies?.(values, seats.length) ?? true)
              .map(([field, how]) => (
                <OptionRow
                  key={field}
                  field={how}
                  text={text.options[field] ?? { name: field, help: '' }}
                  value={values[field] ?? (usualOf(how) as OptionValue)}
                  onChange={(value) => setValues({ ...values, [field]: value })}
                />
              ))}
            {hasFriends ? (
              <>
                <Row name={t.newTable.pace} help={t.newTable.paceHelp}>
                  <Segmented
                    label={t.newTable.pace}
                    value={pace}
                    choices={(['live', 'minutes', 'days'] as const).map((it) => ({
                      value: it,
                      name: t.newTable.paces[it],
                    }))}
                    onChange={setPace}
                  />
                </Row>
                <Row name={t.newTable.open} help={t.newTable.openHelp}>
                  <Switch label={t.newTable.open} on={open} onChange={setOpen} />
                </Row>
              </>
            ) : (
              <Row name={t.newTable.local} help={t.newTable.localHelp}>
                <Switch label={t.newTable.local} on={local} onChange={setLocal} />
              </Row>
            )}
            <Row name={t.newTable.name} help={t.newTable.nameHelp}>
              <input
                className="field"
                aria-label={t.newTable.name}
                maxLength={60}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            </Row>
          </ul>
        </section>
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
