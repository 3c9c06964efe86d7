/** The Chronicle: the winner writes what the world of the next game will be (OATH-8). */
import type { Rules } from '@tavola/kernel/ask.ts';
import type { Oath } from '../power.ts';
import { sitesRuled } from '../queries.ts';
import type { Chronicle } from '../state.ts';
import type { World } from '../world.ts';
import { addSix, rebuildDeck, sixDispossessed } from './cards.ts';
import { buildOrRepair } from './edifices.ts';
import { rewriteMap } from './map.ts';
import { offerPlaces } from './offers.ts';
import { returnRelics } from './relics.ts';
import { nextWorld } from './save.ts';
import { vow } from './vow.ts';

/** The steps in their order; up to the discarding of sites the final position of the game counts. */
export function* chronicle(oath: Oath): Rules<World> {
  const writing = oath.state.chronicle as Chronicle;
  oath.tell({ kind: 'chronicle', seat: writing.winner });
  yield* vow(oath, writing);
  writing.ruled = sitesRuled(oath, writing.winner);
  yield* offerPlaces(oath, writing);
  yield* buildOrRepair(oath, writing);
  yield* rewriteMap(oath, writing);
  yield* addSix(oath, writing);
  yield* sixDispossessed(oath, writing);
  yield* returnRelics(oath, writing);
  yield* rebuildDeck(oath);
  oath.state.phase = 'over';
  const world = nextWorld(oath.state, writing);
  oath.tell({ kind: 'world-saved', game: world.gameNumber });
  return world;
}
