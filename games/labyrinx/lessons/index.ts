/** The lessons of Labyrinx, in the order in which one takes them. */
import type { LessonFrame, LessonsWords } from '@tavola/kernel/host/lesson.ts';
import { challenges } from './challenges.ts';
import { characters } from './characters.ts';
import { explore } from './explore.ts';

export const frames = [explore, challenges, characters] as const satisfies readonly LessonFrame[];
export type LessonsText = LessonsWords<typeof frames>;
