/** The bots' worker never draws: without this it would carry a second copy of every board, its styles, and the lab's kept runs. */
import type { Plugin } from 'vite';

const EMPTY = '\0tavola:no-board';

export function withoutBoards(): Plugin {
  return {
    name: 'tavola:without-boards',
    enforce: 'pre',
    resolveId: (source) => (/\/(?:board\/board\.tsx|lab\/lab\.ts)$/.test(source) ? EMPTY : null),
    load: (id) => (id === EMPTY ? 'export const [board, lab] = [null, null];' : null),
  };
}
