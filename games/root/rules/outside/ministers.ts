/** The ministers of the Drillbit Duchy: who of them has a crown. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Known } from '@tavola/kernel/real.ts';
import { boardOf, isCrowned, ministers } from '../automata/duchy/state.ts';
import type { Minister } from '../factions/duchy/state.ts';
import type { State } from '../state.ts';
import { counted, panel, type RootFact } from './fact.ts';

export function ministerFacts(state: State, of: Seat): readonly Known<RootFact>[] {
  return ministers.map((minister) => {
    const crowned = counted(isCrowned(state, of, minister) ? 1 : 0);
    return { fact: { kind: 'minister', of, minister }, ...crowned, among: { min: 0, max: 1 }, place: panel(of) };
  });
}

export function setMinister(state: State, of: Seat, minister: Minister, count: number): void {
  const board = boardOf(state, of);
  const others = board.crowned.filter((other) => other !== minister);
  board.crowned = count > 0 ? [...others, minister] : others;
}
