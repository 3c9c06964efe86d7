/** Battle step 3: optional effects of crafted cards and abilities (ROOT-4.3.3). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import type { BattleEffect } from '../contract/faction.ts';
import { factionAt } from '../contract/registry.ts';
import { ATTACKER, type Battle, DEFENDER, otherSide, type Side, seatOf } from '../state/battle.ts';
import { choose } from '../state/choose.ts';
import { has, playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { type Move, PASS, seatMove } from '../vocabulary/moves.ts';
import { battleCards } from './cards.ts';

/** If both sides could use something, the attacker says which side goes first; each side goes on until it is done. */
export function* declareEffects(table: Root, battle: Battle): Rules {
  const { state } = table;
  const [attack, defence] = [usable(state, battle, ATTACKER), usable(state, battle, DEFENDER)];
  if (attack.length + defence.length === 0) return;
  const both = attack.length > 0 && defence.length > 0;
  const first = both ? yield* firstSide(battle) : attack.length > 0 ? ATTACKER : DEFENDER;
  yield* declareSide(table, battle, first);
  yield* declareSide(table, battle, otherSide(first));
}

function* firstSide(battle: Battle): Rules<Side> {
  const { attacker, defender, clearing } = battle;
  const moves = [seatMove(attacker), seatMove(defender)];
  const { seat } = yield* choose(attacker, { kind: 'effects-first', clearing }, moves);
  return seat === attacker ? ATTACKER : DEFENDER;
}

function* declareSide(table: Root, battle: Battle, side: Side): Rules {
  const seat = seatOf(battle, side);
  const { clearing } = battle;
  for (;;) {
    const effects = usable(table.state, battle, side);
    if (effects.length === 0) return;
    const moves: Move[] = [PASS, ...effects.map(({ id }) => ({ kind: 'use', card: id }) as const)];
    const taken = yield* choose(seat, { kind: 'battle-effects', clearing }, moves);
    const effect = taken.kind === 'use' && effects.find(({ id }) => id === taken.card);
    if (!effect) return;
    battle.used[side].push(effect.id);
    table.tell({ kind: 'used', seat, card: effect.id, target: null });
    yield* effect.use(table, seat, battle, side);
  }
}

/** Crafted cards and abilities; what they depend on lies open, so that only who can is asked. */
export function usable(state: State, battle: Battle, side: Side): BattleEffect[] {
  const seat = seatOf(battle, side);
  const player = playerOf(state, seat);
  const cards = player.crafted.length === 0 ? [] : battleCards.filter(({ id }) => has(player, id));
  const effects = [...cards, ...(factionAt(state, seat).battle?.effects ?? [])];
  return effects.filter((effect) => effect.usable(state, seat, battle, side));
}
