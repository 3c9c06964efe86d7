/** Bibi, Guile (LAB-6.7 to 6.9): doors are free to her, and she steals. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Selection, select } from '@tavola/kernel/select.ts';
import { freePush } from '../actions/push.ts';
import { test } from '../challenge.ts';
import { choose } from '../choose.ts';
import { checkTreasures } from '../end.ts';
import type { Space } from '../grid.ts';
import { isCharacter, opponentsOn, playerOf, type State } from '../state.ts';
import type { Power } from './power.ts';

/** LAB-6.7: unless an opponent is in the space she enters. */
export function opensDoorsFreely(state: State, seat: Seat, entering: Space): boolean {
  return isCharacter(state, seat, 'bibi') && opponentsOn(state, seat, entering).length === 0;
}

/** LAB-6.8: a chest challenge against somebody beside her. LAB-8.5d: there is nothing to steal in a race. */
export const theft: Power = {
  clause: 'LAB-6.8',
  possible: (state, _, seat) => state.race === null && victims(state, seat).list.length > 0,

  *use(table, seat) {
    const { state } = table;
    const options = victims(state, seat).moves((it) => ({ kind: 'rob', seat: it }) as const);
    const { seat: victim } = yield* choose(seat, 'rob', options);
    const { won } = yield* test(table, seat, 'chest');
    if (!won) return;
    const bibi = playerOf(state, seat);
    playerOf(state, victim).treasures--;
    bibi.treasures++;
    bibi.robbed.push(victim);
    table.tell({ kind: 'robbed', seat, victim });
    checkTreasures(state, seat);
    yield* freePush(table, victim, seat);
  },
};

function victims(state: State, seat: Seat): Selection<Seat> {
  const { space, robbed } = playerOf(state, seat);
  return select(opponentsOn(state, seat, space))
    .where('LAB-G25', (other) => playerOf(state, other).treasures > 0)
    .where('LAB-6.8', (other) => !robbed.includes(other));
}
