/** The lessons of Labyrinx, in the order in which one takes them. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import { challenges } from './challenges.ts';
import { characters } from './characters.ts';
import { explore } from './explore.ts';

export const lessons: readonly Lesson[] = [explore, challenges, characters];
