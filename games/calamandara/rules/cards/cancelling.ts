/** Helm of Solitude and Breath of Beings: cancelling (CAL-6.12), and the footprint that Breath gives. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { discard } from '../hands/hands.ts';
import { ask } from '../state/asking.ts';
import { seatPick } from '../state/picks.ts';
import { type Calamandara, type Choice, type Entry, type State, travellerOf } from '../state/state.ts';
import { aimOf, type Effect, entryAt, inserts, isWindow, type Moment, othersThan } from './effect.ts';

/** CAL-5.19.8, 6.18: it depends on the card played, never on what it carries; Perception only for its targets (CAL-6.12). */
function isCancellable({ table: { state }, user, below }: Moment, by: 'helm' | 'breath'): boolean {
  const entry = entryAt(state, below);
  if (entry === undefined || entry.name === 'relative-dimensions') return false;
  if (entry.name === 'helm-of-solitude' && by === 'breath') return false;
  return !carriesPerception(entry) || (entry.choice.targets?.includes(user) ?? false);
}

const carriesPerception = (entry: Entry): boolean => entry.effect === 'dionesian-perception' && !entry.kept;

/** CAL-5.20.5: the whole insertion of phase 2, or that of the entry below. */
function isPreventable(moment: Moment): boolean {
  const { state } = moment.table;
  return isWindow(moment, 'c2a') ? state.undo !== 'whole' : inserts(entryAt(state, moment.below));
}

const helmIsNow = (moment: Moment): boolean => isCancellable(moment, 'helm') || isPreventable(moment);

/** CAL-5.20.5 */
export const helm: Effect = {
  neverTaken: true,
  neverCopied: true,
  cancels: ({ choice }) => choice.mode === 'cancel',
  isNow: helmIsNow,
  isPossible: helmIsNow,
  *declare(moment) {
    const modes: { kind: 'mode'; mode: 'cancel' | 'prevent' }[] = [];
    if (isCancellable(moment, 'helm')) modes.push({ kind: 'mode', mode: 'cancel' });
    if (isPreventable(moment)) modes.push({ kind: 'mode', mode: 'prevent' });
    const { mode } = yield* ask(moment.table, moment.user, { kind: 'mode', card: 'helm-of-solitude' }, modes);
    return { mode };
  },
  *resolve(table, entry) {
    return entry.choice.mode === 'cancel' ? cancel(table, entry) : preventInsertion(table, entry);
  },
};

/** Delirium and Helm: what is inserted does not happen (CAL-6.4, 6.13). */
export function preventInsertion(table: Calamandara, entry: Entry): boolean {
  const { state } = table;
  const aim = aimOf(state, entry);
  if (aim !== null) {
    if (!inserts(aim)) return false;
    aim.prevented = true;
    table.tell({ kind: 'opposed', seat: entry.user, user: aim.user, card: aim.effect });
    return true;
  }
  if (state.undo === 'whole') return false;
  state.undo = 'whole';
  table.tell({ kind: 'insertion-undone', seat: state.active, by: entry.user });
  return true;
}

const breathIsNow = (moment: Moment): boolean => isCancellable(moment, 'breath');

/** CAL-5.20.12 */
export const breath: Effect = {
  neverTaken: true,
  copyAimsBelow: true,
  cancels: () => true,
  isNow: breathIsNow,
  isPossible: breathIsNow,
  *declare({ table, user }): Rules<Choice> {
    const sources = sourcesOf(table.state, user).map((source) => ({ kind: 'source' as const, source }));
    if (sources.length === 0) return {};
    const { source } = yield* ask(table, user, 'footprint-source', sources);
    const { seat } = yield* ask(table, user, 'footprint-recipient', othersThan(table.state, user).map(seatPick));
    return { source, recipient: seat };
  },
  *resolve(table, entry) {
    const { source, recipient } = entry.choice;
    if (!cancel(table, entry)) return false;
    if (source === undefined || recipient === undefined) return true;
    table.state.gifts.push({ from: entry.user, source, to: recipient });
    if (table.state.window !== 'c1a' && table.state.window !== 'c2a') handOverGifts(table);
    return true;
  },
};

/** CAL-6.6: from the source named or, if that holds none, from the other one; in C1a and C2a when the window closes. */
export function handOverGifts(table: Calamandara): void {
  const { state } = table;
  for (const { from, source: named, to } of state.gifts) {
    const sources = sourcesOf(state, from);
    const source = sources.includes(named) ? named : sources[0];
    if (source === undefined) continue;
    const { depot, reserve } = travellerOf(state, from);
    if (source === 'depot') depot.footprint--;
    else reserve.splice(reserve.indexOf('footprint'), 1);
    travellerOf(state, to).depot.footprint++;
    table.tell({ kind: 'gave-footprint', seat: from, to, source });
  }
  state.gifts = [];
}

function sourcesOf(state: State, seat: Seat): ('depot' | 'reserve')[] {
  const { depot, reserve } = travellerOf(state, seat);
  const sources: ('depot' | 'reserve')[] = [];
  if (depot.footprint > 0) sources.push('depot');
  if (reserve.includes('footprint')) sources.push('reserve');
  return sources;
}

/** CAL-6.12: the entry loses all effects and its card is discarded at once; Perception loses only the canceller. */
function cancel(table: Calamandara, entry: Entry): boolean {
  const { state } = table;
  const aim = aimOf(state, entry);
  if (aim === null) return false;
  if (carriesPerception(aim)) {
    const targets = (aim.choice.targets ?? []).filter((seat) => seat !== entry.user);
    aim.choice = { ...aim.choice, targets };
    table.tell({ kind: 'protected', seat: entry.user, card: aim.effect });
    if (targets.length > 0) return true;
  }
  table.tell({ kind: 'cancelled', seat: entry.user, user: aim.player, card: aim.name });
  removeEntry(state, aim);
  return true;
}

/** An effect that was taken is live again below (CAL-6.15). */
function removeEntry(state: State, entry: Entry): void {
  const position = state.stack.indexOf(entry);
  state.stack.splice(position, 1);
  const below = state.stack[position - 1];
  if (entry.via === 'take' && below) below.suspended = false;
  if (entry.card !== null) discard(state, entry.board, entry.card);
}
