/** AUT-9.2: the market of the Robots, Payments, and whether the person whose turn it is has hired their warriors. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Value } from '@tavola/kernel/rules/real.ts';
import { MARKET_SIZE } from '../../../data/automata-facts.ts';
import type { AssistantHooks } from '../../contract/faction.ts';
import { factionOf } from '../../contract/registry.ts';
import { panel, setAside, type Tellable, upTo } from '../../contract/tell.ts';
import { hiredOf, marketFacts } from '../../factions/riverfolk/sale.ts';
import { faceOf } from '../../hands/stand-ins.ts';
import type { State } from '../../state/state.ts';
import { openAmbushes } from '../automaton.ts';
import { boardOf } from './state.ts';

export const assistant: AssistantHooks = {
  facts: {
    last: (state, self) => [
      ...marketFacts(state, self, boardOf(state, self).market, MARKET_SIZE),
      ...paidTo(state, self),
      hiredOf(state, self),
    ],
  },
  guesses: (state, self) => [{ cards: boardOf(state, self).market, known: faceOf }, openAmbushes(state, self)],
};

function paidTo(state: State, of: Seat): readonly Tellable[] {
  const { payments } = boardOf(state, of);
  return state.open.players.map((player, from) => {
    const write = (count: Value) => setAside(state, payments, from, (count as number) - (payments[from] as number));
    const among = upTo(factionOf(player).warriors);
    return { fact: { kind: 'payments', of, from }, holder: payments, key: from, among, place: panel(of), write };
  });
}
