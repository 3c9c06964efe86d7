/** The games of Tavola. To add one: write its folder, list it here. */
import type { AnyFace, Cover } from '@tavola/kernel/face.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import type { GameLab } from '@tavola/kernel/lab.ts';
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { Language } from '@tavola/kernel/text.ts';
import type { AnyBoard } from './board/contract.ts';
import { cover as calamandara } from './calamandara/cover.ts';
import { cover as evenfall } from './evenfall/cover.ts';

import { cover as labyrinx } from './labyrinx/cover.ts';
import { cover as oath } from './oath/cover.ts';
import { cover as root } from './root/cover.ts';

export type GameEntry = Cover & {
  /** The rules, loaded only where they run. */
  game(): Promise<AnyGame>;
  /** What people see of it. */
  face(): Promise<AnyFace>;
  /** How the web table draws it (board/contract.ts); without one the table shows the board in words. */
  board?(): Promise<AnyBoard>;
  /** The address of its cover picture. */
  readonly art?: string;
  /** The address of its sprite: for seats that have a look of their own (`seatLook`), and for the game in one minute. */
  readonly glyphs?: string;
  /** Lessons on the real rules and board (kernel/lesson.ts), in the order in which one takes them. */
  lessons?(): Promise<readonly Lesson[]>;
  /** Runs of the lab that are kept as data, with the questions that they answer (lab.ts). */
  lab?(): Promise<GameLab>;
  /** What we rebuilt because the rulebook's text lost it, a sentence each. */
  readonly reconstructed?: { readonly [L in Language]: () => Promise<readonly string[]> };
};

export const games: readonly GameEntry[] = [
  {
    ...calamandara,
    game: () => import('./calamandara/game.ts').then((it) => it.calamandara),
    face: () => import('./calamandara/face.ts').then((it) => it.face),
    board: () => import('./calamandara/board/board.tsx').then((it) => it.board),
    lessons: () => import('./calamandara/lessons/index.ts').then((it) => it.lessons),
    lab: () => import('./calamandara/lab/lab.ts').then((it) => it.lab),
    art: new URL('./calamandara/board/cover.svg', import.meta.url).href,
    glyphs: new URL('./calamandara/board/glyphs.svg', import.meta.url).href,
    reconstructed: {
      'pt-BR': () => import('./calamandara/text/reconstructed.pt.ts').then((it) => it.reconstructed),
      en: () => import('./calamandara/text/reconstructed.en.ts').then((it) => it.reconstructed),
    },
  },
  {
    ...evenfall,
    game: () => import('./evenfall/game.ts').then((it) => it.evenfall),
    face: () => import('./evenfall/face.ts').then((it) => it.face),
    board: () => import('./evenfall/board/board.tsx').then((it) => it.board),
    lessons: () => import('./evenfall/lessons/index.ts').then((it) => it.lessons),
    lab: () => import('./evenfall/lab/lab.ts').then((it) => it.lab),
    art: new URL('./evenfall/board/cover.svg', import.meta.url).href,
    glyphs: new URL('./evenfall/board/glyphs.svg', import.meta.url).href,
    reconstructed: {
      'pt-BR': () => import('./evenfall/text/reconstructed.pt.ts').then((it) => it.reconstructed),
      en: () => import('./evenfall/text/reconstructed.en.ts').then((it) => it.reconstructed),
    },
  },
  {
    ...labyrinx,
    game: () => import('./labyrinx/game.ts').then((it) => it.labyrinx),
    face: () => import('./labyrinx/face.ts').then((it) => it.face),
    board: () => import('./labyrinx/board/board.tsx').then((it) => it.board),
    lessons: () => import('./labyrinx/lessons/index.ts').then((it) => it.lessons),
    lab: () => import('./labyrinx/lab/lab.ts').then((it) => it.lab),
    art: new URL('./labyrinx/board/cover.svg', import.meta.url).href,
    glyphs: new URL('./labyrinx/board/glyphs.svg', import.meta.url).href,
    reconstructed: {
      'pt-BR': () => import('./labyrinx/text/reconstructed.pt.ts').then((it) => it.reconstructed),
      en: () => import('./labyrinx/text/reconstructed.en.ts').then((it) => it.reconstructed),
    },
  },
  {
    ...root,
    game: () => import('./root/game.ts').then((it) => it.game),
    face: () => import('./root/face.ts').then((it) => it.face),
    board: () => import('./root/board/board.tsx').then((it) => it.board),
    lessons: () => import('./root/lessons/index.ts').then((it) => it.lessons),
    lab: () => import('./root/lab/lab.ts').then((it) => it.lab),
    art: new URL('./root/board/cover.svg', import.meta.url).href,
    glyphs: new URL('./root/board/glyphs.svg', import.meta.url).href,
  },
  {
    ...oath,
    game: () => import('./oath/game.ts').then((it) => it.oath),
    face: () => import('./oath/face.ts').then((it) => it.face),
    board: () => import('./oath/board/board.tsx').then((it) => it.board),
    lessons: () => import('./oath/lessons/index.ts').then((it) => it.lessons),
    lab: () => import('./oath/lab/lab.ts').then((it) => it.lab),
    art: new URL('./oath/board/cover.svg', import.meta.url).href,
    glyphs: new URL('./oath/board/glyphs.svg', import.meta.url).href,
  },
];

export function gameEntry(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id);
}
