/** The Chronicle: the winner writes what the world of the next game will be (OATH-8). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import type { Oath } from '../hooks/power.ts';
import { sitesRuled } from '../queries/queries.ts';
import type { Chronicle } from '../state/state.ts';
import { addSix, rebuildDeck, sixDispossessed } from './cards.ts';
import { buildOrRepair } from './edifices.ts';
import { rewriteMap } from './map.ts';
import { offerPlaces } from './offers.ts';
import { returnRelics } from './relics.ts';
import { nextWorld } from './save.ts';
import type { Draws } from './stock.ts';
import { vow } from './vow.ts';
import type { World } from './world.ts';

/** The world as the state has it now, and what chance drew for it, which the next game draws again (stock.ts). */
export type WrittenChronicle = { readonly world: World; readonly draws: Draws };

/** The steps in their order; up to the discarding of sites the final position of the game counts. */
export function* chronicle(oath: Oath): Rules<WrittenChronicle> {
  const writing = oath.state.chronicle as Chronicle;
  oath.tell({ kind: 'chronicle', seat: writing.winner });
  yield* vow(oath, writing);
  writing.ruled = sitesRuled(oath, writing.winner);
  yield* offerPlaces(oath, writing);
  yield* buildOrRepair(oath, writing);
  yield* rewriteMap(oath, writing);
  const joining = yield* addSix(oath, writing);
  const leaving = yield* sixDispossessed(oath, writing);
  const relics = yield* returnRelics(oath, writing);
  yield* rebuildDeck(oath);
  oath.state.phase = 'over';
  const world = nextWorld(oath.state, writing);
  oath.tell({ kind: 'world-saved', game: world.gameNumber });
  return { world, draws: { joining, leaving, ...relics } };
}
