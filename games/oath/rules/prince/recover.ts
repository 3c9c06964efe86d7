/** What the Prince recovers, and whether he can pay for it (OATH-9.27). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import type { Suit } from '../../data/board.ts';
import { type RecoverCost, siteFacts } from '../../data/cards.ts';
import type { Prize } from '../../data/mind.ts';
import { begun } from '../actions/modifiers.ts';
import { newRecover, priceOf, recoverable, recoverFavor, recoverSecret, relicBill } from '../actions/recover.ts';
import { react } from '../hooks/hooks.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { bank, burnFavor, purseOf, spendFavor } from '../operations/favor.ts';
import { takeRelics } from '../operations/relics.ts';
import { burnSecrets } from '../operations/secrets.ts';
import type { Recover } from '../state/actions.ts';
import { playerOf, siteAt } from '../state/state.ts';

/** Legal now, and he has enough; never a banner that he holds. */
export function canPay(oath: PoweredState, seat: Seat, prize: Prize): boolean {
  const { state } = oath;
  const action = recovering(oath, seat, prize);
  if (prize !== 'relic' && state.banners[prize].holder === seat) return false;
  const legal = recoverable(oath, action).list.some((what) =>
    'relic' in what ? prize === 'relic' && what.relic === 0 : what.banner === prize,
  );
  if (!legal) return false;
  const { favor, secrets } = priceOf(oath, action);
  const { role, secrets: own } = playerOf(state, seat);
  if (own < secrets) return false;
  return favor <= purseOf(oath, seat) + (prize === 'relic' && role === 'exile' ? own - secrets : 0);
}
function recovering(oath: PoweredState, seat: Seat, prize: Prize): Recover {
  return begun(oath, {
    ...newRecover(oath, seat),
    free: true,
    what: prize === 'relic' ? { relic: 0 } : { banner: prize },
  });
}

/** For a banner he pays all he has (his amounts are the highest, answers.ts); for the relic closest to the site what the site says. */
export function* recoverPrize(oath: Oath, seat: Seat, prize: Prize): Rules<boolean> {
  if (!canPay(oath, seat, prize)) return false;
  const action = recovering(oath, seat, prize);
  oath.tell({ kind: 'did', seat, action: 'recover' });
  if (prize === 'relic') yield* recoverRelic(oath, seat, action);
  else if (prize === 'peoples-favor') yield* recoverFavor(oath, action);
  else yield* recoverSecret(oath, action);
  yield* pause(oath);
  return true;
}
function* recoverRelic(oath: Oath, seat: Seat, action: Recover): Rules {
  const cost = siteFacts(siteAt(oath.state, action.at).site).recoverCost as RecoverCost;
  payForRelic(oath, seat, cost);
  yield* takeRelics(oath, seat, [{ slot: action.at, place: 0 }]);
  yield* react(oath, 'recovered', action, action.used);
}
/** An Exile burns a secret for each favor that he lacks. */
function payForRelic(oath: Oath, seat: Seat, cost: RecoverCost): void {
  const { favor, secrets } = relicBill(cost);
  const lacking = Math.max(0, favor - purseOf(oath, seat));
  burnSecrets(oath, seat, secrets + lacking);
  if (cost.favorToBank) spendFavor(oath, seat, bank(cost.bank as Suit), cost.favorToBank - lacking);
  else if (favor > 0) burnFavor(oath, seat, favor - lacking);
}
