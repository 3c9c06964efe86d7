/**
 * The rules of Tavola's games, for everything that runs them: servers, workers, bots, the command line. Nothing here leads to a text, a board or a
 * lesson; what people see is on the shelf (shelf.ts).
 */
import type { Cover } from '@tavola/kernel/face/face.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { cover as calamandara } from './calamandara/cover.ts';
import { cover as evenfall } from './evenfall/cover.ts';
import { cover as labyrinx } from './labyrinx/cover.ts';
import { cover as oath } from './oath/cover.ts';
import { cover as root } from './root/cover.ts';

export type PlayableGame = Cover & {
  /** The rules, loaded only where they run. */
  game(): Promise<AnyGame>;
};

export const playable: readonly PlayableGame[] = [
  { ...calamandara, game: () => import('./calamandara/game.ts').then((it) => it.calamandara) },
  { ...evenfall, game: () => import('./evenfall/game.ts').then((it) => it.evenfall) },
  { ...labyrinx, game: () => import('./labyrinx/game.ts').then((it) => it.labyrinx) },
  { ...root, game: () => import('./root/game.ts').then((it) => it.game) },
  { ...oath, game: () => import('./oath/game.ts').then((it) => it.oath) },
];
