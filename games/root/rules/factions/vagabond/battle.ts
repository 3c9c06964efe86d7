/** How the Vagabond fights: swords, items that take hits, Allied warriors (ROOT-9.2.4 to 9.2.7, 9.2.9.2). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import { warriorsOf } from '../../battle/hits.ts';
import type { Held } from '../../boards/vagabond.ts';
import type { BattleEffect, Toll } from '../../contract/faction.ts';
import { ATTACKER, type Battle, type Side } from '../../state/battle.ts';
import { choose } from '../../state/choose.ts';
import type { State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { type Move, PASS, seatMove } from '../../vocabulary/moves.ts';
import { warriors } from '../../woodland/removal.ts';
import { chooseItems, damage, exhaust, heldBy, itemMoves, ready, undamaged, undamagedSwords } from './items.ts';
import { makeHostile } from './relations.ts';
import { alliesIn, boardOf } from './state.ts';

const SWEPT = facts.factions.find(({ id }) => id === 'vagabond')?.fullRemovalDamage as number;

/** ROOT-9.2.9.2: as attacker he may treat the warriors of one Ally as his own, not against that Ally. */
export function* beginBattle(table: Root, self: Seat, battle: Battle): Rules {
  const { state } = table;
  const { clearing, defender } = battle;
  boardOf(state, self).hits = [0, 0];
  const allies = alliesIn(state, self, clearing).filter((ally) => ally !== defender);
  if (allies.length === 0) return;
  const moves: Move[] = [PASS, ...allies.map(seatMove)];
  const taken = yield* choose(self, { kind: 'vagabond.fight-along', clearing }, moves);
  if (taken.kind !== 'seat') return;
  battle.borrowed[ATTACKER] = taken.seat;
  table.tell({ kind: 'vagabond.along', seat: self, ally: taken.seat });
}

/** ROOT-9.2.6, 9.2.9.2: undamaged swords, and the warriors that fight along. */
export function mostRolled(state: State, self: Seat, battle: Battle, side: Side): number {
  return undamagedSwords(state, self) + warriorsOf(state, battle, side);
}

/** ROOT-9.2.4. */
export function defenceless(state: State, self: Seat): boolean {
  return undamagedSwords(state, self) === 0;
}

/** ROOT-9.2.7, 9.2.9.2: each hit damages an item, or fells an Allied warrior; what is left over is lost. Where all items go nobody is asked. */
export function* takeHits(table: Root, self: Seat, battle: Battle, side: Side, hits: number): Rules<Toll> {
  const { state } = table;
  const { clearing } = battle;
  const lender = battle.borrowed[side];
  let fighting = warriorsOf(state, battle, side);
  let fallen = 0;
  const whole = undamaged(state, self);
  const struck: Held[] = [];
  for (let left = hits; left > 0 && whole.length + fighting > 0; left--) {
    if (fighting === 0 && whole.length <= left) {
      struck.push(...whole.splice(0));
      break;
    }
    const moves: Move[] = itemMoves(whole);
    if (fighting > 0) moves.push({ kind: 'piece', piece: 'warrior' });
    const taken = yield* choose(self, { kind: 'vagabond.hit', clearing, left }, moves);
    if (taken.kind === 'vagabond.item') {
      const held = heldBy(whole, taken);
      struck.push(held);
      whole.splice(whole.indexOf(held), 1);
    } else {
      fallen++;
      fighting--;
    }
  }
  const settle = () => {
    const taken = boardOf(state, self).hits;
    taken[0] += struck.length;
    taken[1] += fallen;
    damage(table, self, struck);
  };
  return { losses: lender === null || fallen === 0 ? [] : [warriors(lender, clearing, fallen)], settle };
}

/** ROOT-9.2.9.2: an Ally who took more hits than his items did has had enough of him. */
export function* afterBattle(table: Root, self: Seat, battle: Battle, side: Side): Rules {
  const ally = side === ATTACKER ? battle.borrowed[side] : null;
  const [items, fallen] = boardOf(table.state, self).hits;
  if (ally !== null && fallen > items) makeHostile(table, self, ally);
}

/** ROOT-9.2.2: the pawn cannot be removed; three items are damaged instead. */
export function* swept(table: Root, self: Seat): Rules {
  const ask = (left: number) => ({ kind: 'vagabond.damage', left }) as const;
  damage(table, self, yield* chooseItems(self, ask, undamaged(table.state, self), SWEPT));
}

/** ROOT-9.7.8, ruling ROOT-G20: the Ronin, once for each sword that he can exhaust. */
export const swiftStrike: BattleEffect = {
  id: 'swift-strike',
  usable: (state, self) => boardOf(state, self).character === 'ronin' && ready(state, self, 'sword') > 0,
  *use(table, self, battle, side) {
    exhaust(table, self, 'sword');
    battle.extra[side] += 1;
  },
};
