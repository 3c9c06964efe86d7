/** What the Cult's losses bring about: Revenge (ROOT-10.2.3) is told, Fear of the Faithful (ROOT-10.2.5) follows. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Effect } from '../../contract/faction.ts';
import { discard, randomCard, takeFromHand } from '../../hands/hands.ts';
import { countOf, type Removal } from '../../state/removal.ts';
import type { Root } from '../../state/table.ts';

/** The fallen are in the Acolytes box already. */
export function tellRevenge(table: Root, self: Seat, removal: Removal): void {
  if (removal.battle?.defender !== self) return;
  const count = countOf(removal, ({ owner, class: type }) => owner === self && type === 'warrior');
  if (count > 0) table.tell({ kind: 'lizards.revenge', seat: self, count });
}

/** A random hand card for each garden. */
export function fearOfTheFaithful(table: Root, self: Seat, removal: Removal): readonly Effect[] {
  const gardens = countOf(removal, ({ owner, class: type }) => owner === self && type === 'building');
  const fear: Effect = { kind: 'fear', side: self, run: () => loseCard(table, self) };
  return new Array<Effect>(gardens).fill(fear);
}

function* loseCard(table: Root, self: Seat): Rules {
  const card = yield* randomCard(table, self, null);
  if (card === null) return;
  takeFromHand(table.state, self, card);
  table.tell({ kind: 'lizards.fear', seat: self, card });
  discard(table, card);
}
