/** Why an automaton chose as it did: candidates across, one rung for each criterion, the winner's thread to the end. */
import type { AnyBoard } from '@tavola/games/board/contract.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { clauseId } from '@tavola/kernel/face/text.ts';
import type { Event } from '@tavola/kernel/rules/decision.ts';
import type { Trace } from '@tavola/kernel/rules/select.ts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../text/catalogue.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useDrawn, useGame, useLog } from '../model/parts.tsx';
import { Cited } from './cited.tsx';
import { fitBelow, type LadderCell, type LadderStep, signsOf, stepsOf } from './ladder-model.ts';
import { useShowable, useShowing } from './shown.tsx';

type ReasonsProps = {
  readonly n: number;
  /** For a board that has more to show about it. */
  readonly event?: Event;
  /** After how many picks it was told. */
  readonly at: number;
  readonly cites: readonly string[];
};

/** The reasons of event number `n`, found out now that somebody wants to know, and the other clauses it cites. */
export function Reasons({ n, event, at, cites }: ReasonsProps) {
  const t = useText();
  const { explain, id } = useLog();
  const { value, problem, again } = useLoaded(`why ${id} ${n} ${at}`, () => explain(n));
  const drawn = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is there.
  useEffect(() => {
    drawn.current?.scrollIntoView({ block: 'nearest' });
  }, [value]);
  if (problem) {
    return (
      <p className="ladder-note" role="alert">
        {t.ladder.failed}{' '}
        <button type="button" className="btn sm" onClick={again}>
          {t.tryAgain}
        </button>
      </p>
    );
  }
  if (!value) {
    return (
      <p className="ladder-note" role="status">
        {t.ladder.looking}
      </p>
    );
  }
  const idsOf = (rungs: readonly { readonly clause: string }[]) => rungs.map(({ clause }) => clauseId(clause));
  const followed = value.flatMap(({ rungs }) => idsOf(rungs));
  const drawnHere = new Set(value.flatMap((trace) => idsOf(stepsOf(trace))));
  const others = [...new Set([...followed, ...cites])].filter((clause) => !drawnHere.has(clause));
  return (
    <div ref={drawn}>
      {value.map((trace, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the selections of one event keep their order.
        <Ladder key={i} trace={trace} />
      ))}
      {others.length > 0 && <Cited clauses={others} />}
      {event && <OnBoard event={event} />}
    </div>
  );
}

/** What the board adds to the reasons. */
function OnBoard({ event }: { readonly event: Event }) {
  const { board } = useGame();
  return board?.Reasoning ? <Reasoned of={board.Reasoning} event={event} /> : null;
}

type ReasonedProps = { readonly of: NonNullable<AnyBoard['Reasoning']>; readonly event: Event };

function Reasoned({ of: Reasoning, event }: ReasonedProps) {
  const { props } = useDrawn();
  return <Reasoning {...props} event={event} />;
}

