/** ROOT-6.5: three actions, and one more for each bird card spent. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, distinct, matches, suitOf } from '../../../data/cards.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { battle, canBattle } from '../../battle/battle.ts';
import { handSize, spendCard } from '../../hands/hands.ts';
import { choose } from '../../state/choose.ts';
import { handOf, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { act, offer } from '../../turn/windows.ts';
import { cardMove, clearingMove, DONE, type Move } from '../../vocabulary/moves.ts';
import { warriorMover } from '../../woodland/move.ts';
import { canPlace, place, tokensLeft } from '../../woodland/place.ts';
import { build, canBuild } from './build.ts';
import { boardOf, RECRUITER, SAWMILL, WOOD } from './state.ts';

/** Until she is done, or nothing can be done any more. */
export function* actions(table: Root, self: Seat): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  while (board.actions > 0 || handSize(state, self) > 0) {
    table.checkpoint();
    const ask = { kind: 'marquise.daylight', actions: board.actions } as const;
    const taken = yield* act<Move>(table, self, ask, () => menu(state, self));
    if (taken.kind === 'done') return;
    if (taken.kind === 'marquise.extra-action') extraAction(table, self, taken.card);
    else {
      board.actions -= 1;
      yield* takeAction(table, self, taken);
    }
  }
  yield* offer(table, self);
}

function menu(state: State, self: Seat): Move[] {
  const board = boardOf(state, self);
  const moves: Move[] = [];
  if (board.actions > 0) {
    if (canBattle(state, self)) moves.push({ kind: 'battle' });
    if (warriorMover.can(state, self, null)) moves.push({ kind: 'marquise.march' });
    if (canRecruit(state, self)) moves.push({ kind: 'recruit' });
    if (canBuild(state, self)) moves.push({ kind: 'build' });
    if (overworkCards(state, self).length > 0) moves.push({ kind: 'marquise.overwork' });
  }
  for (const card of distinct(handOf(state, self))) {
    if (suitOf(card) === 'bird') moves.push({ kind: 'marquise.extra-action', card });
  }
  return [...moves, DONE];
}

function* takeAction(table: Root, self: Seat, { kind }: Move): Rules {
  if (kind === 'battle') yield* battle(table, self);
  else if (kind === 'marquise.march') yield* march(table, self);
  else if (kind === 'recruit') yield* recruit(table, self);
  else if (kind === 'build') yield* build(table, self);
  else yield* overwork(table, self);
}

function extraAction(table: Root, self: Seat, card: Card): void {
  spendCard(table, self, card);
  boardOf(table.state, self).actions += 1;
  table.tell({ kind: 'marquise.extra-action', seat: self });
}

/** ROOT-6.5.2: up to two moves. */
function* march(table: Root, self: Seat): Rules {
  yield* warriorMover.take(table, self, null, false);
  if (warriorMover.can(table.state, self, null)) yield* warriorMover.take(table, self, null, true);
}

function canRecruit(state: State, self: Seat): boolean {
  return !boardOf(state, self).recruited && playerOf(state, self).supply > 0 && recruiters(state, self).length > 0;
}

/** One entry for each recruiter where she may place. */
function recruiters(state: State, self: Seat): Clearing[] {
  const where = playerOf(state, self).buildings[RECRUITER] as readonly number[];
  return clearings.flatMap((clearing) =>
    (where[clearing] as number) > 0 && canPlace(state, self, clearing)
      ? new Array<Clearing>(where[clearing] as number).fill(clearing)
      : [],
  );
}

/** ROOT-6.5.3: once per turn, a warrior at each recruiter; with too few warriors she chooses where. */
function* recruit(table: Root, self: Seat): Rules {
  const { state } = table;
  const player = playerOf(state, self);
  boardOf(state, self).recruited = true;
  const waiting = recruiters(state, self);
  while (waiting.length > 0 && player.supply > 0) {
    const enough = player.supply >= waiting.length;
    const where = enough ? waiting.slice(0, 1) : [...new Set(waiting)];
    const ask = { kind: 'marquise.recruit-where', left: player.supply } as const;
    const { clearing } = yield* choose(self, ask, where.map(clearingMove));
    waiting.splice(waiting.indexOf(clearing), 1);
    yield* place(table, self, clearing, { warriors: 1 });
  }
}

function sawmills(state: State, self: Seat): Clearing[] {
  const where = playerOf(state, self).buildings[SAWMILL] as readonly number[];
  return clearings.filter((clearing) => (where[clearing] as number) > 0 && canPlace(state, self, clearing));
}

function overworkCards(state: State, self: Seat): Card[] {
  if (tokensLeft(playerOf(state, self), WOOD) === 0) return [];
  const where = sawmills(state, self);
  if (where.length === 0) return [];
  return distinct(handOf(state, self)).filter((card) => where.some((one) => matches(card, suitAt(state, one))));
}

/** ROOT-6.5.5: a card of a sawmill's clearing for a wood there. */
function* overwork(table: Root, self: Seat): Rules {
  const { state } = table;
  const ask = { kind: 'spend', suit: null, for: 'overwork' } as const;
  const { card } = yield* choose(self, ask, () => overworkCards(state, self).map(cardMove));
  const where = sawmills(state, self).filter((clearing) => matches(card, suitAt(state, clearing)));
  const { clearing } = yield* choose(self, { kind: 'marquise.overwork-where', card }, where.map(clearingMove));
  spendCard(table, self, card);
  yield* place(table, self, clearing, { token: WOOD });
}
