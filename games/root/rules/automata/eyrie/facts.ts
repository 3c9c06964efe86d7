/** The Decree of the Electric Eyrie as people see it: how many cards lie in each column. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Value } from '@tavola/kernel/rules/real.ts';
import { type Card, suitOf } from '../../../data/cards.ts';
import type { AssistantHooks } from '../../contract/faction.ts';
import { counted, panel, type Tellable, upTo } from '../../contract/tell.ts';
import { keepSuit } from '../../hands/stand-ins.ts';
import type { State } from '../../state/state.ts';
import { openAmbushes } from '../automaton.ts';
import { boardOf, columns } from './state.ts';

export const assistant: AssistantHooks = {
  facts: { last: decreeFacts },
  guesses: (state, self) => [
    openAmbushes(state, self),
    ...boardOf(state, self).decree.map((cards) => ({ cards, known: suitOf })),
  ],
};

function decreeFacts(state: State, of: Seat): readonly Tellable[] {
  const { decree } = boardOf(state, of);
  return columns.map((column, i) => {
    const cards = decree[i] as Card[];
    const max = cards.length + state.hidden.deck.filter((card) => suitOf(card) === column).length;
    const write = (count: Value) => keepSuit(state, cards, column, count as number);
    const fact = { kind: 'decree', of, column } as const;
    return { fact, ...counted(cards.length), among: upTo(max), place: panel(of), write };
  });
}
