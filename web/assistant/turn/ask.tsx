/** The bottom of the screen, under the thumb: the one open question, or the one button. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { CHANCE, kindOf } from '@tavola/kernel/rules/ask.ts';
import type { Decision } from '@tavola/kernel/rules/decision.ts';
import { askTitle, isDice, isOutsideTurn, optionText, useEvening } from '../model/context.ts';
import { piecesOf } from '../model/pieces.ts';
import { type Screen, seatOnScreen } from '../model/screen-lines.ts';
import { useEveningWords } from '../model/words.ts';
import { OutsideTurn } from '../people/outside-turn.tsx';
import { CardPicker } from './card-picker.tsx';
import { CardRow } from './card-row.tsx';
import { Dice } from './dice.tsx';
import { End } from './end.tsx';
import { NeedSheet } from './need.tsx';
import { PartDone } from './parts.tsx';

export function Ask({ screen }: { readonly screen: Screen }) {
  const { evening } = useEvening();
  const { decision, need, table, waitsForHands } = evening.app;
  if (evening.writer.isReading) return <GoOnHere />;
  if (need) return <NeedSheet />;
  if (screen.isEnded) return <End />;
  if (screen.part && screen.isOver) return <PartDone screen={screen} part={screen.part} />;
  if (waitsForHands || screen.isOver || table.outcome) return <Done />;
  return decision && <Question key={decision.number} decision={decision} screen={screen} />;
}

/** Another tab tells this evening: here it is followed, until somebody goes on here. */
function GoOnHere() {
  const words = useEveningWords();
  const { evening } = useEvening();
  return (
    <div className="ask-row" role="status">
      <p className="ask-hint">{words.otherTab}</p>
      <button type="button" className="btn primary ask-go" onClick={() => evening.writer.take()}>
        {words.goOnHere}
      </button>
    </div>
  );
}

/** Hands have followed the lines. It says whose turn is next. */
function Done() {
  const words = useEveningWords();
  const model = useEvening();
  const { evening, open, say, attempt, to } = model;
  const { table } = evening.app;
  const view = table.view('spectator');
  const next = view === null || evening.app.waitsForHands ? null : (open.face.turns?.whose?.(view) ?? null);
  const places = [...new Set(table.facts().map(({ place }) => place))];
  return (
    <div className="ask-row">
      {places.length > 0 && (
        <button type="button" className="btn ask-side" aria-label={words.notSo} onClick={() => to('edit')}>
          <Glyph id="edit" />
        </button>
      )}
      <button type="button" className="btn primary ask-go" onClick={() => attempt(() => evening.done())}>
        <Glyph id="check" />
        {next === null || table.outcome ? words.done : words.doneNext(say.who(next))}
      </button>
    </div>
  );
}

type QuestionProps = { readonly decision: Decision; readonly screen: Screen };

function Question({ decision, screen }: QuestionProps) {
  const model = useEvening();
  const { evening, open, say } = model;
  const { ask, seat } = decision;
  const seen = seatOnScreen(model, screen);
  const about = seen === null || isOutsideTurn(evening) ? null : say.who(seen);
  const dice = isDice(evening, decision) ? (open.face.real?.dice?.(ask, say) ?? null) : null;
  // Whose turn it is stands on top, and what to do in the strip.
  const hasTray = isOutsideTurn(evening) && piecesOf(model, seat).length > 0;
  const isCard = seat === CHANCE && decision.options.every(({ id }) => !/^\d+$/.test(id));
  return (
    <>
      <div className={hasTray ? 'sr' : 'ask-head'} data-ask={kindOf(ask)}>
        <h1>{askTitle(model, ask)}</h1>
        {about !== null && <p>{about}</p>}
      </div>
      {isOutsideTurn(evening) ? (
        <OutsideTurn />
      ) : dice !== null ? (
        <Dice dice={dice} />
      ) : isCard ? (
        <>
          <CardRow decision={decision} />
          <CardPicker decision={decision} />
        </>
      ) : (
        <Options decision={decision} />
      )}
    </>
  );
}

/** Many short answers stand side by side. */
const MANY = 5;
const SHORT = 5;
const MIDDLE = 16;

function Options({ decision }: { readonly decision: Decision }) {
  const model = useEvening();
  const { evening, attempt } = model;
  const options = decision.options.map(({ id, move }) => ({ id, text: optionText(model, move) }));
  const longest = Math.max(...options.map(({ text }) => text.length));
  const size = options.length < MANY ? '' : longest <= SHORT ? 'short' : longest <= MIDDLE ? 'middle' : '';
  return (
    <div className={`evening-moves ${size}`}>
      {options.map(({ id, text }) => (
        <button key={id} type="button" className="btn big" onClick={() => attempt(() => evening.answer(id))}>
          {text}
        </button>
      ))}
    </div>
  );
}
