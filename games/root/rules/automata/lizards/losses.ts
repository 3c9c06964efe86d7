/** What the Lizards' losses bring about: Robot Revenge (AUT-8.2.2) and the loss of a Lost Soul (AUT-8.2.3). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Effect } from '../../contract/faction.ts';
import { discardFinally } from '../../hands/hands.ts';
import { topSoul } from '../../hands/unseen.ts';
import { countOf, type Removal } from '../../state/removal.ts';
import type { Root } from '../../state/table.ts';
import { takeBackWarriors } from '../../woodland/supply.ts';
import { gainAcolyte } from './rituals.ts';
import { boardOf } from './state.ts';

export function afterRemoval(table: Root, self: Seat, removal: Removal): readonly Effect[] {
  const { turn } = table.state.open;
  const own = (type: string) => countOf(removal, (loss) => loss.owner === self && loss.class === type);
  if (turn.seat !== self && own('warrior') > 0) {
    takeBackWarriors(table.state, self, 1);
    gainAcolyte(table, self, 'AUT-8.2.2');
  }
  if (removal.removed.some(({ by, owner, class: type }) => by === self && owner !== self && type === 'token'))
    boardOf(table.state, self).tokenTaken = true;
  const lost: Effect = { kind: 'soul-lost', side: self, run: () => loseSoul(table, self) };
  return new Array<Effect>(own('building')).fill(lost);
}

/** For each garden the top card goes to the discard pile. */
function* loseSoul(table: Root, self: Seat): Rules {
  const card = yield* topSoul(table, boardOf(table.state, self).lostSouls, {
    kind: 'outside.soul',
    seat: self,
    on: 'garden',
    nth: 1,
    of: 1,
  });
  if (card === undefined) return;
  table.tell({ kind: 'automaton.souls-discarded', seat: self, cards: [card], clause: 'AUT-8.2.3' });
  discardFinally(table, card);
}
