/** Root at a real table (docs/assistant.md). */
import type { Check, RealTable } from '@tavola/kernel/rules/real.ts';
import { clearings } from '../../data/maps.ts';
import { factionOf } from '../contract/registry.ts';
import type { Options } from '../state/options.ts';
import type { State } from '../state/state.ts';
import type { RootFact } from '../vocabulary/facts.ts';
import { facts, usesMarkers } from './facts.ts';
import { battle, expected } from './reckoning.ts';

/** Suit markers were laid out at the table, not by the app. */
function forget(state: State): readonly RootFact[] {
  return usesMarkers(state) ? clearings.map((clearing) => ({ kind: 'suit', clearing })) : [];
}

/** What people see at a glance: score and supply of each seat. */
function checks(state: State): readonly Check[] {
  return state.open.players.flatMap((player, of) => {
    const about = clearings.map((clearing): RootFact => ({ kind: 'warriors', clearing, of }));
    const left: Check = { check: { kind: 'warriors-left', of } as RootFact, value: player.supply, about };
    const vp: Check = {
      check: { kind: 'vp', of } as RootFact,
      value: player.vp,
      about: [{ kind: 'vp', of } as RootFact],
    };
    return factionOf(player).warriors > 0 ? [vp, left] : [vp];
  });
}

export const real: RealTable<State, Options> = {
  facts,
  forget,
  checks,
  battle,
  expected,
  wholeTurns: true,
  options: { seating: 'seats' },
  dice: ['die'],
  ties: ['automaton.chance'],
};
