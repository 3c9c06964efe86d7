/** The example games as the web lists them, loaded when somebody opens one; shown where the server offers them. */
import type { AnyFace, Cover } from '../face.ts';
import type { AnyGame } from '../game.ts';
import { cover as hex } from './hex/cover.ts';

export type ExampleEntry = Cover & {
  game(): Promise<AnyGame>;
  face(): Promise<AnyFace>;
  board(): Promise<unknown>;
};

export const exampleEntries: readonly ExampleEntry[] = [
  {
    ...hex,
    game: () => import('./hex/game.ts').then((it) => it.hex),
    face: () => import('./hex/face.ts').then((it) => it.face),
    board: () => import('./hex/board/board.tsx').then((it) => it.board),
  },
];
