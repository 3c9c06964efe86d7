/** Nomad: the Oracle. */

import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { draw } from '@tavola/kernel/rules/pile.ts';
import { type CardId, CRACKED_HORN, isVision } from '../../../data/cards.ts';
import { playFromHand } from '../../actions/play.ts';
import { may } from '../../asking/picks.ts';
import { tolls } from '../../hooks/hooks.ts';
import type { Oath, PoweredState } from '../../hooks/power.ts';
import { sourceOf } from '../../hooks/sources.ts';
import { type Discarding, pullOut, visionDrawn } from '../../operations/cards.ts';
import { added, affords, billOf, billOfTolls, payTolls } from '../../operations/pay.ts';
import { learn } from '../../queries/knowledge.ts';
import type { Search } from '../../state/actions.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const nomadOracle = {
  /** As if searched: Forced Labor must be paid, and the Cracked Horn may take a discarded Vision under the deck. */
  oracle: {
    action: {
      can: (oath, seat, at) =>
        oath.state.worldDeck.some(isVision) &&
        affords(oath, seat, added(billOf(at.facts.cost), billOfTolls(tolls(oath, 'search', asked(oath, seat))))),
      *run(oath, seat) {
        payTolls(oath, seat, tolls(oath, 'search', asked(oath, seat)));
        const vision = yield* drawVision(oath, seat);
        if (vision === undefined) return;
        playerOf(oath.state, seat).hand.unshift(vision);
        yield* playFromHand(oath, seat, 'search', yield* underTheDeck(oath, seat));
      },
    },
  },
} satisfies CardPowers;

function asked({ state }: PoweredState, seat: Seat): Search {
  return { kind: 'search', seat, at: playerOf(state, seat).pawn, used: [], free: true, pile: 'world' };
}
/** The Vision nearest the top; the other cards keep their order. */
function* drawVision(oath: Oath, seat: Seat): Rules<CardId | undefined> {
  const { worldDeck, piles } = oath.state;
  const vision = yield* draw(worldDeck.filter(isVision), 'draw-world', undefined, seat);
  if (vision === undefined) return undefined;
  const depth = worldDeck.length - 1 - worldDeck.indexOf(vision);
  if (depth < piles[0]) piles[0]--;
  else if (depth < piles[0] + piles[1]) piles[1]--;
  pullOut(oath.state, vision);
  learn(oath.state, seat, vision);
  visionDrawn(oath, seat);
  return vision;
}
function* underTheDeck(oath: Oath, seat: Seat): Rules<Discarding> {
  const horn = sourceOf(oath, CRACKED_HORN);
  if (horn?.seat !== seat || !(yield* may(oath, seat, horn, 'under'))) return null;
  return { pile: 'world', under: true };
}
