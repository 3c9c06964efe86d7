/** What several phones ask of one another: two numbers for one thing, what fell, what has not arrived, how far a step back goes. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { factText } from '@tavola/kernel/face/text.ts';
import type { Cell, Clash } from '@tavola/kernel/real/shared.ts';
import type { Move } from '@tavola/kernel/rules/ask.ts';
import { UNKNOWN } from '@tavola/kernel/table/picture.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { type EveningModel, useEvening } from '../model/context.ts';
import { goAlone } from '../model/share.ts';
import { SharedEvening } from '../model/shared-evening.ts';
import { useSharedWords } from './words.ts';

/** Nothing for an evening of one phone. */
export function SharedNotes() {
  const model = useEvening();
  const { evening } = model;
  return evening instanceof SharedEvening ? <Notes model={model} evening={evening} /> : null;
}

type NotesProps = { readonly model: EveningModel; readonly evening: SharedEvening };

function Notes({ model, evening }: NotesProps) {
  const words = useSharedWords();
  const { reach, clashes } = evening;
  return (
    <>
      {clashes.map((clash) => (
        <ClashCard key={clash.fact} model={model} evening={evening} clash={clash} />
      ))}
      <Away evening={evening} />
      <Fell model={model} evening={evening} />
      {reach && (
        <Confirm
          title={words.reachTitle(reach.steps)}
          text={words.reachText([...new Set(reach.others)].join(', '))}
          yes={words.reachYes}
          no={words.reachNo}
          onYes={() => model.attempt(() => evening.reached(true))}
          onNo={() => evening.reached(false)}
        />
      )}
    </>
  );
}

function ClashCard({ model, evening, clash }: NotesProps & { readonly clash: Clash }) {
  const words = useSharedWords();
  const { attempt, open, say, show } = model;
  const known = evening.app.table.facts().find(({ id }) => id === clash.fact);
  if (!known) return null;
  const name = factText(open.text, known.fact as Move, say);
  const place = open.text.real?.place(known.place, say) ?? '';
  const called = (said: string) => open.text.real?.value(said, say, known.fact) ?? said;
  const voices = clash.voices.filter(({ said }) => said !== UNKNOWN);
  return (
    <section className="clash" aria-label={words.clash}>
      <p className="clash-head">
        <Glyph id="fork" className="s" />
        {words.clash}
      </p>
      <h2>{'min' in known.among ? words.clashAsk(name, place) : name}</h2>
      <div className="clash-voices">
        {voices.map(({ by, said }) => (
          <button key={`${by} ${said}`} type="button" onClick={() => attempt(() => evening.settle(clash.fact, said))}>
            <strong>{'min' in known.among ? said : called(said)}</strong>
            <span>{by === null ? words.rules : words.told(evening.nameOf(by) ?? words.you)}</span>
          </button>
        ))}
      </div>
      <p className="clash-foot">
        {words.look}{' '}
        <button type="button" className="link" onClick={() => show(known.place)}>
          {words.other}
        </button>
      </p>
    </section>
  );
}

/** Without the others this phone goes on, and says so. */
function Away({ evening }: { readonly evening: SharedEvening }) {
  const words = useSharedWords();
  if (evening.line.state === 'gone') {
    const goOn = async () => {
      await goAlone(evening.document);
      location.reload();
    };
    return (
      <section className="shared-note">
        <h2>{words.goneTitle}</h2>
        <p>{words.goneText}</p>
        <button type="button" className="btn primary" onClick={() => void goOn()}>
          {words.goOn}
        </button>
      </section>
    );
  }
  if (evening.line.since === null || evening.unsent === 0) return null;
  return (
    <section className="shared-note" role="status">
      <h2>{words.unsentTitle}</h2>
      <p>{words.unsentText}</p>
      <p>
        <Glyph id="offline" className="s" /> {words.waiting(evening.unsent)}
      </p>
    </section>
  );
}

function Fell({ model, evening }: NotesProps) {
  const t = useText();
  const words = useSharedWords();
  const { attempt, open, say } = model;
  const { suggestions, refused } = evening;
  const told = ({ fact, said }: Cell) => {
    const known = evening.app.table.facts().find(({ id }) => id === fact);
    if (!known) return said;
    const value = open.text.real?.value(said, say, known.fact) ?? said;
    return `${factText(open.text, known.fact as Move, say)}: ${'min' in known.among ? said : value}`;
  };
  return (
    <>
      {suggestions.map((one) => (
        <section key={one.word} className="shared-note">
          <p>
            {words.fell} <b>{one.cells.map(told).join(' · ')}</b>
          </p>
          <div className="evening-moves short">
            <button type="button" className="btn primary" onClick={() => attempt(() => evening.tellAgain(one))}>
              {words.again}
            </button>
            <button type="button" className="btn quiet" onClick={() => evening.dismiss(one.word)}>
              {words.dismiss}
            </button>
          </div>
        </section>
      ))}
      {refused.slice(-1).map(({ word, code }) => (
        <section key={word} className="shared-note" role="alert">
          <p>
            {words.refused} {problemText(t, code)}
          </p>
          <button type="button" className="btn quiet" onClick={() => evening.dismiss(word)}>
            {t.close}
          </button>
        </section>
      ))}
    </>
  );
}
