/** What to do now: an instruction, a question, dice, a card, or a person's turn to be told. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { CHANCE, kindOf, TABLE } from '@tavola/kernel/rules/ask.ts';
import type { Decision } from '@tavola/kernel/rules/decision.ts';
import { go } from '../browser/router.tsx';
import { useText } from '../text/catalogue.ts';
import { Segmented } from '../ui/parts.tsx';
import { CardPicker } from './card-picker.tsx';
import { Checks } from './checks.tsx';
import { askText, isDice, isOutsideTurn, movesAt, optionText, tasksFrom, useEvening } from './context.ts';
import { Dice } from './dice.tsx';
import type { Evening } from './evening.ts';
import { NeedSheet } from './need.tsx';
import { OneDie } from './one-die.tsx';
import { TakenUp } from './recover.tsx';
import { TaskList } from './task-list.tsx';

export function Turn() {
  const t = useText();
  const model = useEvening();
  const { evening, open } = model;
  const { app } = evening;
  const { decision, need, table } = app;
  const waiting = tasksFrom(model, evening.ahead);
  if (need) return <NeedSheet />;
  const { opened } = app;
  const isAsking = decision !== null && (waiting.length === 0 ? !app.waitsForHands : isAmongTasks(evening, decision));
  return (
    <>
      {opened !== 'whole' && <p role="status">{t.assistant.opened[opened]}</p>}
      <TakenUp />
      {(waiting.length > 0 || app.waitsForHands) && <Instructions key={evening.ahead} />}
      {isAsking && <Question decision={decision} />}
      {table.outcome && waiting.length === 0 && (
        <>
          <h1>{t.assistant.over}</h1>
          <p>{open.text.reasons[table.outcome.reason]}</p>
          {table.outcome.legacy && <KeepChronicle />}
        </>
      )}
      <Paces />
    </>
  );
}

/** Asked in the middle of what hands do, on the same screen: dice, a card that is turned up, what is printed on it. */
function isAmongTasks(evening: Evening, decision: Decision): boolean {
  return isDice(evening, decision) || (decision.seat === TABLE && !evening.app.waitsForHands);
}

/** The list of what to do with one's hands; where something is asked in the middle of it, answering goes on. */
function Instructions() {
  const t = useText();
  const model = useEvening();
  const { evening, attempt } = model;
  const { decision } = evening.app;
  const tasks = tasksFrom(model, evening.ahead);
  const isAsked = decision !== null && isAmongTasks(evening, decision);
  return (
    <>
      {tasks.length > 0 && <h2>{t.assistant.tasks}</h2>}
      <TaskList tasks={tasks} />
      {!isAsked && (
        <>
          <button type="button" className="btn primary big" onClick={() => attempt(() => evening.done())}>
            <Glyph id="check" />
            {t.assistant.done}
          </button>
          <Checks />
        </>
      )}
    </>
  );
}

function Question({ decision }: { readonly decision: Decision }) {
  const model = useEvening();
  const { evening, open, say } = model;
  const { ask, seat } = decision;
  const DiceInput = open.face.real?.side?.(kindOf(ask), 1, say) == null ? Dice : OneDie;
  const isCard = seat === CHANCE && decision.options.every(({ id }) => !/^\d+$/.test(id));
  return (
    <>
      <h1>{askText(model, ask)}</h1>
      {isOutsideTurn(evening) ? (
        <OutsideTurn />
      ) : isDice(evening, decision) ? (
        <DiceInput key={decision.number} decision={decision} />
      ) : isCard ? (
        <CardPicker decision={decision} />
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

/** A person's turn: everything is told on the map; here are its two endings. */
function OutsideTurn() {
  const t = useText();
  const model = useEvening();
  const { evening, open, attempt } = model;
  const [told, ...others] = movesAt(model, null);
  return (
    <>
      <p>{open.text.real?.ownTurn ?? t.assistant.changed}</p>
      <div className="evening-moves">
        {told && (
          <button type="button" className="btn primary big" onClick={() => attempt(() => evening.answer(told.id))}>
            {optionText(model, told.move)}
          </button>
        )}
        {others.map(({ id, move }) => (
          <button key={id} type="button" className="btn" onClick={() => attempt(() => evening.answer(id))}>
            {optionText(model, move)}
          </button>
        ))}
      </div>
    </>
  );
}

function KeepChronicle() {
  const t = useText();
  const { evening } = useEvening();
  return (
    <button
      type="button"
      className="btn primary big"
      onClick={async () => go(`/chronicle/${await evening.keepChronicle()}`)}
    >
      <Glyph id="log" />
      {evening.kept === null ? t.assistant.keepChronicle : t.assistant.toChronicle}
    </button>
  );
}

function Paces() {
  const t = useText();
  const { evening } = useEvening();
  const { paces, whoRolls } = t.assistant;
  return (
    <div className="evening-paces">
      <Segmented
        label={t.assistant.pace}
        value={evening.pace}
        choices={[
          { value: 'turn', name: paces.turn },
          { value: 'step', name: paces.step },
        ]}
        onChange={(pace) => evening.setPace(pace)}
      />
      {evening.app.table.game.real?.dice && (
        <Segmented
          label={t.assistant.dice}
          value={evening.rolls ? 'app' : 'people'}
          choices={[
            { value: 'people', name: whoRolls.people },
            { value: 'app', name: whoRolls.app },
          ]}
          onChange={(who) => evening.setRolls(who === 'app')}
        />
      )}
    </div>
  );
}
