import type { Chapter } from '@tavola/kernel/face.ts';

export const chapters: readonly Chapter[] = [
  {
    clauses: ['CAL-7'],
    title: 'How you win',
    summary: 'The first traveller to step onto the Rift in the middle wins at once.',
    glyphs: ['cal-rift'],
  },
  {
    clauses: ['CAL-5.11', 'CAL-5.12', 'CAL-5.13', 'CAL-5.14', 'CAL-5.15', 'CAL-5.17'],
    title: 'The turn, phase by phase',
    summary:
      'Four phases, none of them required: acquire symbols, insert them on the board, move the traveller, look after the Memory cards.',
    glyphs: ['cal-footprint', 'cal-tower', 'traveller-circle', 'mem-helm'],
  },
  {
    clauses: ['CAL-5.2', 'CAL-5.4'],
    title: 'Walking: Footprints, Caves and Wings',
    summary:
      'A traveller walks over all linked Footprints at once. A Cave links diagonally and a Wing leaps over a cell.',
    glyphs: ['cal-footprint', 'cal-cave', 'cal-wing'],
  },
  {
    clauses: ['CAL-5.3', 'CAL-5.5'],
    title: 'Blocking and protecting: Mountains and Towers',
    summary:
      'A Mountain closes a cell. A Tower protects its line from Mountains, Mirrors, Fires, Stars and cards; only the Tower itself is exposed.',
    glyphs: ['cal-mountain', 'cal-tower'],
  },
  {
    clauses: ['CAL-5.6', 'CAL-5.7', 'CAL-5.8', 'CAL-5.9'],
    title: 'Mirror, Star, Waterfall and Fire',
    summary:
      'The Mirror pushes back, the Star rearranges a line, the Waterfall turns into another symbol next turn, and Fire burns a symbol.',
    glyphs: ['cal-mirror', 'cal-star', 'cal-waterfall', 'cal-fire'],
  },
  {
    clauses: ['CAL-5.10'],
    title: 'Where symbols go',
    summary:
      'Almost everything may go to any empty cell, in any land. Lines have limits, and only some symbols may lie on the Rift.',
    glyphs: ['cal-footprint', 'cal-mountain', 'cal-tower'],
  },
  {
    clauses: ['CAL-5.1'],
    title: 'The board: lands, zones and lines',
    summary:
      'Each traveller has a land of six rows: the first four are their own, the others and the centre are the Final Zone, shared by all.',
    glyphs: ['cal-rift', 'traveller-circle', 'traveller-triangle'],
  },
  {
    clauses: ['CAL-5.16'],
    title: 'The Final Zone and the Final Reserve',
    summary:
      'Whoever enters the Final Zone swaps their hand for the cards they reserved, three at most, and draws no more.',
    glyphs: ['cal-rift', 'mem-helm'],
  },
  {
    clauses: ['CAL-5.18'],
    title: "Invading another's land",
    summary: 'Only the card Relative Dimensions takes a traveller into the land of another.',
    glyphs: ['mem-dimensions', 'traveller-triangle'],
  },
  {
    clauses: ['CAL-5.19', 'CAL-5.20'],
    title: 'The Memory cards',
    summary:
      'Immediate cards work at almost any moment; linked ones only together with the action they name. Here is each of the 28.',
    glyphs: ['mem-helm', 'mem-echoes', 'mem-breath', 'mem-dominion'],
  },
  {
    clauses: ['CAL-6'],
    title: 'Answering: windows and the stack',
    summary: 'Between the steps of a turn everybody may use cards. Answers pile up, and the last one counts first.',
    glyphs: ['mem-breath', 'mem-helm'],
  },
  {
    clauses: ['CAL-4', 'CAL-8'],
    title: 'Setup and what is public',
    summary: 'How the table is set up, how decks are made, and what everybody may see.',
    glyphs: ['traveller-circle', 'traveller-triangle', 'traveller-square'],
  },
];
