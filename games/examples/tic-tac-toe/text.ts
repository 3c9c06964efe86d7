import type { GameText } from '@tavola/kernel/face/text.ts';
import type { Event, Mark, State } from './game.ts';

type Text = GameText<'mark', Mark, Event, State>;

const SIGNS = ['X', 'O'];
const drawn = ({ cells }: State) =>
  [0, 3, 6].map((row) => [0, 1, 2].map((i) => SIGNS[cells[row + i] ?? -1] ?? String(row + i + 1)).join(' '));

export const pt: Text = {
  asks: { mark: 'Marque uma casa livre' },
  moves: { mark: ({ cell }) => `Casa ${cell + 1}` },
  events: { marked: ({ seat, cell }, say) => `${say.who(seat)} marca a casa ${cell + 1}.` },
  options: {},
  reasons: { line: 'Três em linha.', draw: 'Empate: o tabuleiro está cheio.' },
  board: drawn,
  words: {},
};

export const en: Text = {
  asks: { mark: 'Mark a free cell' },
  moves: { mark: ({ cell }) => `Cell ${cell + 1}` },
  events: { marked: ({ seat, cell }, say) => `${say.who(seat)} marks cell ${cell + 1}.` },
  options: {},
  reasons: { line: 'Three in a line.', draw: 'A draw: the board is full.' },
  board: drawn,
  words: {},
};

export const clauses = {
  'pt-BR': {
    'TTT-1': 'Os jogadores marcam casas em turnos; quem fizer três em linha vence.',
    'TTT-2': 'Só se marca uma casa livre.',
  },
  en: {
    'TTT-1': 'Players mark cells in turn; three in a line win.',
    'TTT-2': 'Only a free cell may be marked.',
  },
};
