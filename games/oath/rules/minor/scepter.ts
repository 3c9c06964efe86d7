/** The Grand Scepter: peek, offer Citizenship, exile a Citizen (OATH-6.5 to 6.7). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { choose } from '../asking/choose.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { knows } from '../queries/knowledge.ts';
import { seatsOf } from '../queries/queries.ts';
import type { Move } from '../state/moves.ts';
import { playerOf } from '../state/state.ts';
import { becomeCitizen, canExile, exileCitizen, scepterHolder } from './citizenship.ts';
import { mayTalk, negotiate } from './negotiation.ts';

/** Not on the turn in which the Scepter was taken. */
function wieldsScepter(oath: PoweredState, seat: Seat): boolean {
  return scepterHolder(oath) === seat && !oath.state.memory.scepterTaken;
}

export function scepterMoves(oath: PoweredState, seat: Seat): Move[] {
  if (!wieldsScepter(oath, seat)) return [];
  const { state } = oath;
  const moves: Move[] = state.reliquary.flatMap((relic, n) =>
    relic !== null && !knows(state, seat, relic) ? [{ kind: 'peek', what: 'reliquary', n } as const] : [],
  );
  if (candidates(oath, seat).length > 0) moves.push({ kind: 'offer-citizenship' });
  if (exilable(oath, seat).length > 0) moves.push({ kind: 'exile-citizen' });
  return moves;
}

/** OATH-6.6: with exactly one Reliquary relic; with an empty Reliquary no offer is possible. */
function candidates(oath: PoweredState, seat: Seat): Seat[] {
  const { state } = oath;
  if (state.reliquary.every((relic) => relic === null)) return [];
  return seatsOf(state).filter(
    (other) => playerOf(state, other).role === 'exile' && (other === seat || mayTalk(oath, other)),
  );
}
function exilable(oath: PoweredState, seat: Seat): Seat[] {
  return seatsOf(oath.state).filter((other) => canExile(oath, seat, other));
}

export function* offerCitizenship(oath: Oath, seat: Seat): Rules {
  const { state } = oath;
  const exiles = candidates(oath, seat).map((other) => ({ kind: 'player', seat: other }) as const);
  const { seat: other } = yield* choose(oath, seat, 'offer-citizenship', exiles);
  const slots = state.reliquary.flatMap((relic, n) => (relic === null ? [] : [{ kind: 'slot', n } as const]));
  const { n: slot } = yield* choose(oath, seat, 'offer-relic', slots);
  oath.tell({ kind: 'offered-citizenship', from: seat, to: other, slot });
  if (other === seat || (yield* negotiate(oath, seat, other, { by: 'citizenship', kinds: KINDS, slot })))
    yield* becomeCitizen(oath, other, slot);
}
const KINDS = ['favor', 'secret', 'banner', 'relic'] as const;

export function* exileSomebody(oath: Oath, seat: Seat): Rules {
  const citizens = select(exilable(oath, seat)).moves((other) => ({ kind: 'player', seat: other }) as const);
  const { seat: other } = yield* choose(oath, seat, 'exile', citizens);
  yield* exileCitizen(oath, seat, other);
}
