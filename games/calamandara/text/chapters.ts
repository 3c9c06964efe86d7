/** How the clauses are read: chapters in order, with their pictures. */
import { type ChapterFrame, type ChapterWords, chaptersIn } from '@tavola/kernel/face/frames.ts';

const frames = [
  { id: 'winning', clauses: ['CAL-7'], glyphs: ['cal-rift'] },
  {
    id: 'turn',
    clauses: ['CAL-5.11', 'CAL-5.12', 'CAL-5.13', 'CAL-5.14', 'CAL-5.15', 'CAL-5.17'],
    glyphs: ['cal-footprint', 'cal-tower', 'traveller-circle', 'mem-helm'],
  },
  { id: 'walking', clauses: ['CAL-5.2', 'CAL-5.4'], glyphs: ['cal-footprint', 'cal-cave', 'cal-wing'] },
  { id: 'blocking', clauses: ['CAL-5.3', 'CAL-5.5'], glyphs: ['cal-mountain', 'cal-tower'] },
  {
    id: 'other-symbols',
    clauses: ['CAL-5.6', 'CAL-5.7', 'CAL-5.8', 'CAL-5.9'],
    glyphs: ['cal-mirror', 'cal-star', 'cal-waterfall', 'cal-fire'],
  },
  { id: 'placing', clauses: ['CAL-5.10'], glyphs: ['cal-footprint', 'cal-mountain', 'cal-tower'] },
  { id: 'board', clauses: ['CAL-5.1'], glyphs: ['cal-rift', 'traveller-circle', 'traveller-triangle'] },
  { id: 'final-zone', clauses: ['CAL-5.16'], glyphs: ['cal-rift', 'mem-helm'] },
  { id: 'invading', clauses: ['CAL-5.18'], glyphs: ['mem-dimensions', 'traveller-triangle'] },
  {
    id: 'memories',
    clauses: ['CAL-5.19', 'CAL-5.20'],
    glyphs: ['mem-helm', 'mem-echoes', 'mem-breath', 'mem-dominion'],
    special: true,
  },
  { id: 'answering', clauses: ['CAL-6'], glyphs: ['mem-breath', 'mem-helm'] },
  { id: 'setup', clauses: ['CAL-4', 'CAL-8'], glyphs: ['traveller-circle', 'traveller-triangle', 'traveller-square'] },
] as const satisfies readonly ChapterFrame[];

export type ChaptersText = ChapterWords<typeof frames>;
export const chapters = (words: ChaptersText) => chaptersIn(frames, words);
