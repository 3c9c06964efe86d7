import type { ChaptersText } from '../chapters.ts';

export const chapters: ChaptersText = {
  winning: {
    title: 'How you win',
    summary:
      'Whoever collects five treasures wins at once. If the maze runs out first, most treasures win; tied players race to the Hall.',
  },
  turn: {
    title: 'The turn: expand, act, fog',
    summary: 'The maze grows by a card, you take up to three actions, and the fog closes what was left open.',
  },
  actions: {
    title: 'The actions',
    summary: 'Peek, move, play or draw a card, push, use your power. Or, instead of all that, rest or despair.',
  },
  paths: {
    title: 'Paths and doors',
    summary:
      'You walk where two corridors meet. Whoever turns a card up chooses how it lies; a door costs one more action.',
  },
  challenges: {
    title: 'Challenges and treasures',
    summary:
      'The die is the level: add your skill and the cards you discard. Winning brings a treasure; losing to a monster or trap costs one and carries you off.',
  },
  characters: {
    title: 'The characters',
    summary: 'Twelve characters, each with a power and skills against chests, monsters and traps.',
  },
  border: {
    title: 'The table and its border',
    summary: 'The table is a grid whose opposite edges touch: leave on one side and you come in on the other.',
  },
  order: {
    title: 'What happens first',
    summary: 'What comes first and what comes next when several things happen at once.',
  },
  rulings: {
    title: 'What we decided',
    summary: 'Where the rulebook is silent or its pictures are lost: what was rebuilt and how we read the rules.',
  },
};
