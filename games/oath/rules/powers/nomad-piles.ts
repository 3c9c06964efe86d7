/** Nomad: decks and piles. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { draw } from '@tavola/kernel/pile.ts';
import { REGIONS, type Region } from '../../data/board.ts';
import { type CardId, CRACKED_HORN, factsOf, isVision } from '../../data/cards.ts';
import type { Search } from '../actions.ts';
import { looseAt } from '../discarding.ts';
import { tolls } from '../hooks.ts';
import { learn, lookAt } from '../knowledge.ts';
import { type Discarding, pullOut, returnTokens, takeOff, visionDrawn } from '../operations/cards.ts';
import { drawDispossessed } from '../operations/dispossessed.ts';
import { added, affords, billOf, billOfTolls, payTolls } from '../operations/pay.ts';
import { may, pickPile } from '../picks.ts';
import { playFromHand } from '../play.ts';
import type { Oath, Standing } from '../power.ts';
import { pawnRegion } from '../queries.ts';
import { sourceOf } from '../sources.ts';
import { playerOf } from '../state.ts';
import type { CardPowers } from './card-powers.ts';

export const nomadPiles: CardPowers = {
  convoys: {
    action: {
      can: (oath, seat) => laden(oath, seat).length > 0,
      *run(oath, seat, at) {
        const { discards } = oath.state;
        const from = yield* pickPile(oath, seat, at, 'pile', laden(oath, seat));
        if (from === null) return;
        const to = pawnRegion(oath.state, seat);
        discards[to].push(...discards[from].splice(0));
        oath.tell({ kind: 'moved-pile', from, to });
      },
    },
  },

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

  pilgrimage: {
    played: {
      *run(oath, seat) {
        const { pawn } = playerOf(oath.state, seat);
        const leaving = looseAt(oath, seat, [pawn], (card) => factsOf(card).type === 'denizen');
        for (const card of leaving) dispossess(oath, card);
        yield* callBack(oath, seat, leaving.length);
      },
    },
  },
};

/** Other regions whose discard pile holds a card. */
function laden({ state }: Standing, seat: Seat): Region[] {
  return REGIONS.filter((region) => region !== pawnRegion(state, seat) && state.discards[region].length > 0);
}

function asked({ state }: Standing, seat: Seat): Search {
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

function dispossess(oath: Oath, card: CardId): void {
  returnTokens(oath, card);
  takeOff(oath.state, card);
  oath.state.dispossessed.push(card);
  oath.tell({ kind: 'dispossessed', card });
}
/** So many random ones of the Dispossessed are looked at and lie on the pile of the own region. */
function* callBack(oath: Oath, seat: Seat, n: number): Rules {
  const region = pawnRegion(oath.state, seat);
  const back = yield* drawDispossessed(oath, seat, n);
  for (const card of back) learn(oath.state, seat, card);
  oath.state.discards[region].push(...back);
  if (n > 0) lookAt(oath, seat, back, 'dispossessed');
}
