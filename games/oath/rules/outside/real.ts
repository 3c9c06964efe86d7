/** Oath at a real table (docs/assistant.md). */
import type { Check, RealTable } from '@tavola/kernel/rules/real.ts';
import { SLOTS, type SlotId, SUITS } from '../../data/board.ts';
import { boardColour, faceupSlots, seatsOf } from '../queries/queries.ts';
import { playerOf, type State } from '../state/state.ts';
import type { OathFact } from './fact.ts';
import { facts } from './facts.ts';

/** What people count at a glance: warbands in personal banks, favor in the shared bank, the world deck. */
function checks(state: State): readonly Check[] {
  const banks = seatsOf(state)
    .filter((of) => boardColour(state, of) === of)
    .map((of): Check => {
      const there = faceupSlots(state).map((slot): OathFact => ({ kind: 'warbands', slot: SLOTS[slot] as SlotId, of }));
      const check: OathFact = { kind: 'bank-left', of };
      return { check, value: playerOf(state, of).bank, about: [...there, { kind: 'band', of } as OathFact] };
    });
  const favor = [
    ...seatsOf(state).map((of): OathFact => ({ kind: 'favor', of })),
    ...SUITS.map((suit): OathFact => ({ kind: 'bank', suit })),
    { kind: 'tokens', banner: 'peoples-favor' } as OathFact,
  ];
  return [
    ...banks,
    { check: { kind: 'shared' } as OathFact, value: state.shared, about: favor },
    { check: { kind: 'deck' } as OathFact, value: state.worldDeck.length, about: [] },
  ];
}

export const real: RealTable<State> = { facts, checks, dice: ['attack-die', 'defense-die', 'end-die'] };
