import { inLanguages } from '@tavola/kernel/face/word-files.ts';

export const reconstructed = inLanguages(
  { 'pt-BR': () => import('./text/pt/reconstructed.ts'), en: () => import('./text/en/reconstructed.ts') },
  (words) => words.reconstructed,
);
