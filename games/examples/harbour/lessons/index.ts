/** The lessons, in the order in which one takes them. */
import type { LessonFrame, LessonsWords } from '@tavola/kernel/host/lesson.ts';
import { firstShips } from './first-ships.ts';

export const frames = [firstShips] as const satisfies readonly LessonFrame[];
export type LessonsText = LessonsWords<typeof frames>;
