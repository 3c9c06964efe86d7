/** AUT-11.8.2: automata look past snares when they choose; one that would stop them is sprung when they place or move. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../../data/maps.ts';
import { factionOf } from '../contract/registry.ts';
import { isAutomaton } from '../state/state.ts';
import type { Root } from '../state/table.ts';

/** Is something in the way of this automaton there? Then it is removed, and what was to be placed or moved stays where it is. */
export function* springs(table: Root, seat: Seat, what: 'place' | 'leave', clearing: Clearing): Rules<boolean> {
  const { state } = table;
  if (!isAutomaton(state, seat)) return false;
  for (const [owner, player] of state.open.players.entries()) {
    for (const ban of factionOf(player).rule?.bans ?? []) {
      if (ban.what !== what || !ban.spring || !ban.forbids(state, owner, seat, clearing)) continue;
      yield* ban.spring(table, owner, clearing);
      table.tell({ kind: 'automaton.sprang', seat, clearing });
      return true;
    }
  }
  return false;
}
