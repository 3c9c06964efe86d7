/** Instructions, each with its reasons. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { Reasons } from '../table/ladder.tsx';
import { useText } from '../text/catalogue.ts';
import { type Task, useEvening } from './context.ts';

type Props = { readonly tasks: readonly Task[]; readonly canGoBack?: boolean };

export function TaskList({ tasks, canGoBack = false }: Props) {
  return (
    <ol className="evening-tasks">
      {tasks.map((task) => (
        <TaskLine key={`${task.n} ${task.at}`} task={task} canGoBack={canGoBack} />
      ))}
    </ol>
  );
}

function TaskLine({ task, canGoBack }: { readonly task: Task; readonly canGoBack: boolean }) {
  const t = useText();
  const { evening, open, attempt } = useEvening();
  const [isOpen, setOpen] = useState(false);
  const cites = open.face.cites?.(task.event) ?? [];
  return (
    <li>
      <span>{task.text}</span>
      {task.reasoned && (
        <button type="button" className="btn sm quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Glyph id="why" className="s" />
          {t.assistant.why}
        </button>
      )}
      {canGoBack && (
        <button type="button" className="btn sm quiet" onClick={() => attempt(() => evening.backTo(task.at))}>
          <Glyph id="undo" className="s" />
          {t.assistant.backHere}
        </button>
      )}
      {isOpen && <Reasons n={task.n} at={task.at} cites={cites} event={task.event as never} />}
    </li>
  );
}
