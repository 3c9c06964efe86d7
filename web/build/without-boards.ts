/** The bots' worker never draws: without this it would carry a second copy of every board and its styles. */
import type { Plugin } from 'vite';

const EMPTY = '\0tavola:no-board';

export function withoutBoards(): Plugin {
  return {
    name: 'tavola:without-boards',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/board/board.tsx') ? EMPTY : null),
    load: (id) => (id === EMPTY ? 'export const board = null;' : null),
  };
}
