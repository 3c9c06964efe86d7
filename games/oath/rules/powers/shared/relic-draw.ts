/** The top relic of the deck is looked at: kept, or buried under the deck. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { CardId } from '../../../data/cards.ts';
import { choose } from '../../asking/choose.ts';
import type { Asking } from '../../asking/picks.ts';
import type { Oath, PoweredState } from '../../hooks/power.ts';
import { buryRelic, drawRelic, takeRelics } from '../../operations/relics.ts';

export function hasRelics({ state }: PoweredState): boolean {
  return state.relicDeck.length > 0;
}

/** While the player thinks, the relic lies on the deck: a bot that imagines the game may find another one there. */
export function* keepOrBury(oath: Oath, seat: Seat, at: Asking): Rules {
  const { relicDeck } = oath.state;
  const drawn = yield* drawRelic(oath, seat);
  if (drawn === undefined) return;
  relicDeck.push(drawn);
  oath.tell({ kind: 'peeked', seat, at: 'relic-deck', n: 0 }, { to: seat, also: { card: drawn } });
  const moves = [{ kind: 'keep' }, { kind: 'bury' }] as const;
  const pick = yield* choose(oath, seat, { kind: 'power', card: at.card, part: 'keep' }, moves);
  const relic = relicDeck.pop() as CardId;
  if (pick.kind === 'keep') yield* takeRelics(oath, seat, [{ drawn: relic }]);
  else buryRelic(oath, seat, relic, seat);
}
