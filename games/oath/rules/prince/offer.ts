/** A Prince in danger offers Exiles a relic and Citizenship (OATH-9.34). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { agrees } from '../asking/choose.ts';
import type { Oath } from '../hooks/power.ts';
import { becomeCitizen } from '../minor/citizenship.ts';
import { peekRelic, receiveWithCitizenship } from '../operations/relics.ts';
import { checkTitle } from '../operations/title.ts';
import { relicByHand } from '../operations/unseen.ts';
import { isSuccessor } from '../queries/goals.ts';
import { seatsOf } from '../queries/queries.ts';
import { isPrince, princeOf } from '../state/relations.ts';
import { CHANCELLOR, playerOf } from '../state/state.ts';

/** Each Exile in turn order may look at the bottom relic of the deck and accept it; not one who would be the successor. It is given: no Relic Thief reacts. */
export function* offerCitizenship(oath: Oath, seat: Seat): Rules {
  const { state } = oath;
  const { threat } = princeOf(state, seat);
  if (seat !== CHANCELLOR || state.title.holder === seat || threat === null || threat.line === 'successor') return;
  for (const exile of seatsOf(state)) {
    if (playerOf(state, exile).role !== 'exile' || isPrince(state, exile) || isSuccessor(oath, exile)) continue;
    if (state.relicDeck.length === 0) return;
    if (!(yield* agrees(oath, exile, { kind: 'prince-look', from: seat }))) continue;
    peekRelic(oath, exile, state.relicDeck[0] as string, 'relic-deck', state.relicDeck.length - 1);
    if (!(yield* agrees(oath, exile, { kind: 'prince-take', from: seat }))) continue;
    const relic = yield* relicByHand(oath, state.relicDeck[0] as string);
    state.relicDeck.shift();
    receiveWithCitizenship(oath, exile, { drawn: relic });
    yield* becomeCitizen(oath, exile, null);
    yield* checkTitle(oath);
  }
}
