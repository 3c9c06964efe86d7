/** Relics return to their deck (OATH-8.11). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import { type CardId, GRAND_SCEPTER, siteFacts } from '../../data/cards.ts';
import type { Oath } from '../hooks/power.ts';
import { rearranged } from '../hooks/sources.ts';
import { forget } from '../queries/knowledge.ts';
import { type Chronicle, playerOf, type State } from '../state/state.ts';
import type { Draws } from './stock.ts';

/** Those of the losers are mixed into the deck, sites are filled from it, those of the winner and the Reliquary go on top. Gives what was known of them. */
export function* returnRelics(
  { state }: Oath,
  { winner }: Chronicle,
): Rules<Pick<Draws, 'treasure' | 'reliquary' | 'theirs' | 'lying'>> {
  boxScepter(state);
  const treasure = playerOf(state, winner)
    .relics.splice(0)
    .map(({ card }) => card);
  const covered = state.reliquary.filter((relic) => relic !== null);
  const theirs = state.players.flatMap(({ relics }) => relics.splice(0).map(({ card }) => card));
  state.reliquary = [];
  rearranged(state);
  state.relicDeck = yield* shuffle([...state.relicDeck, ...theirs]);
  const lying = state.sites.map(({ relics }) => relics.length);
  fillSites(state);
  state.relicDeck.push(...(yield* shuffle([...treasure, ...covered])));
  forget(state, state.relicDeck);
  return { treasure, reliquary: covered.length, theirs, lying };
}
/** The Scepter never enters the deck: the next Chancellor has it. */
function boxScepter(state: State): void {
  for (const player of state.players) player.relics = player.relics.filter(({ card }) => card !== GRAND_SCEPTER);
  state.box.push(GRAND_SCEPTER);
}
function fillSites(state: State): void {
  for (const { site, faceup, relics } of state.sites) {
    if (!faceup) continue;
    while (relics.length < (siteFacts(site).reveal.relics ?? 0) && state.relicDeck.length > 0) {
      const relic = state.relicDeck.pop() as CardId;
      forget(state, [relic]);
      relics.push(relic);
    }
  }
}
