/** The Decree of the Electric Eyrie as people see it: how many cards lie in each column. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Known } from '@tavola/kernel/real.ts';
import { suitOf } from '../../data/cards.ts';
import type { Suit } from '../../data/suits.ts';
import { boardOf, columns } from '../automata/eyrie/state.ts';
import type { State } from '../state.ts';
import { counted, panel, type RootFact } from './fact.ts';
import { keepSuit } from './stand-ins.ts';

export function decreeFacts(state: State, of: Seat): readonly Known<RootFact>[] {
  const { decree } = boardOf(state, of);
  return columns.map((column, i) => {
    const count = decree[i]?.length ?? 0;
    const max = count + state.hidden.deck.filter((card) => suitOf(card) === column).length;
    return { fact: { kind: 'decree', of, column }, ...counted(count), among: { min: 0, max }, place: panel(of) };
  });
}

export function setDecree(state: State, of: Seat, column: Suit, count: number): void {
  const cards = boardOf(state, of).decree[columns.indexOf(column)];
  if (cards) keepSuit(state, cards, column, count);
}
