/** The lessons in words, in the order in which one takes them. */
import { inLanguages } from '@tavola/kernel/face/word-files.ts';
import { lessonsIn } from '@tavola/kernel/host/lesson.ts';
import { frames } from './lessons/index.ts';

export const lessons = inLanguages(
  { 'pt-BR': () => import('./text/pt/lessons.ts'), en: () => import('./text/en/lessons.ts') },
  (words) => lessonsIn(frames, words.lessons),
);
