/** The lessons of Calamandara, in the order in which one takes them. */
import type { LessonFrame, LessonsWords } from '@tavola/kernel/host/lesson.ts';
import { blockAndProtect } from './block-and-protect.ts';
import { finalZone } from './final-zone.ts';
import { memories } from './memories.ts';
import { walkAndPlace } from './walk-and-place.ts';

export const frames = [walkAndPlace, blockAndProtect, memories, finalZone] as const satisfies readonly LessonFrame[];
export type LessonsText = LessonsWords<typeof frames>;
