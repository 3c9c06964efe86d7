/** Says what to touch and why, what was done so far, and which lessons there are. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Lesson } from '@tavola/kernel/host/lesson.ts';
import { useEffect, useState } from 'react';
import type { NewSeat } from '../api/types.ts';
import { go, Link } from '../browser/router.tsx';
import { create, tableOf } from '../new-table/create.ts';
import { seatsOfLesson } from '../new-table/usual-seats.ts';
import { GameLog } from '../table/log/game-log.tsx';
import { idsOf } from '../table/model/ids-of.ts';
import { bringToMiddle, isSeen } from '../table/stage/sight.tsx';
import { useText } from '../text/catalogue.ts';
import type { LessonHost } from './lesson-host.ts';
import { finishedLessons } from './progress.ts';

type Props = {
  readonly host: LessonHost;
  readonly lessons: readonly Lesson[];
  readonly game: string;
  /** What happened is still being shown: the coach waits until it has been seen. */
  readonly behind: boolean;
};

/** Where the coach stands beside the table there is room for the reasons; elsewhere they are a touch away. */
const BESIDE = '(min-width: 1280px)';

export function Coach({ host, lessons, game, behind }: Props) {
  const t = useText();
  const { course } = host;
  const { lesson, strayed } = course;
  const [at, setAt] = useState(course.at);
  if (!behind && at !== course.at) setAt(course.at);
  const step = lesson.steps[at] ?? null;
  const count = lesson.steps.length;
  usePointer(strayed || behind ? null : (step?.pick ?? null), course.table.count);
  return (
    <aside className="side coach" aria-label={t.learn.coach}>
      <header>
        <span className="label">{t.learn.lesson(lessons.indexOf(lesson) + 1, lesson.title)}</span>
        <Link className="btn sm quiet" href={`/learn/${game}`}>
          {t.learn.leave}
        </Link>
      </header>
      <progress value={at} max={count} aria-label={t.learn.progress(Math.min(at + 1, count), count)} />
      <div className="say" role="status">
        {strayed ? (
          <>
            <h2>{t.learn.strayed}</h2>
            <p>{t.learn.strayedText}</p>
            <button type="button" className="btn primary" onClick={() => host.takeBack()}>
              <Glyph id="undo" className="s" />
              {t.learn.takeBack}
            </button>
          </>
        ) : step ? (
          <>
            <h2>{step.say}</h2>
            {step.pick === undefined && (
              <button type="button" className="btn primary" onClick={() => host.read()}>
                {t.learn.goOn}
              </button>
            )}
            {step.why && (
              <details key={at} open={matchMedia(BESIDE).matches}>
                <summary>{t.learn.why}</summary>
                <p>{step.why}</p>
              </details>
            )}
          </>
        ) : (
          <Finished lessons={lessons} lesson={lesson} game={game} />
        )}
      </div>
      {at > 0 && (
        <section className="so-far">
          <h3 className="label">{t.learn.soFar}</h3>
          <ul>
            {lesson.steps.slice(0, at).map((one) => (
              <li key={one.id}>
                <Glyph id="check" className="s" /> {one.done}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Told />
      <Contents lessons={lessons} lesson={lesson} game={game} done={step === null} />
    </aside>
  );
}

type Of = { readonly lessons: readonly Lesson[]; readonly lesson: Lesson; readonly game: string };

function Finished({ lessons, lesson, game }: Of) {
  const t = useText();
  const next = lessons[lessons.indexOf(lesson) + 1];
  const seats = seatsOfLesson(lesson);
  const against = seats.some(({ kind }) => kind === 'automaton') ? 'automaton' : 'bot';
  return (
    <>
      <h2>{t.learn.finished}</h2>
      {next && (
        <Link className="btn primary" href={`/learn/${game}/${next.id}`}>
          {t.learn.next}
        </Link>
      )}
      <button type="button" className={`btn ${next ? '' : 'primary'}`} onClick={() => playForReal(game, seats)}>
        {t.learn.playForReal[against]}
      </button>
    </>
  );
}

/** A real game on the seats of the lesson, against its automata and easy bots. */
async function playForReal(game: string, seats: readonly NewSeat[]): Promise<void> {
  go(await create(tableOf(game, seats)));
}

/** The log, where the coach stands in its place; on small screens it is in the dock. */
function Told() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className="told" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.table.log}</summary>
      {open && <GameLog />}
    </details>
  );
}

function Contents({ lessons, lesson, game, done }: Of & { readonly done: boolean }) {
  const t = useText();
  const finished = finishedLessons(game);
  return (
    <nav className="contents" aria-label={t.learn.contents}>
      <ol>
        {lessons.map((one) => (
          <li key={one.id}>
            <Link href={`/learn/${game}/${one.id}`} aria-current={one === lesson ? 'page' : undefined}>
              {(finished.includes(one.id) || (done && one === lesson)) && (
                <Glyph id="check" className="s" label={t.learn.isDone} />
              )}
              <b>{one.title}</b>
              <small>{one.minutes} min</small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Rings what is to be touched: what stands for that option alone, or else what leads there. */
function usePointer(option: string | null, moment: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment draws the table again.
  useEffect(() => {
    if (option === null) return;
    let brought = false;
    const point = () => {
      for (const it of document.querySelectorAll('.to-touch')) it.classList.remove('to-touch');
      const ringed = ringedFor(option);
      for (const it of ringed) it.classList.add('to-touch');
      const [first] = ringed;
      if (brought || !first) return;
      brought = true;
      // A drawing keeps its zoom: it is brought as a whole.
      if (!ringed.some(isSeen)) (first.closest('.zoom') ?? first).scrollIntoView({ block: 'center' });
      if (!ringed.some(isSeen)) bringToMiddle(first);
    };
    point();
    const stage = document.querySelector('.stage');
    const drawn = new MutationObserver(point);
    if (stage)
      drawn.observe(stage, { childList: true, subtree: true, attributeFilter: ['data-options', 'data-leads-to'] });
    return () => {
      drawn.disconnect();
      for (const it of document.querySelectorAll('.to-touch')) it.classList.remove('to-touch');
    };
  }, [option, moment]);
}

/** What stands for this option and the fewest others; without any, what opens the part of the board where it is. */
function ringedFor(option: string): readonly HTMLElement[] {
  const marked = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (it) => idsOf(it).includes(option) && it.checkVisibility(),
    );
  const standing = marked('[data-options], [data-option]');
  if (standing.length === 0) return marked('[data-leads-to]');
  const fewest = Math.min(...standing.map((it) => idsOf(it).length));
  return standing.filter((it) => idsOf(it).length === fewest);
}
