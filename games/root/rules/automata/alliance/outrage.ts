/** Automated Outrage (AUT-6.2.3), and the Crackdown that follows the loss of a base (AUT-6.2.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Clearing, clearings, isForest } from '../../../data/maps.ts';
import type { ClearingSuit } from '../../../data/suits.ts';
import type { Effect, Moved } from '../../contract/faction.ts';
import { isSympathetic, SYMPATHY } from '../../factions/alliance/state.ts';
import { discardFromHand, holdsMatching, matchingCards } from '../../hands/hands.ts';
import { hasUnseenHand, spendsUnseen } from '../../hands/unseen.ts';
import { score } from '../../score/score.ts';
import { choose } from '../../state/choose.ts';
import type { Removal } from '../../state/removal.ts';
import { playerOf, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { remove, token } from '../../woodland/removal.ts';
import { targets } from '../automaton.ts';
import { inOrder } from '../selection.ts';

/** A person's warriors came into a sympathetic clearing; automata never pay. */
export function afterMove(table: Root, self: Seat, { seat, to, warriors }: Moved): Effect | null {
  const { state } = table;
  if (warriors === 0 || isForest(to) || playerOf(state, seat).automaton || !isSympathetic(state, self, to)) return null;
  return { kind: 'outrage', side: seat, run: () => outrage(table, self, seat, to) };
}

/** A person removed a sympathy token, or anybody a base. */
export function afterRemoval(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  const effects: Effect[] = [];
  for (const { owner, class: type, clearing, by } of removed) {
    if (owner !== self) continue;
    if (type === 'token' && !playerOf(table.state, by).automaton)
      effects.push({ kind: 'outrage', side: self, run: () => outrage(table, self, by, clearing) });
    if (type === 'building')
      effects.push({ kind: 'base-lost', side: self, run: () => crackdown(table, self, suitAt(table.state, clearing)) });
  }
  return effects;
}

/** A hand card that matches the clearing is discarded; a player who holds none lets the Alliance score 1 VP. */
function* outrage(table: Root, self: Seat, from: Seat, clearing: Clearing): Rules {
  const { state } = table;
  const suit = suitAt(state, clearing);
  if (hasUnseenHand(state, from)) {
    if (!(yield* spendsUnseen(table, from, clearing, 'outrage'))) score(table, self, 1, 'outrage', 'AUT-6.2.3');
    return;
  }
  if (!holdsMatching(state, from, suit)) return score(table, self, 1, 'outrage', 'AUT-6.2.3');
  const ask = { kind: 'automaton.outrage', clearing } as const;
  const { card } = yield* choose(from, ask, () => matchingCards(state, from, suit));
  discardFromHand(table, from, card);
}

/** All sympathy in clearings of the suit goes; nobody scores or pays for it (ruling AUT-GA10). */
function* crackdown(table: Root, self: Seat, suit: ClearingSuit): Rules {
  const { state } = table;
  const lost = inOrder(state, clearings).filter(
    (one) => suitAt(state, one) === suit && isSympathetic(state, self, one),
  );
  if (lost.length === 0) return;
  targets(table, self, 'AUT-6.2.4', [], null);
  yield* remove(
    table,
    lost.map((clearing) => ({ ...token(self, SYMPATHY, clearing), by: self })),
  );
}
