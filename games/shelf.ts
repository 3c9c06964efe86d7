/** What people get of each game: its face, board, lessons, lab and pictures, each loaded when somebody wants it. Its rules are in rules.ts. */
import type { Budget } from '@tavola/kernel/face/budget.ts';
import type { AnyFace } from '@tavola/kernel/face/face.ts';
import type { GameLab } from '@tavola/kernel/face/lab.ts';
import { type LoadedIn, spokenIn } from '@tavola/kernel/face/languages.ts';
import type { Lesson } from '@tavola/kernel/host/lesson.ts';
import type { AnyBoard } from './board/contract.ts';
import { type PlayableGame, playable } from './rules.ts';

/** A game leaves out what it does not have. */
export type Features = {
  /** What people see of it. */
  face(): Promise<AnyFace>;
  /** How the web table draws it (board/contract.ts); without one the table shows the board in words. */
  board?(): Promise<AnyBoard>;
  /** The address of its cover picture. */
  readonly art?: string;
  /** The address of its sprite: for seats that have a look of their own (`Face.looks.seat`), and for the game in one minute. */
  readonly glyphs?: string;
  /** Lessons on the real rules and board (kernel/host/lesson.ts), in the order in which one takes them. */
  lessons?(language: string): Promise<readonly Lesson[]>;
  /** Runs of the lab that are kept as data, with the questions that they answer (lab.ts). */
  lab?(): Promise<GameLab>;
  /** How often a person is asked at most (`tavola prompts --budget`). */
  budget?(): Promise<Budget>;
  /** What we rebuilt because the rulebook's text lost it, a sentence each. */
  reconstructed?(): Promise<LoadedIn<readonly string[]>>;
};
export type GameEntry = PlayableGame & Features;

const features: { readonly [game: string]: Features } = {
  calamandara: {
    face: () => import('./calamandara/face.ts').then((it) => it.face),
    board: () => import('./calamandara/board/board.tsx').then((it) => it.board),
    lessons: (language) => import('./calamandara/learn.ts').then((it) => spokenIn(it.lessons, language)),
    lab: () => import('./calamandara/lab/lab.ts').then((it) => it.lab),
    budget: () => import('./calamandara/budget.ts').then((it) => it.budget),
    art: new URL('./calamandara/board/cover.svg', import.meta.url).href,
    glyphs: new URL('./calamandara/board/glyphs.svg', import.meta.url).href,
    reconstructed: () => import('./calamandara/reconstructed.ts').then((it) => it.reconstructed),
  },
  evenfall: {
    face: () => import('./evenfall/face.ts').then((it) => it.face),
    board: () => import('./evenfall/board/board.tsx').then((it) => it.board),
    lessons: (language) => import('./evenfall/learn.ts').then((it) => spokenIn(it.lessons, language)),
    lab: () => import('./evenfall/lab/lab.ts').then((it) => it.lab),
    budget: () => import('./evenfall/budget.ts').then((it) => it.budget),
    art: new URL('./evenfall/board/cover.svg', import.meta.url).href,
    glyphs: new URL('./evenfall/board/glyphs.svg', import.meta.url).href,
    reconstructed: () => import('./evenfall/reconstructed.ts').then((it) => it.reconstructed),
  },
  labyrinx: {
    face: () => import('./labyrinx/face.ts').then((it) => it.face),
    board: () => import('./labyrinx/board/board.tsx').then((it) => it.board),
    lessons: (language) => import('./labyrinx/learn.ts').then((it) => spokenIn(it.lessons, language)),
    lab: () => import('./labyrinx/lab/lab.ts').then((it) => it.lab),
    budget: () => import('./labyrinx/budget.ts').then((it) => it.budget),
    art: new URL('./labyrinx/board/cover.svg', import.meta.url).href,
    glyphs: new URL('./labyrinx/board/glyphs.svg', import.meta.url).href,
    reconstructed: () => import('./labyrinx/reconstructed.ts').then((it) => it.reconstructed),
  },
  root: {
    face: () => import('./root/face.ts').then((it) => it.face),
    board: () => import('./root/board/board.tsx').then((it) => it.board),
    lessons: (language) => import('./root/learn.ts').then((it) => spokenIn(it.lessons, language)),
    lab: () => import('./root/lab/lab.ts').then((it) => it.lab),
    budget: () => import('./root/budget.ts').then((it) => it.budget),
    art: new URL('./root/board/cover.svg', import.meta.url).href,
    glyphs: new URL('./root/board/glyphs.svg', import.meta.url).href,
  },
  oath: {
    face: () => import('./oath/face.ts').then((it) => it.face),
    board: () => import('./oath/board/board.tsx').then((it) => it.board),
    lessons: (language) => import('./oath/learn.ts').then((it) => spokenIn(it.lessons, language)),
    lab: () => import('./oath/lab/lab.ts').then((it) => it.lab),
    budget: () => import('./oath/budget.ts').then((it) => it.budget),
    art: new URL('./oath/board/cover.svg', import.meta.url).href,
    glyphs: new URL('./oath/board/glyphs.svg', import.meta.url).href,
  },
};

export const games: readonly GameEntry[] = playable.flatMap((game) => {
  const offered = features[game.id];
  return offered ? [{ ...game, ...offered }] : [];
});

export function gameEntry(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id);
}
