/** What the app can reckon of what people do among themselves: the hits of a battle, the points of a turn. People have the last word. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Expected, RealBattle, Retelling } from '@tavola/kernel/rules/real.ts';
import { clearings } from '../../data/maps.ts';
import { typesOf } from '../../data/pieces.ts';
import { canAttack, newBattle } from '../battle/battle.ts';
import { prospectOf } from '../battle/prospect.ts';
import { factionAt } from '../contract/registry.ts';
import { playerOf, type State } from '../state/state.ts';
import type { RootFact } from '../vocabulary/facts.ts';
import { onMap } from '../woodland/pieces.ts';

/** ROOT-4.3.1.1. */
const AMBUSH = 2;
/** ROOT-3.2.1: a point for each building and token of somebody else. */
const PRIZE = 1;

export function battle(state: State, place: string, attacker: Seat, defender: Seat): RealBattle | null {
  const clearing = Number(place.slice(1));
  if (!clearings.includes(clearing) || !canAttack(state, attacker, defender, clearing)) return null;
  const { most, extra, reversed } = prospectOf(state, newBattle(state, attacker, defender, clearing, null));
  return { most, extra, isReversed: reversed, ambush: AMBUSH, prize: PRIZE };
}

/** What is printed on the faction's own board, and prizes. */
export function expected(state: State, seat: Seat, told: readonly Retelling[]): readonly Expected[] {
  const player = playerOf(state, seat);
  const pieces = told.flatMap(({ fact, was, is }) => {
    const known = fact as RootFact;
    return known.kind === 'piece' ? [{ fact: known, by: Number(is) - Number(was) }] : [];
  });
  const { points = {} } = factionAt(state, seat).assistant ?? {};
  const types = typesOf(player.faction).map(({ name }) => name);
  const own = Object.entries(points).map(([piece, { placed, standing }]): Expected => {
    const mine = pieces.filter(({ fact }) => fact.of === seat && fact.piece === piece);
    const count = onMap([...player.buildings, ...player.tokens][types.indexOf(piece)]);
    const more = sum(mine.map(({ by }) => by));
    const each = Array.from({ length: Math.max(0, more) }, (_, i) => placed?.[count - 1 - i] ?? 0);
    const fact: RootFact = { kind: 'piece', clearing: 1, of: seat, piece };
    return standing ? { fact, count, points: standing[count] ?? 0 } : { fact, count: more, points: sum(each) };
  });
  const taken = pieces
    .filter(({ fact, by }) => fact.of !== seat && by < 0)
    .map(({ fact, by }): Expected => ({ fact, count: -by, points: -by * PRIZE }));
  return [...own, ...taken].filter((one) => one.points > 0);
}

function sum(of: readonly number[]): number {
  return of.reduce((all, one) => all + one, 0);
}
