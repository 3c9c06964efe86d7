/** One thread of the pool (pool.ts): gets a position, gives an option id. */
import type { AnyGame } from '@tavola/kernel/game.ts';
import type { Position } from '@tavola/kernel/position.ts';
import { loadGame } from './library.ts';
import { pickAt } from './position.ts';

export default async function think(position: Position): Promise<string> {
  return pickAt((await loadGame(position.log.game)) as AnyGame, position);
}
