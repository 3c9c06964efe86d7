/** The Conspiracy (OATH-5.1.6). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { BANNERS, SUITS } from '../../data/board.ts';
import { CONSPIRACY, factsOf } from '../../data/cards.ts';
import { choose } from '../asking/choose.ts';
import { forbiddenBy } from '../hooks/hooks.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { sourceIn } from '../hooks/sources.ts';
import { seizeBanner } from '../operations/banners.ts';
import { takeOff } from '../operations/cards.ts';
import { takeRelics } from '../operations/relics.ts';
import { burnSecrets } from '../operations/secrets.ts';
import { advisersOfSuit, playersAt } from '../queries/queries.ts';
import { playerOf } from '../state/state.ts';

const MATCHES_NEEDED = 2;

/** One secret may be burned to take a relic or banner of somebody at the same site; used or not, the card leaves the game. */
export function* conspire(oath: Oath, seat: Seat): Rules {
  const { state } = oath;
  takeOff(state, CONSPIRACY);
  state.box.push(CONSPIRACY);
  oath.tell({ kind: 'removed', card: CONSPIRACY });
  const loot = lootOf(oath, seat);
  if (loot.length === 0) return;
  const pick = yield* choose(oath, seat, 'conspiracy', [...loot, { kind: 'none' } as const]);
  if (pick.kind === 'none') return;
  burnSecrets(oath, seat, 1);
  if (factsOf(pick.what).type === 'banner') seizeBanner(oath, seat, pick.what as (typeof BANNERS)[number]);
  else yield* takeRelics(oath, seat, [{ seat: pick.seat, relic: pick.what }]);
}

function lootOf(oath: PoweredState, seat: Seat): { kind: 'seize'; seat: Seat; what: string }[] {
  const { state } = oath;
  const cost = { burnSecret: 1 };
  if (playerOf(state, seat).secrets === 0) return [];
  if (forbiddenBy(oath, 'power', { seat, source: sourceIn(oath, CONSPIRACY, seat, -1), cost }) !== null) return [];
  return playersAt(state, playerOf(state, seat).pawn)
    .filter((other) => other !== seat && matches(oath, seat, other) >= MATCHES_NEEDED)
    .flatMap((other) => {
      const relics = playerOf(state, other).relics.map(({ card }) => card);
      const held = BANNERS.filter((banner) => state.banners[banner].holder === other);
      return [...relics, ...held].map((what) => ({ kind: 'seize', seat: other, what }) as const);
    })
    .filter((loot) => forbiddenBy(oath, 'take', { seat, from: loot.seat, what: loot.what }) === null);
}

/** How many faceup advisers of `seat` match the suit of some faceup adviser of `other`. */
function matches(oath: PoweredState, seat: Seat, other: Seat): number {
  let n = 0;
  for (const suit of SUITS) if (advisersOfSuit(oath, other, suit) > 0) n += advisersOfSuit(oath, seat, suit);
  return n;
}
