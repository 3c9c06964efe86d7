/** What comes after a lesson: the next one, or a real game on the same seats. */
import type { Lesson } from '@tavola/kernel/host/lesson.ts';
import type { NewSeat } from '../api/types.ts';
import { go, Link } from '../browser/router.tsx';
import { create, tableOf } from '../new-table/create.ts';
import { seatsOfLesson } from '../new-table/usual-seats.ts';
import { useText } from '../text/catalogue.ts';
import type { LessonHost } from './lesson-host.ts';

type Props = { readonly host: LessonHost; readonly lessons: readonly Lesson[]; readonly game: string };

export function WaysOn({ host, lessons, game }: Props) {
  const t = useText();
  const { lesson } = host.course;
  const next = lessons[lessons.indexOf(lesson) + 1];
  const seats = seatsOfLesson(lesson);
  const against = seats.some(({ kind }) => kind === 'automaton') ? 'automaton' : 'bot';
  return (
    <>
      <button type="button" className={`btn ${next ? '' : 'primary'}`} onClick={() => playForReal(game, seats)}>
        <span>{t.learn.playForReal[against]}</span>
      </button>
      {next && (
        <Link className="btn primary" href={`/learn/${game}/${next.id}`}>
          {t.learn.next}
        </Link>
      )}
    </>
  );
}

/** A real game on the seats of the lesson, against its automata and easy bots. */
async function playForReal(game: string, seats: readonly NewSeat[]): Promise<void> {
  go(await create(tableOf(game, seats)));
}
