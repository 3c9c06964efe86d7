import type { Chapter } from '@tavola/kernel/face.ts';

export const chapters: readonly Chapter[] = [
  {
    clauses: ['LAB-8'],
    title: 'How you win',
    summary:
      'Whoever collects five treasures wins at once. If the maze runs out first, most treasures win; tied players race to the Hall.',
    glyphs: ['lab-treasure'],
  },
  {
    clauses: ['LAB-3'],
    title: 'The turn: expand, act, fog',
    summary: 'The maze grows by a card, you take up to three actions, and the fog closes what was left open.',
    glyphs: ['lab-tee', 'lab-cross'],
  },
  {
    clauses: ['LAB-4'],
    title: 'The actions',
    summary: 'Peek, move, play or draw a card, push, use your power. Or, instead of all that, rest or despair.',
    glyphs: ['lab-straight', 'lab-door', 'lab-cross'],
  },
  {
    clauses: ['LAB-2'],
    title: 'Paths and doors',
    summary:
      'You walk where two corridors meet. Whoever turns a card up chooses how it lies; a door costs one more action.',
    glyphs: ['lab-bend', 'lab-tee', 'lab-door'],
  },
  {
    clauses: ['LAB-5', 'LAB-7'],
    title: 'Challenges and treasures',
    summary:
      'The die is the level: add your skill and the cards you discard. Winning brings a treasure; losing to a monster or trap costs one and carries you off.',
    glyphs: ['lab-chest', 'lab-monster', 'lab-trap', 'lab-treasure'],
  },
  {
    clauses: ['LAB-6'],
    title: 'The characters',
    summary: 'Twelve characters, each with a power and skills against chests, monsters and traps.',
    glyphs: ['emblem-akuna', 'emblem-elora', 'emblem-zambar', 'emblem-khira'],
  },
  {
    clauses: ['LAB-1'],
    title: 'The table and its border',
    summary: 'The table is a grid whose opposite edges touch: leave on one side and you come in on the other.',
    glyphs: ['lab-cross'],
  },
  {
    clauses: ['LAB-T'],
    title: 'What happens first',
    summary: 'What comes first and what comes next when several things happen at once.',
    glyphs: ['lab-monster', 'lab-trap'],
  },
  {
    clauses: ['LAB-G'],
    title: 'What we decided',
    summary: 'Where the rulebook is silent or its pictures are lost: what was rebuilt and how we read the rules.',
    glyphs: ['lab-dead-end'],
  },
];
