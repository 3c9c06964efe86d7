/** AUT-11.5: battle, move, plot, thicken. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { traitNumber } from '../../../data/automata-facts.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { faceUpAt, hasPlot } from '../../factions/corvids/state.ts';
import type { State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { skips } from '../automaton.ts';
import { battleInEach } from '../battling.ts';
import { buildingsAndTokensHere, ownWarriors, vpOf } from '../keys.ts';
import { march, mayMove, type Passage, passageName, passagesFrom, passageTo } from '../moving.ts';
import { type Filter, selection } from '../selection.ts';
import { hasTrait, isOrdered } from '../state.ts';
import { plot, thicken } from './plotting.ts';

/** Warriors that a battle needs, and that stay behind. */
const GARRISON = 2;

export function* daylight(table: Root, self: Seat): Rules {
  yield* battles(table, self);
  yield* moves(table, self);
  yield* plots(table, self);
  yield* thicken(table, self);
}

function ordered(state: State, self: Seat, clause: string): Filter<Clearing> {
  return [clause, (clearing) => isOrdered(state, self, clearing)];
}

/** AUT-11.5.1: wherever two or more stand, against the player with most buildings and tokens there, then most VP. */
export function* battles(table: Root, self: Seat): Rules {
  const { state } = table;
  yield* battleInEach(table, self, {
    clause: 'AUT-11.5.1',
    where: [ordered(state, self, 'AUT-11.5.1')],
    ready: (clearing) => ownWarriors(state, self, clearing) >= GARRISON,
    defender: (clearing) => [
      ['AUT-11.5.1.I', 'most', (seat) => buildingsAndTokensHere(state, seat, clearing)],
      ['AUT-11.5.1.I', 'most', (seat) => vpOf(state, seat)],
    ],
  });
}

/** AUT-11.5.2: from each ordered clearing with a plot that lies face up all but two go on. */
export function* moves(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-11.5.2';
  const origins = yield* selection(state, {
    from: clearings,
    where: [ordered(state, self, clause), [clause, (clearing) => faceUpAt(state, self, clearing) !== null]],
    tie: 'high',
    take: 'all',
  });
  let moved = false;
  for (const from of origins.list) {
    const going = ownWarriors(state, self, from) - GARRISON;
    if (going <= 0) continue;
    const way = yield* destination(state, self, from);
    if (way.best === undefined) continue;
    moved = true;
    yield* march(table, self, clause, [way], from, way.best, going);
  }
  if (!moved) yield* skips(table, self, clause, [origins]);
}

/** To the neighbour without a plot that has most warriors; where all have plots, to the one of lowest priority (AUT-11.5.2.II). */
function* destination(state: State, self: Seat, from: Clearing) {
  const ways = passagesFrom(state, self, from);
  const shared = {
    from: ways,
    legal: (one: Passage) => mayMove(state, self, from, one),
    at: passageTo,
    name: passageName,
  };
  if (ways.every(({ to }) => hasPlot(state, self, to)))
    return yield* selection<Passage>(state, { ...shared, tie: 'low' });
  return yield* selection<Passage>(state, {
    ...shared,
    where: [['AUT-11.5.2', ({ to }) => !hasPlot(state, self, to)]],
    by: [['AUT-11.5.2.I', 'most', ({ to }) => ownWarriors(state, self, to)]],
    tie: 'high',
  });
}

/** AUT-11.5.3; a Mastermind plots twice (AUT-T-COR-3). */
function* plots(table: Root, self: Seat): Rules {
  const times = hasTrait(table.state, self, 'mastermind') ? traitNumber('corvids', 'mastermind', 'times') : 1;
  for (let i = 0; i < times; i++) yield* plot(table, self);
}
