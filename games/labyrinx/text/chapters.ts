/** How the clauses are read: chapters in order, with their pictures. */
import { type ChapterFrame, type ChapterWords, chaptersIn } from '@tavola/kernel/face/frames.ts';

const frames = [
  { id: 'winning', clauses: ['LAB-8'], glyphs: ['lab-treasure'] },
  { id: 'turn', clauses: ['LAB-3'], glyphs: ['lab-tee', 'lab-cross'] },
  { id: 'actions', clauses: ['LAB-4'], glyphs: ['lab-straight', 'lab-door', 'lab-cross'] },
  { id: 'paths', clauses: ['LAB-2'], glyphs: ['lab-bend', 'lab-tee', 'lab-door'] },
  { id: 'challenges', clauses: ['LAB-5', 'LAB-7'], glyphs: ['lab-chest', 'lab-monster', 'lab-trap', 'lab-treasure'] },
  {
    id: 'characters',
    clauses: ['LAB-6'],
    glyphs: ['emblem-akuna', 'emblem-elora', 'emblem-zambar', 'emblem-khira'],
    special: true,
  },
  { id: 'border', clauses: ['LAB-1'], glyphs: ['lab-cross'] },
  { id: 'order', clauses: ['LAB-T'], glyphs: ['lab-monster', 'lab-trap'] },
  { id: 'rulings', clauses: ['LAB-G'], glyphs: ['lab-dead-end'] },
] as const satisfies readonly ChapterFrame[];

export type ChaptersText = ChapterWords<typeof frames>;
export const chapters = (words: ChaptersText) => chaptersIn(frames, words);
