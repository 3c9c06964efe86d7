/** Paying costs and tolls (OATH-2.8, 2.9, 7.2, 7.7). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Cost } from '../../data/cards.ts';
import { forbiddenBy } from '../hooks/hooks.ts';
import type { Bill, Oath, PoweredState, Source, TollDue } from '../hooks/power.ts';
import { isEmpty, lyingOf } from '../queries/queries.ts';
import { BANDITS, playerOf, type Ruler } from '../state/state.ts';
import { bankOfCard, board, burnFavor, purseOf, SHARED, spendFavor } from './favor.ts';
import { burnSecrets, flipSecrets, moveSecrets } from './secrets.ts';

export const NOTHING: Bill = { favor: 0, secrets: 0 };

export function billOf(cost: Cost): Bill {
  const { favor = 0, burnFavor: burned = 0, secret = 0, burnSecret = 0, flip = 0 } = cost;
  return { favor: favor + burned, secrets: secret + burnSecret + flip };
}
export function added(a: Bill, b: Bill): Bill {
  return { favor: a.favor + b.favor, secrets: a.secrets + b.secrets };
}
export function billOfTolls(due: readonly TollDue[]): Bill {
  let [favor, secrets] = [0, 0];
  for (const toll of due) {
    if ('flip' in toll) secrets += toll.flip;
    else favor += toll.favor;
  }
  return { favor, secrets };
}
export function affords(oath: PoweredState, seat: Seat, { favor, secrets }: Bill): boolean {
  return (
    (secrets === 0 || playerOf(oath.state, seat).secrets >= secrets) && (favor === 0 || purseOf(oath, seat) >= favor)
  );
}

/** Why a power cannot be paid now: the clause or card, or null. Battle plans may be paid on a card that holds tokens. */
export function unpayable(
  oath: PoweredState,
  seat: Seat,
  source: Source,
  cost: Cost,
  besides: Bill = NOTHING,
): string | null {
  const { favor = 0, secret = 0 } = cost;
  const { house } = oath.state;
  const placed = favor + secret > 0;
  const burned = (cost.burnFavor ?? 0) + (cost.burnSecret ?? 0) > 0;
  if ((placed || (burned && house.exhaustedBurnPowers === 'forbid')) && source.facts.planSide === null) {
    const lying = lyingOf(oath.state, source);
    if (lying && !isEmpty(lying)) return 'OATH-2.8';
  }
  const by = forbiddenBy(oath, 'power', { seat, source, cost });
  if (by !== null) return `OATH-card:${by}`;
  return affords(oath, seat, added(billOf(cost), besides)) ? null : 'OATH-7.3';
}

/** OATH-2.9: off-turn nothing stays on the card: favor goes to the bank of its suit, placed secrets turn facedown. */
export function pay(oath: Oath, seat: Seat, source: Source, cost: Cost): void {
  const { favor = 0, secret = 0, flip = 0 } = cost;
  const { card } = source;
  const own = oath.state.turn === seat && lyingOf(oath.state, source) !== undefined;
  if (favor > 0) spendFavor(oath, seat, own ? { at: 'card', card } : bankOfCard(card), favor);
  if (secret > 0) {
    if (own) moveSecrets(oath, board(seat), { at: 'card', card }, secret);
    else flipSecrets(oath, seat, secret);
  }
  if (cost.burnFavor) burnFavor(oath, seat, cost.burnFavor);
  if (cost.burnSecret) burnSecrets(oath, seat, cost.burnSecret);
  if (flip > 0) flipSecrets(oath, seat, flip);
}

/** OATH-7.7: the ruler receives the favor, the Chancellor for the Empire; with bandits it burns. */
export function payTolls(oath: Oath, seat: Seat, due: readonly TollDue[]): void {
  for (const toll of due) {
    if ('flip' in toll) flipSecrets(oath, seat, toll.flip);
    else payRuler(oath, seat, toll.to, toll.favor);
  }
}
export function payRuler(oath: Oath, seat: Seat, ruler: Ruler, n: number): void {
  spendFavor(oath, seat, ruler === BANDITS ? SHARED : board(ruler), n);
}
