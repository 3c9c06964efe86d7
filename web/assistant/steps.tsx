/** Everything that was told, newest turn last; any line can be gone back to, and what lies ahead or was cut off can be had again. */
import { useText } from '../text/catalogue.ts';
import { tasksFrom, useEvening } from './context.ts';
import { Recover } from './recover.tsx';
import { TaskList } from './task-list.tsx';

export function Steps() {
  const t = useText();
  const model = useEvening();
  return (
    <>
      <h2>{t.assistant.happened}</h2>
      <Recover />
      <TaskList tasks={tasksFrom(model, 0)} canGoBack />
    </>
  );
}
