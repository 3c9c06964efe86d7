/** The lessons of Oath, in the order in which one takes them. */
import type { LessonFrame, LessonsWords } from '@tavola/kernel/host/lesson.ts';
import { cards } from './cards.ts';
import { oath } from './oath.ts';
import { turn } from './turn.ts';
import { war } from './war.ts';

export const frames = [turn, cards, war, oath] as const satisfies readonly LessonFrame[];
export type LessonsText = LessonsWords<typeof frames>;
