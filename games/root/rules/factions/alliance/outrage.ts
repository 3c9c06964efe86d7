/** Outrage (ROOT-8.2.6), and what follows from the loss of a base. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Clearing, isForest } from '../../../data/maps.ts';
import type { Effect, Moved } from '../../contract/faction.ts';
import { handSize, holdsCards, holdsMatching, matchingCards, takeFromHand, topCard } from '../../hands/hands.ts';
import { choose } from '../../state/choose.ts';
import type { Removal } from '../../state/removal.ts';
import { handOf, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { isSympathetic } from './state.ts';
import { addSupporter, loseBase } from './supporters.ts';

/** Warriors of another player came into a sympathetic clearing; a pawn alone is nothing. */
export function afterMove(table: Root, self: Seat, { seat, to, warriors }: Moved): Effect | null {
  if (seat === self || warriors === 0 || isForest(to) || !isSympathetic(table.state, self, to)) return null;
  return { kind: 'outrage', side: seat, run: () => outrage(table, self, seat, to) };
}

/** Another player removed a sympathy token, or anybody a base. */
export function afterRemoval(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  const effects: Effect[] = [];
  for (const { owner, class: type, clearing, by } of removed) {
    if (owner !== self) continue;
    if (type === 'token' && by !== self)
      effects.push({ kind: 'outrage', side: self, run: () => outrage(table, self, by, clearing) });
    if (type === 'building')
      effects.push({ kind: 'base-lost', side: self, run: () => loseBase(table, self, suitAt(table.state, clearing)) });
  }
  return effects;
}

/** A card that matches the clearing; a player who holds none shows their hand, and the top card of the deck comes instead. */
function* outrage(table: Root, self: Seat, from: Seat, clearing: Clearing): Rules {
  const { state } = table;
  const suit = suitAt(state, clearing);
  if (!holdsMatching(state, from, suit)) return yield* topCardInstead(table, self, from);
  const ask = { kind: 'alliance.outrage', clearing, to: self } as const;
  const { card } = yield* choose(from, ask, () => matchingCards(state, from, suit));
  takeFromHand(state, from, card);
  table.tell({ kind: 'alliance.outrage', seat: self, from, clearing }, { to: [from, self], also: { card } });
  addSupporter(table, self, card);
}

/** Automata have no hand to show (ROOT-16.2, ruling ROOT-G41). */
function* topCardInstead(table: Root, self: Seat, of: Seat): Rules {
  const { state } = table;
  if (holdsCards(state, of) && handSize(state, of) > 0) {
    const cards = [...handOf(state, of)];
    table.tell({ kind: 'alliance.shown', seat: self, of }, { to: [of, self], also: { cards } });
  }
  const card = yield* topCard(table, self);
  if (card === null) return;
  table.tell({ kind: 'alliance.top-card', seat: self }, { to: self, also: { card } });
  addSupporter(table, self, card);
}
