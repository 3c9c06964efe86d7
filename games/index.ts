/** The games of Tavola. To add one: write its folder, list it here. */
import type { AnyGame, Cover } from '@tavola/kernel/game.ts';
import type { AnyBoard } from './board/contract.ts';
import { cover as calamandara } from './calamandara/cover.ts';
import { cover as evenfall } from './evenfall/cover.ts';
import { cover as labyrinx } from './labyrinx/cover.ts';

export type GameEntry = Cover & {
  /** The game itself, loaded when somebody wants to play it. */
  load(): Promise<AnyGame>;
  /** How the web table draws it (board/contract.ts); without one the table shows the board in words. */
  board?(): Promise<AnyBoard>;
  /** The address of its cover picture. */
  readonly art?: string;
};

export const games: readonly GameEntry[] = [
  {
    ...calamandara,
    load: () => import('./calamandara/game.ts').then((it) => it.calamandara),
    board: () => import('./calamandara/board/board.tsx').then((it) => it.board),
    art: new URL('./calamandara/board/cover.svg', import.meta.url).href,
  },
  {
    ...evenfall,
    load: () => import('./evenfall/game.ts').then((it) => it.evenfall),
    board: () => import('./evenfall/board/board.tsx').then((it) => it.board),
    art: new URL('./evenfall/board/cover.svg', import.meta.url).href,
  },
  {
    ...labyrinx,
    load: () => import('./labyrinx/game.ts').then((it) => it.labyrinx),
    board: () => import('./labyrinx/board/board.tsx').then((it) => it.board),
    art: new URL('./labyrinx/board/cover.svg', import.meta.url).href,
  },
];

export function gameEntry(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id);
}
