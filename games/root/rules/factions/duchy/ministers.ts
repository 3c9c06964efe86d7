/** ROOT-12.5.2: what each minister does. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { distinct, suitOf } from '../../../data/cards.ts';
import type { Suit } from '../../../data/suits.ts';
import { battle, canBattle } from '../../battle/battle.ts';
import { handSize, spendCard } from '../../hands/hands.ts';
import { score } from '../../score/score.ts';
import { choose } from '../../state/choose.ts';
import { handOf, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import type { Minister } from '../../vocabulary/duchy.ts';
import { cardMove, DONE, type Move } from '../../vocabulary/moves.ts';
import { warriorMover } from '../../woodland/move.ts';
import { onMap } from '../../woodland/pieces.ts';
import { tokensLeft } from '../../woodland/place.ts';
import { build, hasSite } from './build.ts';
import { boardOf, CITADEL, MARKET, rankOf, TUNNEL } from './state.ts';

type Office = {
  /** As far as everybody sees: then being asked tells nothing of the hand. */
  can(state: State, self: Seat): boolean;
  act(table: Root, self: Seat): Rules;
};

const ALL_TUNNELS_VP = 2;

export const offices: { readonly [minister in Minister]: Office } = {
  foremole: {
    can: (state, self) => handSize(state, self) > 0 && hasSite(state, self),
    act: (table, self) => build(table, self, true),
  },
  captain: { can: (state, self) => canBattle(state, self), act: (table, self) => battle(table, self) },
  marshal: { can: canMove, act: move },
  brigadier: { can: (state, self) => canMove(state, self) || canBattle(state, self), act: brigadier },
  banker: { can: (state, self) => handSize(state, self) > 0, act: banker },
  mayor: { can: (state, self) => copied(state, self).length > 0, act: mayor },
  'duchess-of-mud': lord((state, self) => {
    return tokensLeft(playerOf(state, self), TUNNEL) === 0 ? ALL_TUNNELS_VP : 0;
  }, 'duchess-of-mud'),
  'baron-of-dirt': lord((state, self) => onMap(playerOf(state, self).buildings[MARKET]), 'baron-of-dirt'),
  'earl-of-stone': lord((state, self) => onMap(playerOf(state, self).buildings[CITADEL]), 'earl-of-stone'),
};

function lord(vp: (state: State, self: Seat) => number, minister: Minister): Office {
  return {
    can: (state, self) => vp(state, self) > 0,
    *act(table, self) {
      score(table, self, vp(table.state, self), minister, 'ROOT-12.5.2');
    },
  };
}

function canMove(state: State, self: Seat): boolean {
  return warriorMover.can(state, self, null);
}

function* move(table: Root, self: Seat): Rules {
  yield* warriorMover.take(table, self, null, false);
}

/** Up to two moves, or up to two battles. */
function* brigadier(table: Root, self: Seat): Rules {
  const { state } = table;
  const moves: Move[] = [];
  if (canMove(state, self)) moves.push({ kind: 'move' });
  if (canBattle(state, self)) moves.push({ kind: 'battle' });
  const { kind } = yield* choose<Move>(self, 'duchy.brigadier', moves);
  if (kind === 'move') {
    yield* move(table, self);
    if (canMove(state, self)) yield* warriorMover.take(table, self, null, true);
    return;
  }
  yield* battle(table, self);
  if (!canBattle(state, self)) return;
  const again = yield* choose<Move>(self, 'duchy.second-battle', [{ kind: 'battle' }, DONE]);
  if (again.kind === 'battle') yield* battle(table, self);
}

/** A VP for each card, all of them treatable as one suit. */
function* banker(table: Root, self: Seat): Rules {
  const { state } = table;
  let suit: Suit = 'bird';
  let spent = 0;
  while (handSize(state, self) > 0) {
    const listed = (): Move[] => {
      const cards: Move[] = select(distinct(handOf(state, self)))
        .where('ROOT-12.5.2', (card) => suit === 'bird' || suitOf(card) === 'bird' || suitOf(card) === suit)
        .moves(cardMove);
      return spent === 0 ? cards : [...cards, DONE];
    };
    const taken = yield* choose<Move>(self, { kind: 'duchy.banker', spent }, listed);
    if (taken.kind !== 'card') break;
    if (suit === 'bird') suit = suitOf(taken.card);
    spendCard(table, self, taken.card);
    spent += 1;
  }
  score(table, self, spent, 'banker', 'ROOT-12.5.2');
}

/** The squires and nobles whose action the Mayor may take, even when they have acted. */
function copied(state: State, self: Seat): Minister[] {
  return boardOf(state, self).swayed.filter(
    (minister) => minister !== 'mayor' && rankOf[minister] !== 'lord' && offices[minister].can(state, self),
  );
}

function* mayor(table: Root, self: Seat): Rules {
  const moves = copied(table.state, self).map((minister) => ({ kind: 'duchy.minister', minister }) as const);
  const { minister } = yield* choose(self, 'duchy.mayor', moves);
  yield* offices[minister].act(table, self);
}
