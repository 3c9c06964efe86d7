/** Attack dice by the tactics track (OATH-9.6): nothing can change or cancel them. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { TACTICS } from '../../data/mind.ts';
import type { Oath } from '../hooks/power.ts';
import type { Campaign } from '../state/actions.ts';
import { isPrince, princeOf } from '../state/relations.ts';
import type { State } from '../state/state.ts';
import { removeAttack } from './plan-data.ts';

export function tacticsDice(state: State, seat: Seat): number {
  return isPrince(state, seat) ? (TACTICS[princeOf(state, seat).tactics] as number) : 0;
}

/** After all battle plans: as attacker he adds dice, as defender he removes them; the pool is halved before that. */
export function applyTactics(oath: Oath, war: Campaign): void {
  const { added, removed } = addTactics(oath.state, war);
  if (added + removed === 0) return;
  if (added > 0) oath.tell({ kind: 'tactics', seat: war.seat, n: added });
  if (removed > 0) oath.tell({ kind: 'tactics', seat: war.defender as Seat, n: -removed });
  oath.tell({ kind: 'pools', attack: war.attack, defense: war.defense });
}

export function addTactics(state: State, war: Campaign): { readonly added: number; readonly removed: number } {
  const added = tacticsDice(state, war.seat);
  const removed = war.defender === null ? 0 : tacticsDice(state, war.defender);
  if (added + removed > 0 && war.halved) Object.assign(war, { attack: Math.floor(war.attack / 2), halved: false });
  war.attack += added;
  removeAttack(war, removed);
  return { added, removed };
}

/** One step on the track, up to its end. */
export function advanceTactics(oath: Oath, seat: Seat, n: number): void {
  const prince = princeOf(oath.state, seat);
  const to = Math.min(TACTICS.length - 1, prince.tactics + n);
  if (to === prince.tactics) return;
  prince.tactics = to;
  oath.tell({ kind: 'tactics-track', seat, to, dice: TACTICS[to] as number });
}
