/** What people see of the example games. */

import { spokenIn } from '@tavola/kernel/face/languages.ts';
import { playableExamples } from './example-rules.ts';
import type { Features, GameEntry } from './shelf.ts';

const features: { readonly [game: string]: Features } = {
  harbour: {
    face: () => import('./examples/harbour/face.ts').then((it) => it.face),
    board: () => import('./examples/harbour/board/board.tsx').then((it) => it.board),
    lessons: (language) => import('./examples/harbour/learn.ts').then((it) => spokenIn(it.lessons, language)),
  },
  'tic-tac-toe': { face: () => import('./examples/tic-tac-toe/face.ts').then((it) => it.face) },
  skirmish: { face: () => import('@tavola/kernel/fixtures/skirmish/face.ts').then((it) => it.face) },
  hex: {
    face: () => import('./examples/hex/face.ts').then((it) => it.face),
    board: () => import('./examples/hex/board/board.tsx').then((it) => it.board),
  },
};

export const examples: readonly GameEntry[] = playableExamples.flatMap((game) => {
  const offered = features[game.id];
  return offered ? [{ ...game, ...offered }] : [];
});
