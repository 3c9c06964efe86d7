/** The lessons of Evenfall, in the order in which one takes them. */
import type { LessonFrame, LessonsWords } from '@tavola/kernel/host/lesson.ts';
import { actions } from './actions.ts';
import { automa } from './automa.ts';
import { conflict } from './conflict.ts';
import { rituals } from './rituals.ts';

export const frames = [actions, rituals, conflict, automa] as const satisfies readonly LessonFrame[];
export type LessonsText = LessonsWords<typeof frames>;
