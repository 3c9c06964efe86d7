/** The board of the Drillbit Duchy: the Burrow, which ministers have a crown, and the ambushes that its advanced card buys. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Value } from '@tavola/kernel/rules/real.ts';
import { type Card, isAmbush, suitOf } from '../../../data/cards.ts';
import { type Suit, suits } from '../../../data/suits.ts';
import type { AssistantHooks } from '../../contract/faction.ts';
import { counted, panel, type Tellable, upTo } from '../../contract/tell.ts';
import { burrowFacts } from '../../factions/duchy/burrow.ts';
import type { State } from '../../state/state.ts';
import type { Minister } from '../../vocabulary/duchy.ts';
import { openAmbushes } from '../automaton.ts';
import { hasAdvanced } from '../seller.ts';
import { boardOf, isCrowned, ministers } from './state.ts';

export const assistant: AssistantHooks = {
  facts: { ...burrowFacts, last: (state, self) => [...crowns(state, self), ...ambushes(state, self)] },
  guesses: (state, self) => [openAmbushes(state, self)],
};

function crowns(state: State, of: Seat): readonly Tellable[] {
  return ministers.map((minister) => {
    const crowned = counted(isCrowned(state, of, minister) ? 1 : 0);
    const write = (count: Value) => setCrown(state, of, minister, count as number);
    return { fact: { kind: 'minister', of, minister }, ...crowned, among: upTo(1), place: panel(of), write };
  });
}

function setCrown(state: State, of: Seat, minister: Minister, count: number): void {
  const board = boardOf(state, of);
  const others = board.crowned.filter((other) => other !== minister);
  board.crowned = count > 0 ? [...others, minister] : others;
}

/** AUT-S-11: they lie open before it. */
function ambushes(state: State, of: Seat): readonly Tellable[] {
  if (!hasAdvanced(state, of)) return [];
  return suits.map((suit) => {
    const count = ambushesOf(boardOf(state, of).ambushes, suit).length;
    const max = count + ambushesOf(state.hidden.deck, suit).length;
    const write = (told: Value) => setAmbushes(state, of, suit, told as number);
    return { fact: { kind: 'ambush', of, suit }, ...counted(count), among: upTo(max), place: panel(of), write };
  });
}

function ambushesOf(cards: readonly Card[], suit: Suit): readonly Card[] {
  return cards.filter((card) => isAmbush(card) && suitOf(card) === suit);
}

function setAmbushes(state: State, of: Seat, suit: Suit, count: number): void {
  const own = boardOf(state, of).ambushes;
  const { deck } = state.hidden;
  const [from, to] = ambushesOf(own, suit).length > count ? [own, deck] : [deck, own];
  const moving = Math.abs(ambushesOf(own, suit).length - count);
  for (const card of ambushesOf(from, suit).slice(0, moving)) to.push(...from.splice(from.indexOf(card), 1));
}
