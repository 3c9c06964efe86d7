/** Pawns and sites: arriving, and turning a facedown site (OATH-2.12). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { SLOTS, type Slot } from '../../data/board.ts';
import { siteFacts } from '../../data/cards.ts';
import { learnAll } from '../knowledge.ts';
import { siteByHand } from '../outside/unseen.ts';
import type { Oath } from '../power.ts';
import { placeOf } from '../queries.ts';
import { rearranged } from '../sources.ts';
import { playerOf, siteAt } from '../state.ts';
import { moveFavor, SHARED } from './favor.ts';
import { dealRelics } from './relics.ts';
import { moveSecrets } from './secrets.ts';

/** Puts a pawn on a site. That alone is no journey: `travel.ts` says what travelling brings. */
export function* movePawn(oath: Oath, seat: Seat, slot: Slot): Rules {
  playerOf(oath.state, seat).pawn = slot;
  yield* revealSite(oath, slot);
}

function* revealSite(oath: Oath, slot: Slot): Rules {
  const site = siteAt(oath.state, slot);
  if (site.faceup) return;
  yield* siteByHand(oath, slot);
  site.faceup = true;
  learnAll(oath.state, site.site);
  rearranged(oath.state);
  oath.tell({ kind: 'revealed-site', site: site.site, slot: SLOTS[slot] as string });
  layTokens(oath, slot);
  yield* dealRelics(oath, slot, siteFacts(site.site).reveal.relics ?? 0);
}

/** The favor and secrets that lie on a site at first, as far as the shared bank has them. */
export function layTokens(oath: Oath, slot: Slot): void {
  const { favor = 0, secrets = 0 } = siteFacts(siteAt(oath.state, slot).site).reveal;
  const at = { at: 'site', site: placeOf(oath.state, slot) } as const;
  moveFavor(oath, SHARED, at, favor);
  moveSecrets(oath, SHARED, at, secrets);
}
