/** Battles that automata fight in many clearings, one after the other. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import { canBattleIn } from '../battle/battle.ts';
import type { Key } from '../contract/services.ts';
import type { Root } from '../state/table.ts';
import { attack, skips } from './automaton.ts';
import { enemiesIn } from './keys.ts';
import { type Filter, seatName, selection } from './selection.ts';

/** The keys by which a defender is found in a clearing. */
export type DefenderKeys = (clearing: Clearing) => readonly Key<Seat>[];

export type Battles = {
  readonly clause: string;
  /** Which clearings take part at all; fixed when the step begins. */
  readonly where: readonly Filter<Clearing>[];
  /** What must hold besides when a clearing's turn comes (AUT-2.9.3). */
  readonly ready?: (clearing: Clearing) => boolean;
  readonly defender: DefenderKeys;
};

/** From the highest priority to the lowest (AUT-2.4). */
export function* battleInEach(table: Root, self: Seat, { clause, where, ready, defender }: Battles): Rules {
  const found = yield* selection(table.state, { from: clearings, where, tie: 'high', take: 'all' });
  let fought = false;
  for (const clearing of found.list) {
    if (ready && !ready(clearing)) continue;
    if (yield* battleAgainst(table, self, clause, clearing, defender)) fought = true;
  }
  if (!fought) yield* skips(table, self, clause, [found]);
}

/** False when there is nobody to fight. */
export function* battleAgainst(
  table: Root,
  self: Seat,
  clause: string,
  clearing: Clearing,
  defender: DefenderKeys,
): Rules<boolean> {
  const { state } = table;
  if (!canBattleIn(state, self, clearing)) return false;
  const found = yield* selection(state, {
    from: enemiesIn(state, self, clearing),
    by: defender(clearing),
    tie: 'setup',
    name: seatName,
  });
  if (found.best === undefined) return false;
  yield* attack(table, self, clause, [found], clearing, found.best);
  return true;
}
