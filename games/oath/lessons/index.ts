/** The lessons of Oath, in the order in which one takes them. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import { cards } from './cards.ts';
import { oath } from './oath.ts';
import { turn } from './turn.ts';
import { war } from './war.ts';

export const lessons: readonly Lesson[] = [turn, cards, war, oath];
