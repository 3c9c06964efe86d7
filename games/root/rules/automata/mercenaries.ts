/** AUT-S-3: mercenaries for a battle with few warriors, or for a building that fits nowhere. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Selection, Traced } from '@tavola/kernel/rules/select.ts';
import type { Clearing } from '../../data/maps.ts';
import { payFor } from '../factions/riverfolk/services.ts';
import type { State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { phaseOf } from '../vocabulary/phases.ts';
import { rules } from '../woodland/rule.ts';
import { ownWarriors } from './keys.ts';
import { type Choice, selection } from './selection.ts';
import { sellerTo } from './seller.ts';

const CLAUSE = 'AUT-S-3';
const FEW = 2;

/** Before the battle, with two or fewer own warriors beside warriors of a seller who is not the defender. */
export function* hireForBattle(table: Root, self: Seat, clearing: Clearing, defender: Seat): Rules {
  const { state } = table;
  const seller = mercenariesFor(state, self);
  if (seller === null || seller === defender) return;
  if (ownWarriors(state, self, clearing) > FEW || ownWarriors(state, seller, clearing) === 0) return;
  yield* hire(table, self, seller, []);
}

/** Where a building goes; if it fits nowhere and would with mercenaries, they are hired. */
export function* buildingSite(table: Root, self: Seat, choice: Choice<Clearing>): Rules<Selection<Clearing>> {
  const { state } = table;
  const found = yield* selection(state, choice);
  const seller = found.best === undefined ? mercenariesFor(state, self) : null;
  if (seller === null) return found;
  const better = yield* hiring(state, seller, selection(state, choice));
  if (better.best === undefined) return found;
  yield* hire(table, self, seller, [better]);
  return better;
}

/** The same for a building whose clearing is fixed: true when mercenaries were hired to rule it. */
export function* hireToRule(table: Root, self: Seat, clearing: Clearing): Rules<boolean> {
  const { state } = table;
  const seller = mercenariesFor(state, self);
  if (seller === null) return false;
  const enough = yield* hiring(state, seller, ruling(state, self, clearing));
  if (enough) yield* hire(table, self, seller, []);
  return enough;
}

/** Whether it rules now. */
function* ruling(state: State, self: Seat, clearing: Clearing): Rules<boolean> {
  return rules(state, self, clearing);
}

/** They count in Daylight and Evening only (ROOT-11.2.7.2). */
function mercenariesFor(state: State, self: Seat): Seat | null {
  return phaseOf(state.open.turn.part) === 'birdsong' ? null : sellerTo(state, self, 'mercenaries');
}

/** What would come out with mercenaries; nothing is bought. */
function* hiring<T>({ open: { turn } }: State, seller: Seat, rule: Rules<T>): Rules<T> {
  turn.hired = seller;
  const result = yield* rule;
  turn.hired = null;
  return result;
}

function* hire(table: Root, self: Seat, seller: Seat, why: readonly Traced[]): Rules {
  yield* payFor(table, seller, self, 'mercenaries', { clause: CLAUSE, why });
}
