/** Mechanical Marquise 2.0 (AUT-4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { trackVp, traitNumber } from '../../../data/automata-facts.ts';
import { clearings } from '../../../data/maps.ts';
import { fallenWarriors } from '../../battle/hits.ts';
import type { Effect, Faction, Toll } from '../../contract/faction.ts';
import { keepOf } from '../../factions/marquise/hospitals.ts';
import { keep } from '../../factions/marquise/keep.ts';
import { KEEP } from '../../factions/marquise/state.ts';
import { type Battle, DEFENDER, type Side } from '../../state/battle.ts';
import { countOf, type Removal } from '../../state/removal.ts';
import { mapOf, playerOf } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { buildingNames } from '../../vocabulary/marquise.ts';
import { adjacentFor } from '../../woodland/map.ts';
import { openSlots } from '../../woodland/pieces.ts';
import { canPlace, place } from '../../woodland/place.ts';
import {
  automaton,
  closeEvening,
  craftOrder,
  discardOrder,
  fallenBuildings,
  fallenTokens,
  lost,
  readSettings,
  revealOrder,
  scoreStep,
  takeHits,
} from '../automaton.ts';
import { birdsFirst } from '../order.ts';
import { selection } from '../selection.ts';
import { hasTrait, orderSuit } from '../state.ts';
import { buildingOf, standing } from './buildings.ts';
import { daylight } from './daylight.ts';
import { boardOf, newBoard } from './state.ts';

export const mechanicalMarquise: Faction = automaton('marquise', {
  board: { create: newBoard },
  turn: {
    setup,
    reset(state, self) {
      boardOf(state, self).built = false;
    },
    birdsong,
    daylight,
    evening,
  },
  /** AUT-4.2.1. */
  rule: { bans: [keep] },
  battle: { takeHits: fortified, after: hospitals },
  removal: { after: countFallen },
  /** AUT-S-5. */
  services: { advanced: birdsFirst('AUT-S-5') },
});

/** AUT-4.3: keep, warriors and the first buildings, all where chance says. */
function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  readSettings(table, self);
  const { corners, opposite } = mapOf(state);
  const corner = yield* selection(state, { from: corners, tie: { random: 'AUT-4.3.2', seat: self } });
  const home = corner.best as number;
  playerOf(state, self).corner = home;
  yield* place(table, self, home, { token: KEEP });
  for (const clearing of clearings) {
    if (clearing !== opposite[home]) yield* place(table, self, clearing, { warriors: clearing === home ? 2 : 1 });
  }
  const around = [home, ...adjacentFor(state, self, home)];
  for (const which of buildingNames.keys()) {
    const site = yield* selection(state, {
      from: around,
      where: [['AUT-4.3.4', (clearing) => !playerOf(state, self).buildings.some((type) => (type[clearing] ?? 0) > 0)]],
      tie: { random: 'AUT-4.3.4', seat: self },
      legal: (clearing) => openSlots(state, clearing) > 0,
    });
    if (site.best !== undefined) yield* place(table, self, site.best, { building: which });
  }
}

/** AUT-4.4: reveal the order, craft its item. */
function* birdsong(table: Root, self: Seat): Rules {
  yield* revealOrder(table, self);
  yield* craftOrder(table, self);
}

/** AUT-4.6: the track of the order scores, with a bird the best; then the order goes. */
function* evening(table: Root, self: Seat): Rules {
  const { state } = table;
  const suit = orderSuit(state, self);
  const types = suit === 'bird' ? buildingNames : [buildingOf(suit)];
  const vp = Math.max(...types.map((type) => trackVp('marquise', type, standing(state, self, type))));
  scoreStep(table, self, vp, 'order', 'AUT-4.6.1');
  yield* discardOrder(table, self);
  closeEvening(table, self);
}

/** AUT-T-MAR-2: a building falls only to a pair of hits; an odd one is wasted. */
function* fortified(table: Root, self: Seat, battle: Battle, side: Side, hits: number): Rules<Toll> {
  const { state } = table;
  if (!hasTrait(state, self, 'fortified')) return yield* takeHits(table, self, battle, side, hits);
  const fallen = fallenWarriors(state, battle, side, hits);
  const tokens = fallenTokens(state, self, battle.clearing, hits - lost(fallen));
  const pairs = Math.floor((hits - lost(fallen) - lost(tokens)) / 2);
  return { losses: [...fallen, ...tokens, ...(yield* fallenBuildings(state, self, battle.clearing, pairs))] };
}

/** AUT-T-MAR-3: what a defence costs. */
function countFallen({ state }: Root, self: Seat, removal: Removal): readonly Effect[] {
  if (removal.battle?.defender === self)
    boardOf(state, self).fallen += countOf(removal, ({ owner, class: type }) => owner === self && type === 'warrior');
  return [];
}

/** AUT-T-MAR-3: Hospitals, while the keep stands. */
function* hospitals(table: Root, self: Seat, _battle: Battle, side: Side): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  const { fallen } = board;
  board.fallen = 0;
  const home = keepOf(state, self);
  if (side !== DEFENDER || home === null || !hasTrait(state, self, 'hospitals')) return;
  if (fallen < traitNumber('marquise', 'hospitals', 'minLost') || !canPlace(state, self, home)) return;
  yield* place(table, self, home, { warriors: traitNumber('marquise', 'hospitals', 'warriors') });
}
