/** The lessons of Evenfall, in the order in which one takes them. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import { actions } from './actions.ts';
import { automa } from './automa.ts';
import { conflict } from './conflict.ts';
import { rituals } from './rituals.ts';

export const lessons: readonly Lesson[] = [actions, rituals, conflict, automa];
