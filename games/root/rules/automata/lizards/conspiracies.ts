/** AUT-8.4.2: acolytes conspire, space by space of the track. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Traced } from '@tavola/kernel/rules/select.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import type { Clearing } from '../../../data/maps.ts';
import { canBattleIn } from '../../battle/battle.ts';
import { buildingsAndTokens } from '../../battle/hits.ts';
import type { Key } from '../../contract/services.ts';
import { GARDEN, hasGardenLeft } from '../../factions/lizards/state.ts';
import { score } from '../../score/score.ts';
import { playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { building, warriors } from '../../woodland/removal.ts';
import { returnWarriors } from '../../woodland/supply.ts';
import { attack, skips, targets } from '../automaton.ts';
import {
  buildingsHere,
  defencelessHere,
  enemiesIn,
  enemiesOf,
  enemyBuildings,
  enemyWarriors,
  ownWarriors,
  vpOf,
} from '../keys.ts';
import { seatName, selection } from '../selection.ts';
import { hasTrait } from '../state.ts';
import { boardOf, conspiracyTrack, orderedClearings } from './state.ts';

const CRUSADERS = 2;

/** Until no acolyte is left, or a whole round of the track was in vain (ruling AUT-GA17). */
export function* conspire(table: Root, self: Seat): Rules {
  const board = boardOf(table.state, self);
  let misses = 0;
  while (board.acolytes > 0 && misses < conspiracyTrack.length) {
    misses = (yield* nextConspiracy(table, self)) ? 0 : misses + 1;
  }
}

const conspiracyOf = { convert, crusade, sanctify } as const;

/** The marker advances; what was performed costs an acolyte. */
export function* nextConspiracy(table: Root, self: Seat): Rules<boolean> {
  const board = boardOf(table.state, self);
  board.marker = (board.marker + 1) % conspiracyTrack.length;
  table.tell({ kind: 'automaton.marker', seat: self, space: board.marker });
  const conspiracy = conspiracyTrack[board.marker] as (typeof conspiracyTrack)[number];
  if (!(yield* conspiracyOf[conspiracy](table, self))) return false;
  board.acolytes -= 1;
  returnWarriors(table.state, self, 1);
  table.tell({ kind: 'automaton.acolytes', seat: self, change: -1, clause: 'AUT-8.4.2' });
  return true;
}

/** What a conspiracy against one player is about. */
type Aim = {
  readonly clause: string;
  /** What of a player it wants to find in a clearing. */
  readonly counts: (state: State, seat: Seat, clearing: Clearing) => number;
  readonly by: Key<Clearing>;
  readonly legal: (clearing: Clearing) => boolean;
};
type Target = { readonly owner: Seat; readonly clearing: Clearing; readonly why: readonly Traced[] };

/** The player first, the one with most VP; then the clearing. Null when there is none, and that is told. */
function* target(table: Root, self: Seat, { clause, counts, by, legal }: Aim): Rules<Target | null> {
  const { state } = table;
  const sites = (owner: Seat) => orderedClearings(state, self).filter((one) => counts(state, owner, one) > 0);
  const player = yield* selection(state, {
    from: enemiesOf(state, self),
    where: [[clause, (seat) => sites(seat).length > 0]],
    by: [[`${clause}.a`, 'most', (seat) => vpOf(state, seat)]],
    tie: 'setup',
    legal: (seat) => sites(seat).some(legal),
    name: seatName,
  });
  if (player.best === undefined) {
    yield* skips(table, self, clause, [player]);
    return null;
  }
  const where = yield* selection(state, { from: sites(player.best), by: [by], tie: 'high', legal });
  return { owner: player.best, clearing: where.best as Clearing, why: [player, where] };
}

