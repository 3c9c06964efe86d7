/** Crafted cards that are used in Birdsong: base deck ROOT-14.5 to 14.7, Exiles & Partisans ROOT-14X. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import type { Card } from '../../data/cards.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import { battleIn, canBattleIn } from '../battle/battle.ts';
import { discardCrafted, emptyCoffins } from '../hands/crafted.ts';
import { drawCards, giveCard, handSize, holdsCards, matchingCards, takeRandomCard } from '../hands/hands.ts';
import { score } from '../score/score.ts';
import { choose } from '../state/choose.ts';
import { areEnemies, otherSeats, playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { cardMove, clearingMove, DONE, type Move, seatMove } from '../vocabulary/moves.ts';
import { adjacentFor } from '../woodland/map.ts';
import { carryOut, moverOf } from '../woodland/move.ts';
import { warriorsAt } from '../woodland/pieces.ts';
import { allowed, isAllowed, ruledBy } from '../woodland/rule.ts';
import type { TurnCard } from './persistent.ts';

/** ROOT-14.5: 1 VP for each clearing ruled now. */
export const royalClaim: TurnCard = {
  usable: () => true,
  *use(table, self) {
    const vp = ruledBy(table.state, self).length;
    discardCrafted(table, self, 'royal-claim');
    score(table, self, vp, 'royal-claim', 'ROOT-14.5');
  },
};

/** ROOT-14.6, ruling ROOT-G6: once, from somebody who holds a card or has no hand at all. */
export const standAndDeliver: TurnCard = {
  usable: (state, self) => victims(state, self).length > 0,
  *use(table, self) {
    const victim = yield* chooseVictim(table, self, 'stand-and-deliver');
    yield* takeRandomCard(table, self, victim);
    score(table, victim, 1, 'stand-and-deliver', 'ROOT-14.6');
  },
};

/** ROOT-14X: a random card for one that the taker gives. */
export const swapMeet: TurnCard = {
  usable: (state, self) => victims(state, self).length > 0,
  *use(table, self) {
    const victim = yield* chooseVictim(table, self, 'swap-meet');
    yield* takeRandomCard(table, self, victim);
    if (handSize(table.state, self) === 0) return;
    const ask = { kind: 'give', to: victim } as const;
    const { card } = yield* choose(self, ask, () => matchingCards(table.state, self, null));
    giveCard(table, self, victim, card);
  },
};

function victims(state: State, self: Seat): Seat[] {
  return otherSeats(state, self).filter((other) => !holdsCards(state, other) || handSize(state, other) > 0);
}

function* chooseVictim(table: Root, self: Seat, card: Card): Rules<Seat> {
  return (yield* choose(self, { kind: 'card-player', card }, victims(table.state, self).map(seatMove))).seat;
}

/** ROOT-14.7: owner and another player each draw one card. */
export const betterBurrowBank: TurnCard = {
  mandatory: true,
  usable: () => true,
  *use(table, self) {
    const moves = otherSeats(table.state, self).map(seatMove);
    const { seat } = yield* choose(self, { kind: 'card-player', card: 'better-burrow-bank' }, moves);
    yield* drawCards(table, self, 1);
    yield* drawCards(table, seat, 1);
  },
};

/** ROOT-14X.4: 1 VP for five warriors on the card, then all of them go home. */
export const coffinMakers: TurnCard = {
  mandatory: true,
  usable: () => true,
  *use(table, self) {
    const lying = table.state.open.coffins.reduce((sum, count) => sum + count, 0);
    emptyCoffins(table, self);
    score(table, self, Math.floor(lying / 5), 'coffin-makers', 'ROOT-14X.4');
  },
};

/** ROOT-14X: a crafted card of an enemy goes with it. */
export const saboteurs: TurnCard = {
  usable: (state, self) => sabotaged(state, self).length > 0,
  *use(table, self) {
    const { state } = table;
    const moves = sabotaged(state, self).map(seatMove);
    const { seat } = yield* choose(self, { kind: 'card-player', card: 'saboteurs' }, moves);
    const cards = playerOf(state, seat).crafted.map(cardMove);
    const { card } = yield* choose(self, { kind: 'card-card', card: 'saboteurs', of: seat }, cards);
    discardCrafted(table, self, 'saboteurs');
    discardCrafted(table, seat, card);
  },
};

function sabotaged(state: State, self: Seat): Seat[] {
  return otherSeats(state, self).filter(
    (other) => areEnemies(state, self, other) && playerOf(state, other).crafted.length > 0,
  );
}

/** ROOT-14X.2: half of an enemy's warriors in a clearing, rounded up, go where that enemy could go; rule does not matter. */
export const falseOrders: TurnCard = {
  usable: (state, self) => misled(state, self).length > 0,
  *use(table, self) {
    const { state } = table;
    const card = 'false-orders';
    const victim = (yield* choose(self, { kind: 'card-player', card }, misled(state, self).map(seatMove))).seat;
    const origins = clearings.filter((from) => canMislead(state, victim, from)).map(clearingMove);
    const from = (yield* choose(self, { kind: 'card-clearing', card }, origins)).clearing;
    const ways = allowed(select(adjacentFor(state, victim, from)), state, victim, 'enter', (to) => to);
    const to = (yield* choose(self, { kind: 'move-to', from }, ways.moves(clearingMove))).clearing;
    discardCrafted(table, self, card);
    const warriors = Math.ceil(warriorsAt(playerOf(state, victim), from) / 2);
    yield* carryOut(table, { seat: victim, from, to, warriors, ferry: false });
  },
};

function misled(state: State, self: Seat): Seat[] {
  return otherSeats(state, self).filter(
    (other) => areEnemies(state, self, other) && clearings.some((from) => canMislead(state, other, from)),
  );
}

function canMislead(state: State, victim: Seat, from: Clearing): boolean {
  return (
    warriorsAt(playerOf(state, victim), from) > 0 &&
    isAllowed(state, victim, 'leave', from) &&
    adjacentFor(state, victim, from).some((to) => isAllowed(state, victim, 'enter', to))
  );
}

/** ROOT-14X: a move, then a battle in its destination; a player who cannot do both, or does not want to, discards the card. */
export const eyrieEmigre: TurnCard = {
  mandatory: true,
  usable: () => true,
  *use(table, self) {
    const { state } = table;
    const mover = moverOf(state, self);
    const moved = mover.can(state, self, null) ? yield* mover.take(table, self, null, true) : null;
    if (moved && canBattleIn(state, self, moved.to) && (yield* wantsBattle(self)))
      yield* battleIn(table, self, moved.to);
    else discardCrafted(table, self, 'eyrie-emigre');
  },
};

function* wantsBattle(self: Seat): Rules<boolean> {
  const ask = { kind: 'card-action', card: 'eyrie-emigre' } as const;
  return (yield* choose<Move>(self, ask, [{ kind: 'battle' }, DONE])).kind === 'battle';
}
