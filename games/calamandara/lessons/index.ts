/** The lessons of Calamandara, in the order in which one takes them. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import { walkAndPlace } from './walk-and-place.ts';

export const lessons: readonly Lesson[] = [walkAndPlace];