function Ladder({ trace }: { readonly trace: Trace }) {
  const t = useText();
  const { face, say } = useGame();
  const names = trace.candidates.map((name) => face.things?.candidate?.(name, say) ?? name);
  const known = trace.candidates.map((name) => face.things?.sign?.(name) ?? null);
  const isSigned = known.every((sign) => sign !== null);
  const signs = isSigned ? known : signsOf(names);
  const steps = stepsOf(trace);
  const won = trace.taken.map((place) => names[place] ?? '');
  const isWinner = (place: number) => trace.taken.includes(place);
  const columns = { '--columns': names.length } as React.CSSProperties;
  const isLettered = !isSigned && signs[0] !== names[0];
  const isRoomy = fitBelow(names);
  return (
    <section className="ladder" style={columns}>
      <h4>
        <Glyph id="why" className="s" />
        {t.ladder.title(won)}
      </h4>
      <p className="sr">{t.ladder.candidates(names)}</p>
      <div className="across heads" aria-hidden="true">
        {signs.map((sign, place) => (
          <span key={sign} className={isWinner(place) ? 'head won' : 'head'}>
            <i>{sign}</i>
            {isLettered && isRoomy && <small>{names[place]}</small>}
          </span>
        ))}
      </div>
      {isLettered && !isRoomy && (
        <ul className="legend" aria-hidden="true">
          {signs.map((sign, place) => (
            <li key={sign} className={isWinner(place) ? 'won' : ''}>
              <i>{sign}</i>
              {names[place]}
            </li>
          ))}
        </ul>
      )}
      <ol className="rungs">
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the criteria of one selection keep their order.
          <li key={i}>
            <div className="across" aria-hidden="true">
              {step.cells.map((cell, place) => (
                <Thread key={signs[place]} cell={cell} isWinner={isWinner(place)} />
              ))}
            </div>
            <Band step={step} names={names} isTextShown={isFirst(steps, i)} />
          </li>
        ))}
      </ol>
      <div className="across ends" aria-hidden="true">
        {signs.map((sign, place) => (
          <span key={sign} className={isWinner(place) ? 'thread won' : 'thread gone'}>
            {isWinner(place) && (
              <b className="end-disc">
                <Glyph id="check" className="s" />
              </b>
            )}
          </span>
        ))}
      </div>
      <p className="taken">
        <b>{won.length > 0 ? won.join(' · ') : t.ladder.nobody}</b>
        <span>{t.ladder.among(names.length)}</span>
      </p>
      <ShowButton trace={trace} />
    </section>
  );
}

/** Rings the candidates on the board, or no longer. */
function ShowButton({ trace }: { readonly trace: Trace }) {
  const t = useText();
  const isShowable = useShowable(trace);
  const { trace: shown, show } = useShowing();
  if (!isShowable) return null;
  const isShown = shown === trace;
  return (
    <button
      type="button"
      className="btn sm quiet show"
      aria-pressed={isShown}
      onClick={() => show(isShown ? null : trace)}
    >
      <Glyph id="target" className="s" />
      {isShown ? t.ladder.hide : t.ladder.show}
    </button>
  );
}

/** Is the text of this clause not above already? */
function isFirst(steps: readonly LadderStep[], i: number): boolean {
  const id = clauseId(steps[i]?.clause ?? '');
  return steps.findIndex(({ clause }) => clauseId(clause) === id) === i;
}

function Thread({ cell: { fate, value }, isWinner }: { readonly cell: LadderCell; readonly isWinner: boolean }) {
  return (
    <span className={`thread ${fate} ${isWinner ? 'won' : ''}`}>
      {value !== null && <b>{value}</b>}
      {fate === 'out' && <i />}
      {fate === 'skipped' && <Glyph id="close" className="s" />}
    </span>
  );
}

type BandProps = { readonly step: LadderStep; readonly names: readonly string[]; readonly isTextShown: boolean };

/** What the criterion says, by which clause; a touch shows the clause in full. For screen readers also who passed and who did not. */
function Band({ step: { clause, how, cells }, names, isTextShown }: BandProps) {
  const t = useText();
  const { clauses } = useGame();
  const [isOpen, setOpen] = useState(false);
  const id = clauseId(clause);
  const named = (fates: readonly string[]) =>
    cells.flatMap(({ fate, value }, place) => {
      const name = names[place] ?? '';
      return fates.includes(fate) ? [value === null ? name : t.ladder.valued(name, value)] : [];
    });
  // A game may say a single criterion in words of its own: `EVE-8.5 vp` beside `EVE-8.5`.
  const label = clause === id ? t.ladder.how[how] : (clauses[clause] ?? t.ladder.how[how]);
  return (
    <>
      <button type="button" className="band" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{label}</b>
        <span className="clause">{id}</span>
        {(isTextShown || isOpen) && clauses[id] && <small className={isOpen ? 'whole' : ''}>{clauses[id]}</small>}
      </button>
      <p className="sr">{t.ladder.passed(named(['in', 'back']), named(['out']), named(['skipped']))}</p>
    </>
  );
}
