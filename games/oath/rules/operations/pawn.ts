/** Pawns and sites: arriving, and turning a facedown site (OATH-2.12). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { SLOTS, type Slot } from '../../data/board.ts';
import { siteFacts } from '../../data/cards.ts';
import type { Oath } from '../hooks/power.ts';
import { rearranged } from '../hooks/sources.ts';
import { learnAll } from '../queries/knowledge.ts';
import { placeOf } from '../queries/queries.ts';
import { playerOf, siteAt } from '../state/state.ts';
import { moveFavor, SHARED } from './favor.ts';
import { dealRelics } from './relics.ts';
import { moveSecrets } from './secrets.ts';
import { siteByHand } from './unseen.ts';

/** Puts a pawn on a site. That alone is not a journey: `travel.ts` says what travelling brings. */
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

/** The favor and secrets that lie on a site at first, if the shared bank has them. */
export function layTokens(oath: Oath, slot: Slot): void {
  const { favor = 0, secrets = 0 } = siteFacts(siteAt(oath.state, slot).site).reveal;
  const at = { at: 'site', site: placeOf(oath.state, slot) } as const;
  moveFavor(oath, SHARED, at, favor);
  moveSecrets(oath, SHARED, at, secrets);
}
