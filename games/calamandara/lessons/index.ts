/** The lessons of Calamandara, in the order in which one takes them. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import { blockAndProtect } from './block-and-protect.ts';
import { finalZone } from './final-zone.ts';
import { memories } from './memories.ts';
import { walkAndPlace } from './walk-and-place.ts';

export const lessons: readonly Lesson[] = [walkAndPlace, blockAndProtect, memories, finalZone];