/** AUT-8.4.2.I: an enemy warrior makes room for a Lizard. */
function* convert(table: Root, self: Seat): Rules<boolean> {
  const { state } = table;
  const clause = 'AUT-8.4.2.I';
  const found = yield* target(table, self, {
    clause,
    counts: ownWarriors,
    by: ['AUT-8.4.2.I.b', 'most', (clearing) => enemyBuildings(state, self, clearing)],
    legal: (clearing) => playerOf(state, self).supply > 0 && canPlace(state, self, clearing),
  });
  if (!found) return false;
  const { owner, clearing, why } = found;
  targets(table, self, clause, why, clearing, owner);
  const converted = yield* place(table, self, clearing, { warriors: 1, replaces: warriors(owner, clearing, 1) });
  yield* pause(table);
  if (converted !== null && hasTrait(state, self, 'fanatics')) yield* fanatics(table, self, clearing);
  return converted !== null;
}

/** AUT-T-LIZ-3: a battle where somebody was converted, with an extra hit. */
function* fanatics(table: Root, self: Seat, clearing: Clearing): Rules {
  const { state } = table;
  if (!canBattleIn(state, self, clearing)) return;
  const clause = 'AUT-T-LIZ-3';
  const defender = yield* selection(state, {
    from: enemiesIn(state, self, clearing),
    by: [
      [clause, 'most', (seat) => defencelessHere(state, seat, clearing)],
      [clause, 'most', (seat) => vpOf(state, seat)],
    ],
    tie: 'setup',
    name: seatName,
  });
  const board = boardOf(state, self);
  board.fanatic = true;
  yield* attack(table, self, clause, [defender], clearing, defender.best as Seat);
  board.fanatic = false;
}

/** AUT-8.4.2.II: a battle in each ordered clearing with two Lizards, one after the other. */
function* crusade(table: Root, self: Seat): Rules<boolean> {
  const { state } = table;
  const clause = 'AUT-8.4.2.II';
  const board = boardOf(state, self);
  board.tokenTaken = false;
  const where = yield* selection(state, { from: orderedClearings(state, self), tie: 'high', take: 'all' });
  let fought = false;
  for (const clearing of where.list) {
    if (ownWarriors(state, self, clearing) < CRUSADERS || !canBattleIn(state, self, clearing)) continue;
    const defender = yield* selection(state, {
      from: enemiesIn(state, self, clearing),
      by: [['AUT-8.4.2.II.a', 'most', (seat) => vpOf(state, seat)]],
      tie: 'setup',
      name: seatName,
    });
    fought = true;
    yield* attack(table, self, clause, [defender], clearing, defender.best as Seat);
  }
  if (!fought) yield* skips(table, self, clause, [where]);
  if (board.tokenTaken && hasTrait(state, self, 'spiteful')) score(table, self, 1, 'spiteful', 'AUT-T-LIZ-1');
  return fought;
}

/** AUT-8.4.2.III: an enemy building, of several types one at random, makes room for a garden. */
function* sanctify(table: Root, self: Seat): Rules<boolean> {
  const { state } = table;
  const clause = 'AUT-8.4.2.III';
  const found = yield* target(table, self, {
    clause,
    counts: buildingsHere,
    by: ['AUT-8.4.2.III.b', 'least', (clearing) => enemyWarriors(state, self, clearing)],
    legal: (clearing) => hasGardenLeft(state, self, suitAt(state, clearing)) && canPlace(state, self, clearing),
  });
  if (!found) return false;
  const { owner, clearing, why } = found;
  const standing = buildingsAndTokens(state, owner, clearing).filter(({ loss }) => loss.class === 'building');
  const type = yield* selection(state, {
    from: standing.map(({ piece }) => piece),
    tie: { random: clause, seat: self },
  });
  targets(table, self, clause, [...why, type], clearing, owner);
  const which = standing.find(({ piece }) => piece === type.best)?.loss.which as number;
  const replaces = building(owner, which, clearing);
  const sanctified = yield* place(table, self, clearing, { building: GARDEN, replaces });
  yield* pause(table);
  return sanctified !== null;
}
