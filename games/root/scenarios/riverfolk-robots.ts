/** For scenarios: the Riverfolk Robots and what lies in their market. */
import type { FactionId } from '../data/factions.ts';
import { boardOf } from '../rules/automata/riverfolk/state.ts';
import { type Automaton, type Woodland, woodland } from './woodland.ts';

export const RR = 0;
export const M = 1;
export const E = 2;

export function robots(
  settings: Partial<Automaton> = {},
  others: (FactionId | Automaton)[] = ['marquise', 'eyrie'],
): Woodland {
  return woodland([{ faction: 'riverfolk', ...settings }, ...others]);
}

/** Cards of the deck lie in the market, the last one as the order. */
export function market(table: Woodland, ...cards: string[]): void {
  const { deck } = table.state.hidden;
  for (const card of cards) deck.splice(deck.indexOf(card), 1);
  Object.assign(boardOf(table.state, RR), { market: cards, order: cards.at(-1) ?? null });
}
