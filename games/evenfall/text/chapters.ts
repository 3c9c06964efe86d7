/** How the clauses are read: chapters in order, with their pictures. */
import { type ChapterFrame, type ChapterWords, chaptersIn } from '@tavola/kernel/face/frames.ts';

const frames = [
  { id: 'winning', clauses: ['EVE-9'], glyphs: ['eve-vp', 'stone-raven'] },
  { id: 'round', clauses: ['EVE-1', 'EVE-6'], glyphs: ['eve-card', 'eve-knowledge', 'eve-mana'] },
  {
    id: 'turn',
    clauses: ['EVE-2.1', 'EVE-2.2', 'EVE-2.3', 'EVE-2.4', 'EVE-2.5'],
    glyphs: ['eve-token', 'eve-card', 'eve-any'],
  },
  {
    id: 'discovering',
    clauses: ['EVE-2.6', 'EVE-2.7', 'EVE-2.8', 'EVE-2.9', 'EVE-2.10', 'EVE-2.11'],
    glyphs: ['eve-discover', 'eve-witch', 'eve-explore', 'eve-token'],
  },
  {
    id: 'playing-cards',
    clauses: ['EVE-2.12', 'EVE-2.13', 'EVE-2.14', 'EVE-2.15', 'EVE-2.16', 'EVE-2.17'],
    glyphs: ['eve-binding', 'eve-artifact', 'eve-familiar', 'eve-spell'],
  },
  {
    id: 'fields',
    clauses: ['EVE-2.18', 'EVE-2.19', 'EVE-2.20', 'EVE-2.21', 'EVE-2.22', 'EVE-2.23'],
    glyphs: ['eve-field', 'eve-witch', 'eve-elder', 'eve-transfer'],
  },
  {
    id: 'catalysts',
    clauses: ['EVE-2.24', 'EVE-2.25', 'EVE-2.26', 'EVE-2.27', 'EVE-3'],
    glyphs: ['eve-scythe', 'eve-orb', 'eve-step'],
  },
  { id: 'conflict', clauses: ['EVE-5'], glyphs: ['eve-dial', 'eve-mana', 'eve-witch', 'stone-flame'] },
  { id: 'cards', clauses: ['EVE-4'], glyphs: ['eve-card', 'eve-familiar'], special: true },
  { id: 'moon', clauses: ['EVE-7'], glyphs: ['stone-wild', 'eve-step-both'], special: true },
  { id: 'automa', clauses: ['EVE-8'], glyphs: ['eve-sets', 'eve-witch'], special: true },
  { id: 'setup', clauses: ['EVE-0'], glyphs: ['eve-first', 'eve-stone'] },
] as const satisfies readonly ChapterFrame[];

export type ChaptersText = ChapterWords<typeof frames>;
export const chapters = (words: ChaptersText) => chaptersIn(frames, words);
