/** How the clauses are read: chapters in order, with their pictures. */
import { type ChapterFrame, type ChapterWords, chaptersIn } from '@tavola/kernel/face/frames.ts';

const frames = [
  { id: 'winning', clauses: ['OATH-10'], glyphs: ['crown', 'vision', 'usurper'] },
  { id: 'fundamentals', clauses: ['OATH-2'], glyphs: ['favor', 'secret', 'warband'] },
  { id: 'turn', clauses: ['OATH-3'], glyphs: ['supply', 'k-action', 'k-rest'] },
  { id: 'setup', clauses: ['OATH-4'], glyphs: ['world', 'pawn'] },
  { id: 'search', clauses: ['OATH-5.0', 'OATH-5.1'], glyphs: ['search', 'r-adviser', 'r-site'] },
  { id: 'muster-and-trade', clauses: ['OATH-5.2', 'OATH-5.3'], glyphs: ['muster', 'trade'] },
  { id: 'recover', clauses: ['OATH-5.4'], glyphs: ['recover', 'relic', 'people', 'dark'] },
  { id: 'campaign', clauses: ['OATH-5.5'], glyphs: ['campaign', 'face-sword', 'face-shield'] },
  { id: 'travel', clauses: ['OATH-5.6'], glyphs: ['travel', 'pawn'] },
  { id: 'minor-actions', clauses: ['OATH-6'], glyphs: ['gift', 'swap', 'banish'] },
  { id: 'powers', clauses: ['OATH-7'], glyphs: ['k-action', 'k-persist', 'k-played', 'lock'] },
  { id: 'chronicle', clauses: ['OATH-8'], glyphs: ['edifice', 'world'], special: true },
  { id: 'prince', clauses: ['OATH-9'], glyphs: ['crown', 'bandit'], special: true },
  {
    id: 'cards',
    clauses: ['OATH-G19', 'OATH-card'],
    glyphs: ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'],
    special: true,
  },
] as const satisfies readonly ChapterFrame[];

export type ChaptersText = ChapterWords<typeof frames>;
export const chapters = (words: ChaptersText) => chaptersIn(frames, words);
