/** AUT-4.5 and, with a bird order, the Escalated Daylight of AUT-4.7. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { traitNumber } from '../../../data/automata-facts.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { type BuildingName, buildingNames } from '../../vocabulary/marquise.ts';
import { openSlots } from '../../woodland/pieces.ts';
import { buildingsLeft, canPlace, place } from '../../woodland/place.ts';
import { rules } from '../../woodland/rule.ts';
import { discardOrder, revealOrder, skips, targets } from '../automaton.ts';
import { battleAgainst, battleInEach, type DefenderKeys } from '../battling.ts';
import { enemyPieces, ownWarriors, piecesHere, vpOf } from '../keys.ts';
import { buildingSite } from '../mercenaries.ts';
import { march as marchOut, mayMove, type Passage, passageName, passagesFrom, passageTo } from '../moving.ts';
import { type Filter, inOrder, selection } from '../selection.ts';
import { hasTrait, isOrdered, levelNumber, orderSuit } from '../state.ts';
import { buildingOf, standing } from './buildings.ts';
import { boardOf } from './state.ts';

/** Warriors that stay behind (AUT-4.5.4). */
const GARRISON = 3;
const MOST_EXPANSIONS = 60;
const EXPANDS_UP_TO = 5;

/** The two Daylights differ in their clauses and in where they look. */
type Day = {
  readonly escalated: boolean;
  readonly battle: string;
  readonly recruit: string;
  readonly build: string;
  readonly march: string;
};
const usual: Day = {
  escalated: false,
  battle: 'AUT-4.5.1',
  recruit: 'AUT-4.5.2',
  build: 'AUT-4.5.3',
  march: 'AUT-4.5.4',
};
const escalatedDay: Day = {
  escalated: true,
  battle: 'AUT-4.7.1',
  recruit: 'AUT-4.7.2',
  build: 'AUT-4.7.3',
  march: 'AUT-4.7.4',
};

/** AUT-4.5.5: Expand discards the order and begins again with a new one; ruling AUT-GA6 limits how often. */
export function* daylight(table: Root, self: Seat): Rules {
  for (let expansions = 0; ; expansions++) {
    const day = orderSuit(table.state, self) === 'bird' ? escalatedDay : usual;
    yield* battles(table, self, day);
    yield* recruit(table, self, day);
    yield* build(table, self, day);
    yield* march(table, self, day);
    if (day.escalated || expansions === MOST_EXPANSIONS || !expands(table.state, self)) return;
    targets(table, self, 'AUT-4.5.5', [], null);
    yield* discardOrder(table, self);
    yield* revealOrder(table, self);
  }
}

function expands(state: State, self: Seat): boolean {
  const built = buildingNames.reduce((sum, type) => sum + standing(state, self, type), 0);
  return !boardOf(state, self).built && built <= EXPANDS_UP_TO;
}

/** A bird order matches every clearing, so that the Escalated Daylight looks everywhere. */
function ordered(state: State, self: Seat, clause: string): Filter<Clearing> {
  return [clause, (clearing) => isOrdered(state, self, clearing)];
}

/** AUT-4.5.1, 4.7.1: a battle in each ordered clearing, one after the other. */
function* battles(table: Root, self: Seat, { battle: clause }: Day): Rules {
  const { state } = table;
  yield* battleInEach(table, self, {
    clause,
    where: [ordered(state, self, clause)],
    defender: strongest(state, clause),
  });
}

/** Whoever has most pieces there, then most VP. */
function strongest(state: State, clause: string): DefenderKeys {
  return (clearing) => [
    [clause, 'most', (seat) => piecesHere(state, seat, clearing)],
    ['AUT-4.5.1.1', 'most', (seat) => vpOf(state, seat)],
  ];
}

function* battleIn(table: Root, self: Seat, clause: string, clearing: Clearing): Rules {
  yield* battleAgainst(table, self, clause, clearing, strongest(table.state, clause));
}

/** AUT-4.5.2, 4.7.2, AUT-D-1: the warriors go round the ruled ordered clearings; with a bird two clearings of lowest priority share them. */
function* recruit(table: Root, self: Seat, { recruit: clause, escalated }: Day): Rules {
  const { state } = table;
  const where = yield* selection(state, {
    from: clearings,
    where: [ordered(state, self, clause), [clause, (clearing) => rules(state, self, clearing)]],
    tie: escalated ? 'low' : 'high',
    legal: (clearing) => canPlace(state, self, clearing),
    take: escalated ? 2 : 'all',
  });
  const iron = escalated && hasTrait(state, self, 'iron-will') ? traitNumber('marquise', 'iron-will', 'factor') : 1;
  const count = iron * levelNumber(state, self, 'recruit');
  if (where.list.length === 0) return yield* skips(table, self, clause, [where]);
  targets(table, self, clause, [where], null);
  const places = inOrder(state, where.list);
  const supply = Math.min(count, playerOf(state, self).supply);
  for (const [i, share] of shares(places.length, count, escalated ? null : supply).entries()) {
    yield* place(table, self, places[i] as Clearing, { warriors: share });
  }
  yield* pause(table);
  yield* bonusRecruit(table, self, clause);
}

/** One at a time round the list while there are warriors; in the Escalated Daylight each gets its part while there are any. */
function shares(places: number, count: number, supply: number | null): number[] {
  const list = new Array<number>(places).fill(0);
  for (let i = 0; i < (supply ?? count); i++) list[i % places] = (list[i % places] as number) + 1;
  return list;
}

