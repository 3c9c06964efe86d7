/** Relics: journeys. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { SLOTS, type Slot, type Suit } from '../../../data/board.ts';
import type { CardId } from '../../../data/cards.ts';
import { canTravel, forcedSlots, forceTravel, travel } from '../../actions/travel.ts';
import { pickPlayer } from '../../asking/picks.ts';
import { forbiddenBy } from '../../hooks/hooks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { board } from '../../operations/favor.ts';
import { moveSecrets } from '../../operations/secrets.ts';
import { learnAll } from '../../queries/knowledge.ts';
import { hasSuitAt, pawnRegion, seatsOf, suitOf } from '../../queries/queries.ts';
import { playerOf, siteAt } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const relicsTravel = {
  /** The player's own site does not count as a match. */
  'brass-horse': {
    action: {
      can: (oath, seat) => topCard(oath, seat) !== undefined && canTravel(oath, seat, { free: true }),
      *run(oath, seat) {
        const card = topCard(oath, seat) as CardId;
        learnAll(oath.state, card);
        oath.tell({ kind: 'shown', seat, cards: [card] });
        const journey = { free: true, among: pastures(oath, seat, suitOf(card)) };
        if (canTravel(oath, seat, journey)) yield* travel(oath, seat, journey);
      },
    },
  },

  /** A player who has vowed silence keeps the secret. */
  whistle: {
    action: {
      can: (oath, seat) => summoned(oath, seat).length > 0,
      *run(oath, seat, at) {
        const other = yield* pickPlayer(oath, seat, at, 'player', summoned(oath, seat));
        if (other === null) return;
        const came = yield* forceTravel(oath, other, seat, { among: [playerOf(oath.state, seat).pawn] });
        if (came && forbiddenBy(oath, 'give', { seat, what: 'secrets' }) === null)
          moveSecrets(oath, { at: 'card', card: at.card }, board(other), 1);
      },
    },
  },
} satisfies CardPowers;

function topCard({ state }: PoweredState, seat: Seat): CardId | undefined {
  return state.discards[pawnRegion(state, seat)].at(-1);
}
/** Sites with a card of the suit; anywhere if there is none. */
function pastures({ state }: PoweredState, seat: Seat, suit: Suit | null): Slot[] {
  const { pawn } = playerOf(state, seat);
  const others = SLOTS.map((_, slot) => slot).filter((slot) => slot !== pawn);
  const fitting = others.filter((slot) => suit !== null && hasSuitAt(siteAt(state, slot), suit));
  return fitting.length > 0 ? fitting : others;
}
function summoned(oath: PoweredState, seat: Seat): Seat[] {
  const { pawn } = playerOf(oath.state, seat);
  return seatsOf(oath.state).filter(
    (other) => playerOf(oath.state, other).pawn !== pawn && forcedSlots(oath, other, [pawn]).length > 0,
  );
}
