/** Bibi, Guile (LAB-6.8, 6.9): she steals. Her doors are in passive/bibi.ts. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { freePush } from '../actions/push.ts';
import { test } from '../challenge/challenge.ts';
import { checkTreasures } from '../maze/end.ts';
import { choose } from '../state/choose.ts';
import { opponentsOn, playerOf, type State } from '../state/state.ts';
import type { Power } from './power.ts';

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
