/** A Prince in danger offers Exiles a relic and Citizenship (OATH-9.34). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { agrees } from '../choose.ts';
import { becomeCitizen } from '../citizenship.ts';
import { isSuccessor } from '../goals.ts';
import { peekRelic, receiveWithCitizenship } from '../operations/relics.ts';
import { checkTitle } from '../operations/title.ts';
import { relicByHand } from '../outside/unseen.ts';
import type { Oath } from '../power.ts';
import { seatsOf } from '../queries.ts';
import { CHANCELLOR, playerOf } from '../state.ts';
import { isPrince, princeOf } from './relations.ts';

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
