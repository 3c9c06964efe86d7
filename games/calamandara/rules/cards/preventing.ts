/** Cards that prevent: Errancy, Sealed Fields, Oracle, Delirium, Guardian, Monument; and Fall of Winds, which repeats. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { isTokenReached, towersOf } from '../grid/towers.ts';
import { travellerOf } from '../state/state.ts';
import { preventInsertion } from './cancelling.ts';
import { aimOf, carries, type Effect, entryAt, inserts, isWindow, type Moment, notUser, targetOf } from './effect.ts';

/** No choice is made: the moment fixes the target. */
const isPossible = (): boolean => true;
const victims: NonNullable<Effect['victims']> = (state, entry) => notUser(entry, [targetOf(state, entry)]);

/** CAL-5.20.4, 6.8 */
export const errancy: Effect = {
  isNow: (moment) => isWindow(moment, 't0') && !moment.table.state.prevented,
  isPossible,
  *resolve(table, entry) {
    const { state } = table;
    if (state.prevented) return false;
    state.prevented = true;
    table.tell({ kind: 'turn-prevented', seat: state.active, by: entry.user });
    return true;
  },
  victims,
};

/** CAL-5.20.11: no attack symbols until the end of the turn; in C2a and as a response also those just laid. */
export const sealedFields: Effect = {
  neverTaken: true,
  isNow(moment) {
    const { state } = moment.table;
    const below = entryAt(state, moment.below);
    if (moment.below >= 0) return inserts(below) && !travellerOf(state, below.user).sealed;
    return isWindow(moment, 't0', 'c1b', 'c2a') && !travellerOf(state, state.active).sealed && state.undo === null;
  },
  isPossible,
  *resolve(table, entry) {
    const { state } = table;
    const target = targetOf(state, entry);
    const traveller = travellerOf(state, target);
    if (traveller.sealed) return false;
    traveller.sealed = true;
    table.tell({ kind: 'sealed', seat: target, by: entry.user });
    const aim = aimOf(state, entry);
    if (aim !== null) aim.sealed = true;
    else if (state.window === 'c2a') state.undo ??= 'attacks';
    return true;
  },
};

/** CAL-5.20.14 */
export const oracle: Effect = {
  isNow(moment) {
    const { state } = moment.table;
    if (moment.below >= 0) return carries(entryAt(state, moment.below), 'mirage-of-sleep');
    return isWindow(moment, 'a4') && !travellerOf(state, state.active).silenced;
  },
  isPossible,
  *resolve(table, entry) {
    const { state } = table;
    const target = targetOf(state, entry);
    const aim = aimOf(state, entry);
    if (aim === null ? travellerOf(state, target).silenced : aim.prevented) return false;
    travellerOf(state, target).silenced = true;
    if (aim !== null) aim.prevented = true;
    table.tell({ kind: 'silenced', seat: target, by: entry.user });
    return true;
  },
  victims,
};

/** CAL-5.20.18 */
export const delirium: Effect = {
  isNow(moment) {
    const { state } = moment.table;
    return isWindow(moment, 'c2a') ? state.undo !== 'whole' : inserts(entryAt(state, moment.below));
  },
  isPossible,
  *resolve(table, entry) {
    return preventInsertion(table, entry);
  },
  victims,
};

/** CAL-5.20.21 */
export const guardian: Effect = {
  isNow(moment) {
    const { state } = moment.table;
    if (moment.below >= 0) return carries(entryAt(state, moment.below), 'nomad-lands');
    return isWindow(moment, 'c1a') && state.undo === null;
  },
  isPossible,
  *resolve(table, entry) {
    const { state } = table;
    const aim = aimOf(state, entry);
    if (aim !== null) {
      if (aim.prevented) return false;
      aim.prevented = true;
      table.tell({ kind: 'opposed', seat: entry.user, user: aim.user, card: aim.effect });
      return true;
    }
    if (state.undo !== null) return false;
    state.undo = 'whole';
    table.tell({ kind: 'acquisition-undone', seat: state.active, by: entry.user });
    return true;
  },
  victims,
};

/** CAL-5.20.27: the walk declared in A3, or the one of Laments; not a token that a tower protects (CAL-5.5.7). */
export const monument: Effect = {
  isNow(moment) {
    const { state } = moment.table;
    const token = walkerOf(moment);
    return token !== null && isTokenReached(state, towersOf(state), token, moment.user);
  },
  isPossible,
  *resolve(table, entry) {
    const { state } = table;
    const aim = aimOf(state, entry);
    const token = aim?.choice.target ?? state.active;
    if (aim ? aim.prevented : state.stopped) return false;
    if (!isTokenReached(state, towersOf(state), token, entry.user)) return false;
    if (aim) aim.prevented = true;
    else state.stopped = true;
    table.tell({ kind: 'walk-prevented', seat: token, by: entry.user });
    return true;
  },
  victims,
};

function walkerOf(moment: Moment): Seat | null {
  const { state } = moment.table;
  const below = entryAt(state, moment.below);
  if (moment.below >= 0) return carries(below, 'laments-of-lucaresti') ? (below.choice.target ?? null) : null;
  return isWindow(moment, 'a3') && !state.stopped ? state.active : null;
}

/** CAL-5.20.22: it serves the traveller whose turn has just ended, no matter who plays it (CAL-5.19.6). */
export const fallOfWinds: Effect = {
  neverTaken: true,
  helps: true,
  isNow: (moment) => isWindow(moment, 'te'),
  isPossible: ({ table, user }) => user === table.state.active,
  *resolve(table, entry) {
    table.state.pendingRepeats++;
    table.tell({ kind: 'turn-repeats', seat: entry.user, by: entry.player });
    return true;
  },
};
