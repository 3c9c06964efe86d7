/** What is asked, in one line, and one row of what answers it: back, a hint, the options without a place on the board, or the deed that is selected. */

import { useNarrow, useShelf } from '@tavola/games/board/breakpoints.ts';
import type { BoardOption, Choice } from '@tavola/games/board/contract.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { leadsTo } from '@tavola/games/board/stands-for.ts';
import { Tag, useTag } from '@tavola/games/board/tags.tsx';
import { moveText } from '@tavola/kernel/face/face.ts';
import { questionText } from '@tavola/kernel/face/text.ts';
import { leaves } from '@tavola/kernel/host/folding.ts';
import { isChanceMove } from '@tavola/kernel/rules/decision.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../browser/settings.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { HintButton, HintPanel } from '../hint/hint.tsx';
import { useHint } from '../hint/use-hint.ts';
import { type Coaching, useCoaching } from '../model/coaching.ts';
import { useAsked, useDrawn, useGame, useHost, usePlaying } from '../model/parts.tsx';
import { RecapSheet } from '../recap/recap.tsx';
import { useRecap } from '../recap/use-recap.tsx';
import { AskLine, CoachLine } from './ask-line.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { PartsRow } from './parts-row.tsx';
import { TrayRow } from './tray-row.tsx';
import { TurnOver } from './turn-over.tsx';
import { Waiting } from './waiting.tsx';

/** At most this many buttons stand in the row; the rest are behind “more”. */
const IN_ROW = 3;
/** A narrowed list of at most this many is also offered as buttons. */
const NARROW = 8;

/** As high with many words or buttons as with few, so that the board never moves. */
export function DecisionBar({ onLog }: { readonly onLog?: () => void }) {
  const { asked, idle } = useAsked();
  const { text, say } = useGame();
  const { ending } = useSettings();
  /** At this question the person still wants to act. */
  const [actsAt, setActsAt] = useState<number | null>(null);
  const acts = idle !== null && actsAt === idle.at;
  const { lines } = useRecap();
  const coaching = useCoaching();
  const { behind } = usePlaying();
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  const bar = () => {
    if (coaching) return behind ? <Waiting /> : <Coached coaching={coaching} />;
    if (lines) return <RecapSheet lines={lines} onLog={onLog} />;
    if (!asked.choice) return <Waiting />;
    if (idle && ending !== 'ask' && !acts) {
      const onAct = asked.choice.options.length > 1 ? () => setActsAt(idle.at) : null;
      const question = questionText(text, asked.choice.ask, say).title;
      return (
        <TurnOver key={idle.at} ends={idle.option} question={question} isAtOnce={ending === 'now'} onAct={onAct} />
      );
    }
    return <Question choice={asked.choice} />;
  };
  return (
    <div className="bar-box" ref={box} tabIndex={-1}>
      {bar()}
    </div>
  );
}

/** A step of a lesson: its own buttons, or those of the question. */
function Coached({ coaching }: { readonly coaching: Coaching }) {
  const { text, say } = useGame();
  const { choice } = useAsked().asked;
  const whole = choice && questionText(text, choice.ask, say).whole;
  return (
    <div className="decision">
      <CoachLine key={coaching.say} coaching={coaching} whole={whole} choice={choice} />
      <div className="acts">{coaching.acts ?? (choice && <Acts choice={choice} />)}</div>
    </div>
  );
}

function Question({ choice }: { readonly choice: Choice }) {
  const t = useText();
  const { connection } = useHost();
  const { text, say } = useGame();
  const { asked } = useAsked();
  const hinted = useHint();
  // With a number left to choose, that is the question.
  const question = questionText(text, asked.parts.at(-1)?.ask ?? choice.ask, say);
  const title = () => {
    if (asked.problem) return problemText(t, asked.problem);
    if (asked.sending && connection === 'offline') return t.problems.OFFLINE;
    // What is asked may be the question behind this one.
    if (asked.looking && choice.options.length === 0) return '';
    return isFinished(choice) ? t.table.nothingLeft : question.title;
  };
  return (
    <>
      <div className="decision" aria-busy={asked.sending || asked.looking}>
        <AskLine title={title()} whole={question.whole} choice={choice} />
        <div className="acts">
          <Acts choice={choice} hint={<HintButton hinted={hinted} />} />
        </div>
      </div>
      <HintPanel hinted={hinted} />
    </>
  );
}

/** Nothing is left but to leave, and the host must not say so by its time. */
function isFinished({ options: [only, ...others] }: Choice): boolean {
  return only !== undefined && others.length === 0 && leaves(only.move);
}

function Acts({ choice, hint }: { readonly choice: Choice; readonly hint?: ReactNode }) {
  const t = useText();
  const { asked } = useAsked();
  const buttons = useButtons(choice);
  const { parts, whole } = asked;
  const selected = asked.looking ? null : choice.selected;
  const deed = parts.at(-1)?.taken ?? selected;
  return (
    <>
      {asked.narrowed && (
        <button type="button" className="btn quiet square" aria-label={t.table.back} onClick={choice.back}>
          <Glyph id="close" className="s" />
          <span>{t.table.back}</span>
        </button>
      )}
      {!selected && asked.before.length === 0 && hint}
      {parts.length > 0 && <PartsRow />}
      {asked.tray && <TrayRow tray={asked.tray} />}
      {deed && (selected || whole) ? (
        <ConfirmButton selected={deed} onConfirm={choice.confirm} />
      ) : (
        !asked.tray?.counts.length && <Buttons of={buttons} />
      )}
    </>
  );
}

