/** Crafted cards that are used in battle step 3 (ROOT-14.1 to 14.3, 14X.2). */
import { type Card, suitOf } from '../../data/cards.ts';
import type { ClearingSuit } from '../../data/suits.ts';
import type { BattleEffect } from '../contract/faction.ts';
import { discardCrafted } from '../hands/crafted.ts';
import { discardFromHand } from '../hands/hands.ts';
import { hasUnseenHand } from '../hands/unseen.ts';
import { score } from '../score/score.ts';
import { ATTACKER, DEFENDER, otherSide, seatOf } from '../state/battle.ts';
import { handOf, suitAt } from '../state/state.ts';

/** ROOT-14.1: no rolled hits for this side; it is worth using only when some would land. */
const armorers: BattleEffect = {
  id: 'armorers',
  usable: (_state, _self, battle, side) => !battle.armored[side],
  *use(table, self, battle, side) {
    discardCrafted(table, self, 'armorers');
    battle.armored[side] = true;
  },
};

/** ROOT-14.2. */
const sappers: BattleEffect = {
  id: 'sappers',
  usable: (_state, _self, _battle, side) => side === DEFENDER,
  *use(table, self, battle, side) {
    discardCrafted(table, self, 'sappers');
    battle.extra[side] += 1;
  },
};

/** ROOT-14.3: the defender scores at once. */
const brutalTactics: BattleEffect = {
  id: 'brutal-tactics',
  usable: (_state, _self, battle, side) => side === ATTACKER && !battle.used[side].includes('brutal-tactics'),
  *use(table, _self, battle, side) {
    battle.extra[side] += 1;
    score(table, seatOf(battle, otherSide(side)), 1, 'brutal-tactics', 'ROOT-14.3');
  },
};

/** ROOT-14X.2: in a clearing of the suit, for all hand cards of other suits, birds included. */
function partisans(card: Card, suit: ClearingSuit): BattleEffect {
  return {
    id: card,
    usable: (state, _self, battle, side) =>
      suitAt(state, battle.clearing) === suit && !battle.used[side].includes(card),
    *use(table, self, battle, side) {
      battle.extra[side] += 1;
      if (hasUnseenHand(table.state, self)) return;
      for (const held of [...handOf(table.state, self)]) if (suitOf(held) !== suit) discardFromHand(table, self, held);
    },
  };
}

export const battleCards: readonly BattleEffect[] = [
  armorers,
  sappers,
  brutalTactics,
  partisans('fox-partisans', 'fox'),
  partisans('rabbit-partisans', 'rabbit'),
  partisans('mouse-partisans', 'mouse'),
];
