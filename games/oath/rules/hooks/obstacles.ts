/** The answer to "why not?" for a whole action: the card without which it would be possible. */
import { watching } from '@tavola/kernel/rules/watching.ts';
import type { CardId } from '../../data/cards.ts';
import { cardClause } from './hooks.ts';
import type { PoweredState } from './power.ts';
import { POWERLESS, sourcesOf } from './sources.ts';

/** The clause of that card; null if no single card is in the way, or if nobody asks. */
export function obstacle(oath: PoweredState, can: (oath: PoweredState) => boolean): string | null {
  if (watching.refused === null) return null;
  const found = sourcesOf(oath).all.find(({ card, power }) => power !== POWERLESS && can(without(oath, card)));
  return found ? cardClause(found.card) : null;
}
/** The same table with a card that says nothing; a state of its own, because sources are kept by state. */
function without({ state, powers }: PoweredState, card: CardId): PoweredState {
  return { state: { ...state }, powers: new Map(powers).set(card, POWERLESS) };
}