/** What has no place to touch, and what was narrowed down to a few. */
function useButtons({ options, open }: Choice): readonly BoardOption[] {
  const { board } = useGame();
  const { props } = useDrawn();
  const coaching = useCoaching();
  if (options.length === 1 || (open.length < options.length && open.length <= NARROW)) return open;
  const unplaced = open.filter(({ move }) => isChanceMove(move) || !board?.placed(move, props.view));
  const taught = unplaced.filter(({ id }) => id === coaching?.pick);
  return [...taught, ...unplaced.filter((option) => !taught.includes(option))];
}

/** At most this many letters in each of one, two or three buttons on a phone, held upright and sideways, and at a desk, so that two lines hold them. */
const LETTERS = { upright: [72, 34, 20], sideways: [60, 28, 15], desk: [72, 44, 40] };

/** A word of one of three buttons on a phone that is longer than this is cut. */
const LONGEST_WORD = 11;

/** How many of these stand in the row; those that have no room for their words are behind one more button. */
function inOneRow(words: readonly string[], room: readonly number[]): number {
  const isRoomy = (count: number, buttons: number) =>
    words
      .slice(0, count)
      .every((one) => one.length <= (room[buttons - 1] ?? 0) && (buttons < IN_ROW || isBreakable(one)));
  if (words.length <= IN_ROW && isRoomy(words.length, words.length)) return words.length;
  return [IN_ROW - 1, 1].find((count) => count < words.length && isRoomy(count, count + 1)) ?? 0;
}

const isBreakable = (words: string): boolean => words.split(' ').every(({ length }) => length <= LONGEST_WORD);

function Buttons({ of }: { readonly of: readonly BoardOption[] }) {
  const t = useText();
  const { asked } = useAsked();
  const { board } = useGame();
  const [isOpen, setOpen] = useState(false);
  const { text, face, say } = useGame();
  const hasShelf = useShelf();
  // Where nothing is drawn, the list beside the board has them all.
  const onPhone = useNarrow() ? LETTERS.upright : LETTERS.sideways;
  const room = hasShelf ? onPhone : LETTERS.desk;
  const shown = board
    ? inOneRow(
        of.map(({ move }) => moveText({ face, text }, move, say)),
        room,
      )
    : of.length;
  const fits = shown === of.length;
  const inRow = of.slice(0, shown);
  const isOnly = asked.choice?.options.length === 1;
  return (
    <>
      {inRow.map((option) => (
        <OptionButton key={option.id} option={option} primary={isOnly} />
      ))}
      {!fits && (
        <button
          type="button"
          className="btn more"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          {...leadsTo(of.slice(shown).map(({ id }) => id))}
        >
          {shown === 0 ? t.table.chooseOf(of.length) : t.table.moreOptions(of.length - shown)}
        </button>
      )}
      {isOpen && !fits && (
        <Dialog kind="sheet" title={t.table.options} onClose={() => setOpen(false)}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: whatever is chosen in it closes it, by touch or by key. */}
          <ul className="tray" onClick={() => setOpen(false)}>
            {of.map((option) => (
              <li key={option.id}>
                <OptionButton option={option} primary={false} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

type ConfirmProps = { readonly selected: BoardOption; readonly onConfirm: () => void };

function ConfirmButton({ selected, onConfirm }: ConfirmProps) {
  const t = useText();
  const { text, face, say } = useGame();
  const { tray } = useAsked().asked;
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing that is selected by a key leads here.
  useEffect(() => {
    if (document.activeElement?.matches('.pieces :focus-visible')) button.current?.focus();
  }, [selected.id]);
  return (
    <button type="button" className="btn primary confirm" ref={button} data-option={selected.id} onClick={onConfirm}>
      <Glyph id="check" className="s" />
      <span>{tray?.counts.length ? t.table.takeThese : moveText({ face, text }, selected.move, say)}</span>
    </button>
  );
}

export function OptionButton({ option, primary }: { readonly option: BoardOption; readonly primary: boolean }) {
  const { text, face, say } = useGame();
  const { asked } = useAsked();
  const t = useText();
  const coaching = useCoaching();
  const { choice } = asked;
  const selected = choice?.selected?.id === option.id;
  const tag = useTag([option.id]);
  return (
    <button
      type="button"
      className={`btn option ${primary ? 'primary' : ''}`}
      data-option={option.id}
      aria-pressed={selected}
      aria-description={tag?.label}
      onClick={() => choice?.narrow([option.id])}
    >
      <span>
        {choice && !coaching && isFinished(choice) ? t.table.finish : moveText({ face, text }, option.move, say)}
      </span>
      {tag && <Tag tag={tag} className="inline" />}
    </button>
  );
}
