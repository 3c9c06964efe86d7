/** CAL-6.1: asking a traveller for a card. Whether somebody is asked depends on public facts only (ruling CAL-R1). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { isMoment, isPossible } from '../cards/carrying.ts';
import type { Moment } from '../cards/effect.ts';
import { isOpen, namesIn } from '../hands/hands.ts';
import { ALWAYS, ask } from '../state/asking.ts';
import { CARD_NAMES, type CardName } from '../state/memory.ts';
import type { Ask, Move } from '../state/moves.ts';
import { PASS } from '../state/picks.ts';
import { type Calamandara, type State, travellerOf } from '../state/state.ts';

export type Use = Extract<Move, { readonly kind: 'use' }>;
const USE = Object.fromEntries(CARD_NAMES.map((card): [CardName, Use] => [card, { kind: 'use', card }])) as Readonly<
  Record<CardName, Use>
>;

/** The card that `seat` uses now, or null when it passes or is not asked at all. */
export function* askForCard(table: Calamandara, seat: Seat, question: Ask): Rules<Use | null> {
  const { hand } = travellerOf(table.state, seat);
  if (hand.every((card) => isOpen(table.state, card)) && uses(table, seat).length === 0) return null;
  const move = yield* ask(table, seat, question, () => [...uses(table, seat), PASS], ALWAYS);
  return move.kind === 'pass' ? null : move;
}

/** Every distinct card that may be used now: from the hand, or waiting. */
export function uses(table: Calamandara, seat: Seat): Use[] {
  const { state } = table;
  const moment: Moment = { table, user: seat, below: state.stack.length - 1, leaving: 1 };
  const fromHand = select(namesIn(travellerOf(state, seat).hand))
    .where('CAL-5.19.2', (name) => isMoment(moment, name))
    .where('CAL-5.19.4', (name) => isPossible(moment, name))
    .moves((name) => USE[name]);
  const waiting = waitingFor(state, seat);
  if (waiting.length === 0) return fromHand;
  const unheld: Moment = { ...moment, leaving: 0 };
  return [...fromHand, ...waiting.filter(({ card }) => isMoment(unheld, card) && isPossible(unheld, card))];
}

/** Cards that wait on the traveller's memory deck, not while the token is in the final zone (CAL-6.21), and those taken (CAL-6.22). */
function waitingFor(state: State, seat: Seat): Use[] {
  const found: Use[] = [];
  const add = (use: Use): void => {
    if (!found.some((other) => other.card === use.card && other.on === use.on)) found.push(use);
  };
  const { onDeck, inFinalZone } = travellerOf(state, seat);
  if (!inFinalZone) for (const { name } of onDeck) add({ kind: 'use', card: name, from: 'deck' });
  for (const [on, { onReserve }] of state.travellers.entries()) {
    for (const { name, by } of onReserve) if (by === seat) add({ kind: 'use', card: name, from: 'reserve', on });
  }
  return found;
}
