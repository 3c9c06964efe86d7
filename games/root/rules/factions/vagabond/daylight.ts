/** ROOT-9.5: items are exhausted for actions, in any order and number. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { battleIn, canBattleIn } from '../../battle/battle.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { craft, craftable } from '../../turn/craft.ts';
import { act } from '../../turn/windows.ts';
import { DONE, type Move } from '../../vocabulary/moves.ts';
import { aid, canAid } from './aid.ts';
import { specialMoves, takeSpecial } from './characters.ts';
import { canExplore, explore } from './explore.ts';
import { chooseItems, damagedItems, exhaust, ready, repair } from './items.ts';
import { BOOT, canMove, moveFor } from './move.ts';
import { doQuest, quests } from './quests.ts';
import { clearingOf } from './state.ts';
import { canStrike, strike } from './strike.ts';

/** Until he is done, or hides (ROOT-9.7.3). */
export function* daylight(table: Root, self: Seat): Rules {
  for (;;) {
    table.checkpoint();
    const taken = yield* act<Move>(table, self, 'vagabond.daylight', () => menu(table.state, self));
    if (taken.kind === 'done') return;
    if (taken.kind !== 'vagabond.special') yield* takeAction(table, self, taken);
    else if (!(yield* takeSpecial(table, self))) return;
  }
}

function menu(state: State, self: Seat): Move[] {
  const moves: Move[] = [];
  if (canMove(state, self, BOOT)) moves.push({ kind: 'move' });
  if (canAttack(state, self)) moves.push({ kind: 'battle' });
  if (canExplore(state, self)) moves.push({ kind: 'vagabond.explore' });
  if (canAid(state, self)) moves.push({ kind: 'vagabond.aid' });
  moves.push(...quests(state, self));
  if (canStrike(state, self)) moves.push({ kind: 'vagabond.strike' });
  if (ready(state, self, 'hammer') > 0 && damagedItems(state, self).length > 0) moves.push({ kind: 'vagabond.repair' });
  return [...moves, ...craftable(state, self), ...specialMoves(state, self), DONE];
}

function* takeAction(table: Root, self: Seat, move: Move): Rules {
  if (move.kind === 'move') yield* moveFor(table, self, BOOT);
  else if (move.kind === 'battle') yield* attack(table, self);
  else if (move.kind === 'vagabond.explore') yield* explore(table, self);
  else if (move.kind === 'vagabond.aid') yield* aid(table, self);
  else if (move.kind === 'vagabond.quest') yield* doQuest(table, self, move.quest);
  else if (move.kind === 'vagabond.strike') yield* strike(table, self);
  else if (move.kind === 'vagabond.repair') yield* mend(table, self);
  else if (move.kind === 'craft') yield* craft(table, self, move.card);
}

function canAttack(state: State, self: Seat): boolean {
  const clearing = clearingOf(state, self);
  return clearing !== null && ready(state, self, 'sword') > 0 && canBattleIn(state, self, clearing);
}

/** ROOT-9.5.2: a sword for a battle where he is. */
function* attack(table: Root, self: Seat): Rules {
  exhaust(table, self, 'sword');
  yield* battleIn(table, self, playerOf(table.state, self).pawn);
}

/** ROOT-9.5.7: a hammer for a damaged item; it stays on the side that it shows. */
function* mend(table: Root, self: Seat): Rules {
  exhaust(table, self, 'hammer');
  const ask = (left: number) => ({ kind: 'vagabond.repair', left }) as const;
  repair(table, self, yield* chooseItems(self, ask, damagedItems(table.state, self), 1));
}
