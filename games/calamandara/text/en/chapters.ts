import type { ChaptersText } from '../chapters.ts';

export const chapters: ChaptersText = {
  winning: {
    title: 'How you win',
    summary: 'The first traveller to step onto the Rift in the middle wins at once.',
  },
  turn: {
    title: 'The turn, phase by phase',
    summary:
      'Four phases, none of them required: acquire symbols, insert them on the board, move the traveller, look after the Memory cards.',
  },
  walking: {
    title: 'Walking: Footprints, Caves and Wings',
    summary:
      'A traveller walks over all linked Footprints at once. A Cave links diagonally and a Wing leaps over a cell.',
  },
  blocking: {
    title: 'Blocking and protecting: Mountains and Towers',
    summary:
      'A Mountain closes a cell. A Tower protects its line from Mountains, Mirrors, Fires, Stars and cards; only the Tower itself is exposed.',
  },
  'other-symbols': {
    title: 'Mirror, Star, Waterfall and Fire',
    summary:
      'The Mirror pushes back, the Star rearranges a line, the Waterfall turns into another symbol next turn, and Fire burns a symbol.',
  },
  placing: {
    title: 'Where symbols go',
    summary:
      'Almost everything may go to any empty cell, in any land. Lines have limits, and only some symbols may lie on the Rift.',
  },
  board: {
    title: 'The board: lands, zones and lines',
    summary:
      'Each traveller has a land of six rows: the first four are their own, the others and the centre are the Final Zone, shared by all.',
  },
  'final-zone': {
    title: 'The Final Zone and the Final Reserve',
    summary:
      'Whoever enters the Final Zone swaps their hand for the cards they reserved, three at most, and draws no more.',
  },
  invading: {
    title: "Invading another's land",
    summary: 'Only the card Relative Dimensions takes a traveller into the land of another.',
  },
  memories: {
    title: 'The Memory cards',
    summary:
      'Immediate cards work at almost any moment; linked ones only together with the action they name. Here is each of the 28.',
  },
  answering: {
    title: 'Answering: windows and the stack',
    summary: 'Between the steps of a turn everybody may use cards. Answers pile up, and the last one counts first.',
  },
  setup: {
    title: 'Setup and what is public',
    summary: 'How the table is set up, how decks are made, and what everybody may see.',
  },
};