/** AUT-D-1, challenging: more warriors in the ruled ordered clearing of highest priority. */
function* bonusRecruit(table: Root, self: Seat, clause: string): Rules {
  const { state } = table;
  const count = levelNumber(state, self, 'bonusRecruit');
  if (count === 0) return;
  const where = yield* selection(state, {
    from: clearings,
    where: [ordered(state, self, clause), ['AUT-D-1', (clearing) => rules(state, self, clearing)]],
    tie: 'high',
    legal: (clearing) => canPlace(state, self, clearing),
  });
  if (where.best === undefined) return;
  targets(table, self, 'AUT-D-1', [where], where.best);
  yield* place(table, self, where.best, { warriors: count });
  yield* pause(table);
}

/** AUT-4.5.3, 4.7.3: where it rules with most warriors, the building of the order; it scores nothing. */
function* build(table: Root, self: Seat, { build: clause, escalated }: Day): Rules {
  const { state } = table;
  const type = escalated ? yield* escalatedType(state, self) : buildingOf(orderSuit(state, self));
  const which = buildingNames.indexOf(type);
  const where = yield* buildingSite(table, self, {
    from: clearings,
    where: [['AUT-4.5.3', (clearing) => rules(state, self, clearing)]],
    by: [['AUT-4.5.3', 'most', (clearing) => ownWarriors(state, self, clearing)]],
    tie: 'high',
    legal: (clearing) =>
      openSlots(state, clearing) > 0 &&
      buildingsLeft(playerOf(state, self), which) > 0 &&
      canPlace(state, self, clearing),
  });
  if (where.best === undefined) return yield* skips(table, self, clause, [where]);
  targets(table, self, clause, [where], where.best);
  if ((yield* place(table, self, where.best, { building: which })) !== null) boardOf(state, self).built = true;
  yield* pause(table);
}

/** AUT-4.7.3: of which there are most; of equals a sawmill before a recruiter before a workshop. */
function* escalatedType(state: State, self: Seat): Rules<BuildingName> {
  const type = yield* selection<BuildingName>(state, {
    from: ['sawmill', 'recruiter', 'workshop'],
    by: [['AUT-4.7.3', 'most', (one) => standing(state, self, one)]],
    tie: 'listed',
  });
  return type.best as BuildingName;
}

/** AUT-4.5.4, 4.7.4: all but three leave each ordered clearing, sequentially (ruling AUT-GA5); after an Escalated march they fight. */
function* march(table: Root, self: Seat, { march: clause, escalated }: Day): Rules {
  const { state } = table;
  const once = table.seats[self]?.settings.marchOnce === true;
  const arrived = new Map<Clearing, number>();
  const origins = yield* selection(state, {
    from: clearings,
    where: [ordered(state, self, clause)],
    tie: 'high',
    take: 'all',
  });
  for (const from of origins.list) {
    const own = ownWarriors(state, self, from);
    const going = Math.min(own - GARRISON, once ? own - (arrived.get(from) ?? 0) : own);
    if (going <= 0) continue;
    const to = yield* leave(table, self, clause, from, going);
    if (to !== null) arrived.set(to, (arrived.get(to) ?? 0) + going);
  }
  if (arrived.size === 0) yield* skips(table, self, clause, [origins]);
  if (escalated) yield* battlesAt(table, self, [...arrived.keys()]);
  if (hasTrait(state, self, 'blitz')) yield* blitz(table, self);
}

/** To the neighbour with most enemy pieces. Null when nobody could go. */
function* leave(table: Root, self: Seat, clause: string, from: Clearing, going: number): Rules<Clearing | null> {
  const { state } = table;
  const way = yield* selection<Passage>(state, {
    from: passagesFrom(state, self, from),
    by: [['AUT-4.5.4', 'most', ({ to }) => enemyPieces(state, self, to)]],
    tie: 'high',
    legal: (one) => mayMove(state, self, from, one),
    at: passageTo,
    name: passageName,
  });
  if (way.best === undefined) return null;
  return (yield* marchOut(table, self, clause, [way], from, way.best, going)) ? way.best.to : null;
}

/** AUT-4.7.4: once in each clearing that was moved into. */
function* battlesAt(table: Root, self: Seat, where: readonly Clearing[]): Rules {
  const targeted = yield* selection(table.state, { from: where, tie: 'high', take: 'all' });
  for (const clearing of targeted.list) yield* battleIn(table, self, 'AUT-4.7.1', clearing);
}

/** AUT-T-MAR-1: from the ruled clearing without enemies of highest priority all but one leave, and fight where they arrive. */
function* blitz(table: Root, self: Seat): Rules {
  const { state } = table;
  const where = yield* selection(state, {
    from: clearings,
    where: [
      ['AUT-T-MAR-1', (clearing) => rules(state, self, clearing)],
      ['AUT-T-MAR-1', (clearing) => enemyPieces(state, self, clearing) === 0],
    ],
    tie: 'high',
    legal: (from) =>
      ownWarriors(state, self, from) > 1 &&
      passagesFrom(state, self, from).some((way) => mayMove(state, self, from, way)),
  });
  if (where.best === undefined) return yield* skips(table, self, 'AUT-T-MAR-1', [where]);
  const going = ownWarriors(state, self, where.best) - 1;
  const to = yield* leave(table, self, 'AUT-T-MAR-1', where.best, going);
  if (to !== null) yield* battleIn(table, self, 'AUT-4.5.1', to);
}
