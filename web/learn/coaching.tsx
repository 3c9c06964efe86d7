/** What the coach says at each step, in the places of the table: the question, its acts, the bar at the top. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Lesson } from '@tavola/kernel/host/lesson.ts';
import { type ReactNode, useState } from 'react';
import type { Coaching } from '../table/model/coaching.ts';
import { useText } from '../text/catalogue.ts';
import type { LessonHost } from './lesson-host.ts';
import { WaysOn } from './ways-on.tsx';

export type Taught = {
  readonly host: LessonHost;
  readonly lessons: readonly Lesson[];
  readonly game: string;
  /** How many steps are done and have been seen. */
  readonly at: number;
};

/** While what happened is still being shown the coach waits until it has been seen. */
export function useSeenSteps({ course }: LessonHost, behind: boolean): number {
  const [at, setAt] = useState(course.at);
  if (!behind && at !== course.at) setAt(course.at);
  return at;
}

export function useLessonCoaching(taught: Taught): Coaching {
  const t = useText();
  const { host, lessons, game, at } = taught;
  const { lesson, strayed } = host.course;
  const step = lesson.steps[at] ?? null;
  const frame = {
    pick: null,
    progress: <Progress name={t.learn.lesson(lessons.indexOf(lesson) + 1, lesson.title)} lesson={lesson} at={at} />,
    exit: `/learn/${game}`,
  };
  if (strayed) {
    const back = (
      <Primary onClick={() => host.takeBack()}>
        <Glyph id="undo" className="s" />
        {t.learn.takeBack}
      </Primary>
    );
    return { ...frame, say: t.learn.strayed, why: t.learn.strayedText, acts: back };
  }
  if (!step) return { ...frame, say: t.learn.finished, why: lesson.summary, acts: <WaysOn {...taught} /> };
  const { say, why = null, pick = null } = step;
  const acts = pick === null ? <Primary onClick={() => host.read()}>{t.learn.goOn}</Primary> : null;
  return { ...frame, say, why, pick, acts };
}

function Primary({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className="btn primary" onClick={onClick}>
      {children}
    </button>
  );
}

type ProgressProps = { readonly name: string; readonly lesson: Lesson; readonly at: number };

function Progress({ name, lesson, at }: ProgressProps) {
  const t = useText();
  const { steps } = lesson;
  const now = Math.min(at + 1, steps.length);
  return (
    <span className="lesson-dots" role="img" aria-label={`${name}. ${t.learn.progress(now, steps.length)}`}>
      {steps.map(({ id }, i) => (
        <i key={id} className={i < at ? 'done' : i === at ? 'now' : ''} />
      ))}
    </span>
  );
}
