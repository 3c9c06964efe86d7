/** The three conspiracies (ROOT-10.4.3). All of them begin in a clearing of the Outcast suit. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { battle, battleIn, canBattle, canBattleIn } from '../../battle/battle.ts';
import { buildingsAndTokens } from '../../battle/hits.ts';
import type { Within } from '../../contract/faction.ts';
import { choose } from '../../state/choose.ts';
import { areEnemies, has, otherSeats, type Player, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import type { Conspiracy } from '../../vocabulary/lizards.ts';
import { clearingMove, DONE, type Move, seatMove } from '../../vocabulary/moves.ts';
import { warriorMover } from '../../woodland/move.ts';
import { buildingsAt, warriorsAt } from '../../woodland/pieces.ts';
import { place } from '../../woodland/place.ts';
import { building, warriors } from '../../woodland/removal.ts';
import { allowed } from '../../woodland/rule.ts';
import { boardOf, GARDEN, hasGardenLeft } from './state.ts';

type Plan = {
  /** Can it be completed once `cost` acolytes are paid? */
  can(state: State, self: Seat, cost: number): boolean;
  carryOut(table: Root, self: Seat): Rules;
};

export const conspiracyOf: { readonly [conspiracy in Conspiracy]: Plan } = {
  crusade: {
    can: (state, self) => {
      const within = amongOutcasts(state, self);
      return canBattle(state, self, within) || warriorMover.can(state, self, within);
    },
    carryOut: crusade,
  },
  convert: {
    can: (state, self, cost) => supplyAfter(state, self, cost) > 0 && targets(state, self, warriorsAt).list.length > 0,
    carryOut: convert,
  },
  sanctify: {
    can: (state, self) =>
      hasGardenLeft(state, self, boardOf(state, self).outcast) && targets(state, self, buildingsAt).list.length > 0,
    carryOut: sanctify,
  },
};

function amongOutcasts(state: State, self: Seat): NonNullable<Within> {
  const { outcast } = boardOf(state, self);
  return { clause: 'ROOT-10.4.3', test: (clearing) => suitAt(state, clearing) === outcast };
}

/** Paid acolytes are warriors of the supply again, unless Coffin Makers take them. */
function supplyAfter(state: State, self: Seat, cost: number): number {
  const buried = state.open.players.some((player) => has(player, 'coffin-makers'));
  return playerOf(state, self).supply + (buried ? 0 : cost);
}

/** A battle, or a move out and perhaps a battle in its destination. */
function* crusade(table: Root, self: Seat): Rules {
  const { state } = table;
  const within = amongOutcasts(state, self);
  const ways: Move[] = [];
  if (canBattle(state, self, within)) ways.push({ kind: 'battle' });
  if (warriorMover.can(state, self, within)) ways.push({ kind: 'move' });
  const way = yield* choose<Move>(self, 'lizards.crusade', ways);
  if (way.kind === 'battle') return yield* battle(table, self, within);
  const moved = yield* warriorMover.take(table, self, within, false);
  if (!moved || !canBattleIn(state, self, moved.to)) return;
  const ask = { kind: 'lizards.crusade-battle', clearing: moved.to } as const;
  const then = yield* choose<Move>(self, ask, [{ kind: 'battle' }, DONE]);
  if (then.kind === 'battle') yield* battleIn(table, self, moved.to);
}

type CountAt = (player: Player, clearing: Clearing) => number;

/** Both halves of the replacement must be possible (ruling ROOT-G30). */
function targets(state: State, self: Seat, countAt: CountAt): Selection<Clearing> {
  const { clause, test } = amongOutcasts(state, self);
  const where = select(clearings)
    .where(clause, test)
    .where(clause, (clearing) => victims(state, self, clearing, countAt).length > 0);
  return allowed(where, state, self, 'place', (clearing) => clearing);
}

function victims(state: State, self: Seat, clearing: Clearing, countAt: CountAt): Seat[] {
  return otherSeats(state, self).filter(
    (other) => areEnemies(state, self, other) && countAt(playerOf(state, other), clearing) > 0,
  );
}

type Target = { readonly clearing: Clearing; readonly owner: Seat };

function* target(table: Root, self: Seat, conspiracy: Conspiracy, countAt: CountAt): Rules<Target> {
  const { state } = table;
  const where = targets(state, self, countAt).moves(clearingMove);
  const { clearing } = yield* choose(self, { kind: 'lizards.where', conspiracy }, where);
  const owners = victims(state, self, clearing, countAt).map(seatMove);
  const { seat: owner } = yield* choose(self, { kind: 'lizards.whose', conspiracy, clearing }, owners);
  return { clearing, owner };
}

/** An enemy warrior makes room for a warrior of the Cult. */
function* convert(table: Root, self: Seat): Rules {
  const { clearing, owner } = yield* target(table, self, 'convert', warriorsAt);
  yield* place(table, self, clearing, { warriors: 1, replaces: warriors(owner, clearing, 1) });
}

/** An enemy building makes room for a garden. */
function* sanctify(table: Root, self: Seat): Rules {
  const { state } = table;
  const { clearing, owner } = yield* target(table, self, 'sanctify', buildingsAt);
  const standing = buildingsAndTokens(state, owner, clearing).filter(({ loss }) => loss.class === 'building');
  const moves = standing.map(({ piece }) => ({ kind: 'piece', piece }) as const);
  const { piece } = yield* choose(self, { kind: 'lizards.which-building', clearing, owner }, moves);
  const which = standing.find((one) => one.piece === piece)?.loss.which as number;
  yield* place(table, self, clearing, { building: GARDEN, replaces: building(owner, which, clearing) });
}
