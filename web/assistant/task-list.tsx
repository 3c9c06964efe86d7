/** Instructions, each with its reasons. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { Reasons } from '../table/log/ladder.tsx';
import { useText } from '../text/catalogue.ts';
import { Confirm } from '../ui/confirm.tsx';
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
  const { evening, open, attempt, showTurn } = useEvening();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const goBack = () => {
    attempt(() => evening.goTo(task.at));
    showTurn();
  };
  // Over more than the turn on the screen.
  const isFar = task.n < evening.app.table.toldAtCheckpoint;
  const cites = open.face.log?.cites?.(task.event) ?? [];
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
        <button type="button" className="btn sm quiet" onClick={() => (isFar ? setAsking(true) : goBack())}>
          <Glyph id="undo" className="s" />
          {t.assistant.backHere}
        </button>
      )}
      {isAsking && (
        <Confirm
          title={t.assistant.backTitle}
          text={t.assistant.backText(evening.app.table.count - task.at, task.text)}
          yes={t.assistant.backYes}
          no={t.assistant.backNo}
          onYes={() => {
            setAsking(false);
            goBack();
          }}
          onNo={() => setAsking(false)}
        />
      )}
      {isOpen && <Reasons n={task.n} at={task.at} cites={cites} event={task.event as never} />}
    </li>
  );
}
