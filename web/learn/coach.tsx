/** Beside the table, where there is room: why this step matters, what was done so far, the log, and which lessons there are. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { Link } from '../browser/router.tsx';
import { GameLog } from '../table/log/game-log.tsx';
import { useText } from '../text/catalogue.ts';
import type { Taught } from './coaching.tsx';
import { DoneSteps } from './ending.tsx';
import { finishedLessons } from './progress.ts';

type Props = { readonly taught: Taught; readonly why: string | null };

export function Coach({ taught, why }: Props) {
  const t = useText();
  const { host, lessons, at } = taught;
  const { lesson } = host.course;
  return (
    <aside className="side coach" aria-label={t.learn.coach}>
      <h2 className="label">{t.learn.lesson(lessons.indexOf(lesson) + 1, lesson.title)}</h2>
      {why !== null && (
        <section className="reason">
          <h3 className="label">{t.learn.why}</h3>
          <p>{why}</p>
        </section>
      )}
      {at > 0 && (
        <section className="so-far">
          <h3 className="label">{t.learn.soFar}</h3>
          <DoneSteps of={taught} />
        </section>
      )}
      <Told />
      <Contents of={taught} />
    </aside>
  );
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

function Contents({ of: { host, lessons, game, at } }: { readonly of: Taught }) {
  const t = useText();
  const finished = finishedLessons(game);
  const { lesson } = host.course;
  const isDone = at === lesson.steps.length;
  return (
    <nav className="contents" aria-label={t.learn.contents}>
      <ol>
        {lessons.map((one) => (
          <li key={one.id}>
            <Link href={`/learn/${game}/${one.id}`} aria-current={one === lesson ? 'page' : undefined}>
              {(finished.includes(one.id) || (isDone && one === lesson)) && (
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
