/** Attack dice by the tactics track (OATH-9.6): nothing can change or cancel them. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { TACTICS } from '../../data/mind.ts';
import type { Campaign } from '../actions.ts';
import { removeAttack } from '../campaign/plan-data.ts';
import type { Oath } from '../power.ts';
import type { State } from '../state.ts';
import { isPrince, princeOf } from './relations.ts';

export function tacticsDice(state: State, seat: Seat): number {
  return isPrince(state, seat) ? (TACTICS[princeOf(state, seat).tactics] as number) : 0;
}

/** After all battle plans: as attacker he adds dice, as defender he removes them; whatever halves the pool is done before. */
export function applyTactics(oath: Oath, war: Campaign): void {
  const added = tacticsDice(oath.state, war.seat);
  const removed = war.defender === null ? 0 : tacticsDice(oath.state, war.defender);
  if (added + removed === 0) return;
  if (war.halved) Object.assign(war, { attack: Math.floor(war.attack / 2), halved: false });
  war.attack += added;
  removeAttack(war, removed);
  if (added > 0) oath.tell({ kind: 'tactics', seat: war.seat, n: added });
  if (removed > 0) oath.tell({ kind: 'tactics', seat: war.defender as Seat, n: -removed });
  oath.tell({ kind: 'pools', attack: war.attack, defense: war.defense });
}

/** One step on the track, up to its end. */
export function advanceTactics(oath: Oath, seat: Seat, n: number): void {
  const prince = princeOf(oath.state, seat);
  const to = Math.min(TACTICS.length - 1, prince.tactics + n);
  if (to === prince.tactics) return;
  prince.tactics = to;
  oath.tell({ kind: 'tactics-track', seat, to, dice: TACTICS[to] as number });
}
