/** Homeland sites reward the first card of their suit that is played there (OATH-5.1.5). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import type { Suit } from '../../data/board.ts';
import { siteFacts } from '../../data/cards.ts';
import type { Oath } from '../hooks/power.ts';
import { untouchable } from '../operations/cards.ts';
import { gainFavor } from '../operations/favor.ts';
import { takeRelics } from '../operations/relics.ts';
import { gainSecrets } from '../operations/secrets.ts';
import { gainWarbands } from '../operations/warbands.ts';
import { suitOf } from '../queries/queries.ts';
import type { Play } from '../state/actions.ts';
import { siteAt } from '../state/state.ts';
import { recovered } from './recovered.ts';

/** No reward if the player discarded a card of the suit from the site earlier in the turn. */
export function* homeland(oath: Oath, { seat, card, at, to: slot }: Play): Rules {
  const { state } = oath;
  const { site, relics } = siteAt(state, slot);
  const { homeland: home } = siteFacts(site);
  if (home === null || suitOf(card) !== home.suit || state.memory.discarded.includes(`${slot}:${home.suit}`)) return;
  const { warbands = 0, favor = 0, secret = 0, relicHere = 0 } = home.reward;
  oath.tell({ kind: 'used', seat, card: site });
  if (warbands > 0) gainWarbands(oath, seat, warbands);
  if (favor > 0) gainFavor(oath, seat, home.suit as Suit, favor);
  if (secret > 0) gainSecrets(oath, seat, secret);
  const relic = relicHere > 0 ? relics[0] : undefined;
  if (relic === undefined || untouchable(oath, seat, relic, slot) !== null) return;
  yield* takeRelics(oath, seat, [{ slot, place: 0 }]);
  yield* recovered(oath, seat, at);
}
