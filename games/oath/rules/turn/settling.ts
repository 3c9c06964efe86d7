/** What players choose before the first turn (OATH-4.9, 4.12). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { isOutside, isRealTable } from '@tavola/kernel/rules/real.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { siteFacts } from '../../data/cards.ts';
import { discardAllBut, keep } from '../actions/search.ts';
import { choose } from '../asking/choose.ts';
import type { Oath } from '../hooks/power.ts';
import { layAdviser } from '../operations/cards.ts';
import { moveFavor, SHARED } from '../operations/favor.ts';
import { layTokens } from '../operations/pawn.ts';
import { moveSecrets } from '../operations/secrets.ts';
import { laidOutside } from '../outside/turn.ts';
import { faceupSlots, placeOf, seatsOf, slotOf } from '../queries/queries.ts';
import { isPrince } from '../state/relations.ts';
import { CHANCELLOR, playerOf, siteAt } from '../state/state.ts';

/** In turn order; resumes with the seat that has yet to settle. */
export function* settle(oath: Oath): Rules {
  const { state } = oath;
  if (state.phase !== 'setup') return;
  if (isRealTable(oath))
    for (const seat of seatsOf(state)) if (isPrince(state, seat)) oath.tell({ kind: 'prince-ready', seat });
  for (; state.turn < state.players.length; state.turn++) {
    oath.checkpoint();
    if (state.turn === CHANCELLOR) yield* layAllTokens(oath);
    yield* settleIn(oath, state.turn);
  }
  yield* laidOutside(oath);
  state.turn = CHANCELLOR;
  state.phase = 'wake';
  oath.tell({ kind: 'round', round: state.round });
}

/** OATH-4.12: the pawn on a faceup site, one card kept as a facedown adviser, two discarded. */
function* settleIn(oath: Oath, seat: Seat): Rules {
  const { state } = oath;
  const player = playerOf(state, seat);
  if (seat !== CHANCELLOR && player.prince === null) {
    const moves = faceupSlots(state).map((slot) => ({ kind: 'site', site: placeOf(state, slot) }) as const);
    const { site } = yield* choose(oath, seat, 'pawn', moves);
    player.pawn = slotOf(state, site);
    oath.tell({ kind: 'placed-pawn', seat, from: null, to: site });
  }
  if (isOutside(oath, seat) || player.hand.length === 0) return;
  yield* keep(oath, seat, 'setup', 1);
  yield* discardAllBut(oath, seat, 1);
  layAdviser(oath, seat, player.hand.pop() as string, false);
}

/** OATH-4.9: with too little favor the Chancellor chooses where it goes. */
function* layAllTokens(oath: Oath): Rules {
  const { state } = oath;
  const slots = faceupSlots(state);
  const favorAt = (slot: number) => siteFacts(siteAt(state, slot).site).reveal.favor ?? 0;
  const wanted = slots.reduce((sum, slot) => sum + favorAt(slot), 0);
  if (wanted <= state.shared) {
    for (const slot of slots) layTokens(oath, slot);
    return;
  }
  for (const slot of slots) {
    const secrets = siteFacts(siteAt(state, slot).site).reveal.secrets ?? 0;
    moveSecrets(oath, SHARED, { at: 'site', site: placeOf(state, slot) }, secrets);
  }
  while (state.shared > 0) {
    const open = select(slots)
      .where('OATH-4.9', (slot) => siteAt(state, slot).favor < favorAt(slot))
      .moves((slot) => ({ kind: 'site', site: placeOf(state, slot) }) as const);
    const { site } = yield* choose(oath, CHANCELLOR, 'favor-short', open);
    moveFavor(oath, SHARED, { at: 'site', site }, 1);
  }
}
