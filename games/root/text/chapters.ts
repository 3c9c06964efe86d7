/** How the clauses are read: chapters in order, with their pictures. */
import { type ChapterFrame, type ChapterWords, chaptersIn } from '@tavola/kernel/face/frames.ts';

const frames = [
  { id: 'winning', clauses: ['ROOT-3'], glyphs: ['fs-marquise', 'fs-eyrie', 'fs-alliance'] },
  { id: 'turn', clauses: ['ROOT-1'], glyphs: ['handcard'] },
  { id: 'map', clauses: ['ROOT-2'], glyphs: ['fox', 'rabbit', 'mouse', 'bird'] },
  { id: 'crafting', clauses: ['ROOT-4.1'], glyphs: ['item-hammer', 'workshop'] },
  { id: 'moving', clauses: ['ROOT-4.2'], glyphs: ['march'] },
  { id: 'battle', clauses: ['ROOT-4.3'], glyphs: ['battle', 'die-12'] },
  { id: 'setup', clauses: ['ROOT-5', 'ROOT-15'], glyphs: ['forest', 'ferry', 'tower', 'pass'] },
  { id: 'base-deck', clauses: ['ROOT-14'], glyphs: ['handcard', 'bird'], special: true },
  { id: 'exiles-and-partisans', clauses: ['ROOT-14X'], glyphs: ['handcard', 'swap'], special: true },
  { id: 'marquise', clauses: ['ROOT-6'], glyphs: ['rw-marquise', 'sawmill', 'workshop', 'recruiter'], special: true },
  { id: 'eyrie', clauses: ['ROOT-7'], glyphs: ['rw-eyrie', 'roost', 'decree'], special: true },
  { id: 'alliance', clauses: ['ROOT-8'], glyphs: ['rw-alliance', 'sympathy', 'base', 'supporter'], special: true },
  {
    id: 'vagabond',
    clauses: ['ROOT-9'],
    glyphs: ['rw-vagabond', 'item-boot', 'item-torch', 'item-sword'],
    special: true,
  },
  { id: 'lizards', clauses: ['ROOT-10'], glyphs: ['rw-lizards', 'garden', 'acolyte', 'outcast'], special: true },
  { id: 'riverfolk', clauses: ['ROOT-11'], glyphs: ['rw-riverfolk', 'post', 'boat', 'merc'], special: true },
  { id: 'duchy', clauses: ['ROOT-12'], glyphs: ['rw-duchy', 'tunnel', 'citadel', 'crown'], special: true },
  {
    id: 'corvids',
    clauses: ['ROOT-13'],
    glyphs: ['rw-corvids', 'plot-bomb', 'plot-snare', 'plot-raid'],
    special: true,
  },
  { id: 'automata', clauses: ['AUT-1', 'AUT-2', 'AUT-3', 'ROOT-16'], glyphs: ['decree', 'fox'], special: true },
  { id: 'cooperative', clauses: ['AUT-C'], glyphs: ['swap'], special: true },
  {
    id: 'automaton-marquise',
    clauses: ['AUT-4', 'AUT-D', 'AUT-T-MAR'],
    glyphs: ['rw-marquise', 'keep'],
    special: true,
  },
  { id: 'automaton-eyrie', clauses: ['AUT-5', 'AUT-T-EYR'], glyphs: ['rw-eyrie', 'decree'], special: true },
  { id: 'automaton-alliance', clauses: ['AUT-6', 'AUT-T-ALI'], glyphs: ['rw-alliance', 'sympathy'], special: true },
  { id: 'automaton-vagabond', clauses: ['AUT-7', 'AUT-T-VAG'], glyphs: ['rw-vagabond', 'item-sack'], special: true },
  { id: 'automaton-lizards', clauses: ['AUT-8', 'AUT-T-LIZ'], glyphs: ['rw-lizards', 'garden'], special: true },
  { id: 'automaton-riverfolk', clauses: ['AUT-9', 'AUT-T-RIV'], glyphs: ['rw-riverfolk', 'post'], special: true },
  { id: 'automaton-duchy', clauses: ['AUT-10', 'AUT-T-DUC'], glyphs: ['rw-duchy', 'tunnel'], special: true },
  { id: 'automaton-corvids', clauses: ['AUT-11', 'AUT-T-COR'], glyphs: ['rw-corvids', 'plot-bomb'], special: true },
  { id: 'services', clauses: ['AUT-S'], glyphs: ['boat', 'merc'], special: true },
] as const satisfies readonly ChapterFrame[];

export type ChaptersText = ChapterWords<typeof frames>;
export const chapters = (words: ChaptersText) => chaptersIn(frames, words);
