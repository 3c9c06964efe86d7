/** The end of a lesson: what was done, what it means, where to go on. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Taught } from './coaching.tsx';
import { WaysOn } from './ways-on.tsx';

export function Ending({ taught, onClose }: { readonly taught: Taught; readonly onClose: () => void }) {
  const t = useText();
  const { lesson } = taught.host.course;
  return (
    <Dialog kind="sheet" title={t.learn.finished} onClose={onClose}>
      <div className="lesson-end">
        <p>
          <b>{lesson.title}.</b> {lesson.summary}
        </p>
        <DoneSteps of={taught} />
        <div className="acts">
          <WaysOn {...taught} />
        </div>
      </div>
    </Dialog>
  );
}

export function DoneSteps({ of: { host, at } }: { readonly of: Taught }) {
  return (
    <ul className="done-steps">
      {host.course.lesson.steps.slice(0, at).map(({ id, done }) => (
        <li key={id}>
          <Glyph id="check" className="s" /> {done}
        </li>
      ))}
    </ul>
  );
}
