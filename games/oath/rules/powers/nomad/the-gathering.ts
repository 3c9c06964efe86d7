/** Nomad: the Gathering. */

import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { isOutside } from '@tavola/kernel/rules/real.ts';
import { choose, PASS } from '../../asking/choose.ts';
import { may } from '../../asking/picks.ts';
import type { Oath, Source } from '../../hooks/power.ts';
import { mayTalk, negotiate } from '../../minor/negotiation.ts';
import { movePawn } from '../../operations/pawn.ts';
import { conferOutside } from '../../outside/turn.ts';
import { placeOf, playersAt, seatsOf } from '../../queries/queries.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const nomadTheGathering = {
  /** Placing a pawn is not travelling. Everybody present may then negotiate with everybody present. */
  'the-gathering': {
    played: {
      *run(oath, _seat, at) {
        yield* gather(oath, at);
        const [first, ...others] = playersAt(oath.state, at.slot).filter((one) => isOutside(oath, one));
        if (first !== undefined && others.length > 0) yield* conferOutside(oath, first, placeOf(oath.state, at.slot));
        if (first !== undefined) return;
        for (const opener of playersAt(oath.state, at.slot)) yield* confer(oath, opener, at);
      },
    },
  },
} satisfies CardPowers;

const SWAPPED = ['favor', 'secret', 'relic', 'adviser'] as const;
function* gather(oath: Oath, at: Source): Rules {
  for (const seat of seatsOf(oath.state)) {
    if (playerOf(oath.state, seat).pawn === at.slot || !(yield* may(oath, seat, at, 'come'))) continue;
    const from = placeOf(oath.state, playerOf(oath.state, seat).pawn);
    yield* movePawn(oath, seat, at.slot);
    oath.tell({ kind: 'placed-pawn', seat, from, to: placeOf(oath.state, at.slot) });
  }
}
/** OATH-3.6 c: at most two negotiations a turn with each partner, no matter who opens them. */
function* confer(oath: Oath, opener: Seat, at: Source): Rules {
  for (;;) {
    const present = playersAt(oath.state, at.slot).filter((other) => other !== opener && mayTalk(oath, other));
    if (present.length === 0) return;
    const moves = present.map((seat) => ({ kind: 'player', seat }) as const);
    const pick = yield* choose(oath, opener, { kind: 'power', card: at.card, part: 'partner' }, [...moves, PASS]);
    if (pick.kind !== 'player') return;
    yield* negotiate(oath, opener, pick.seat, { by: at.card, kinds: SWAPPED });
  }
}
