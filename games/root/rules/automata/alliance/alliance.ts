/** Automated Alliance (AUT-6). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import type { Faction } from '../../contract/faction.ts';
import { bases, isSympathetic } from '../../factions/alliance/state.ts';
import { type Battle, DEFENDER, type Side } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { remove, warriors } from '../../woodland/removal.ts';
import {
  automaton,
  closeEvening,
  craftOrder,
  discardOrder,
  readSettings,
  revealOrder,
  skips,
  targets,
} from '../automaton.ts';
import { ownWarriors } from '../keys.ts';
import { birdsFirst } from '../order.ts';
import { selection } from '../selection.ts';
import { hasTrait, levelNumber, orderSuit } from '../state.ts';
import { afterMove, afterRemoval } from './outrage.ts';
import { revolt } from './revolt.ts';
import { newBoard } from './state.ts';
import { spread, sympathyOnMap, wildfire } from './sympathy.ts';

/** AUT-6.4.4: with more tokens than this on the map pity is worth one spread only. */
const FEW_TOKENS = 4;

export const automatedAlliance: Faction = automaton('alliance', {
  board: { create: newBoard },
  turn: { setup, birdsong, daylight, evening },
  move: { after: afterMove },
  battle: {
    /** AUT-T-ALI-3: Veterans. */
    takesHigherRoll: (state, self) => hasTrait(state, self, 'veterans'),
    extraHits: (state, self, battle, side) => (ambushes(state, self, battle, side) ? 1 : 0),
  },
  removal: {
    /** AUT-T-ALI-2: Popularity. */
    worth: (state, self, { class: type }) => (type === 'token' && hasTrait(state, self, 'popularity') ? 0 : 1),
    after: afterRemoval,
  },
  services: {
    /** AUT-S-3, S-7: the Riverfolk pay for it. */
    payment: { can: () => true, *pay() {} },
    advanced: birdsFirst('AUT-S-7'),
  },
});

/** AUT-6.3: everything stays on the board. */
function* setup(table: Root, self: Seat): Rules {
  readSettings(table, self);
}

/** AUT-6.2.2: Automated Ambush, with a warrior there; with Informants for a sympathy token alone too (AUT-T-ALI-1). */
function ambushes(state: State, self: Seat, { clearing }: Battle, side: Side): boolean {
  if (side !== DEFENDER) return false;
  if (ownWarriors(state, self, clearing) > 0) return true;
  return hasTrait(state, self, 'informants') && isSympathetic(state, self, clearing);
}

/** AUT-6.4: a revolt, or public pity. */
function* birdsong(table: Root, self: Seat): Rules {
  yield* revealOrder(table, self);
  yield* craftOrder(table, self);
  if (!(yield* orderedRevolt(table, self))) yield* publicPity(table, self);
}

/** AUT-6.4.3: a bird never leads to it. */
function* orderedRevolt(table: Root, self: Seat): Rules<boolean> {
  if (orderSuit(table.state, self) !== 'bird') return yield* revolt(table, self, 'AUT-6.4.3');
  yield* skips(table, self, 'AUT-6.4.3');
  return false;
}

/** AUT-6.4.4: sympathy spreads twice, once with five tokens or more. */
function* publicPity(table: Root, self: Seat): Rules {
  const times = sympathyOnMap(table.state, self) > FEW_TOKENS ? 1 : 2;
  targets(table, self, 'AUT-6.4.4', [], null);
  for (let i = 0; i < times; i++) yield* spread(table, self);
}

/** AUT-6.5: sympathy spreads; a bird order brings a Surprise Revolt. */
function* daylight(table: Root, self: Seat): Rules {
  yield* spread(table, self);
  if (orderSuit(table.state, self) === 'bird') yield* revolt(table, self, 'AUT-6.5.2');
}

/** AUT-6.6. */
function* evening(table: Root, self: Seat): Rules {
  const suit = orderSuit(table.state, self);
  yield* organize(table, self);
  yield* recruit(table, self);
  yield* discardOrder(table, self);
  closeEvening(table, self);
  if (hasTrait(table.state, self, 'wildfire')) yield* wildfire(table, self, suit);
}

/** AUT-6.6.1: bases with enough warriors send them home for sympathy. */
function* organize(table: Root, self: Seat): Rules {
  const { state } = table;
  const where = yield* selection(state, {
    from: bases(state, self),
    where: [['AUT-6.6.1', (clearing) => ownWarriors(state, self, clearing) >= levelNumber(state, self, 'organizeAt')]],
    tie: 'high',
    take: 'all',
  });
  if (where.list.length === 0) return yield* skips(table, self, 'AUT-6.6.1', [where]);
  for (const clearing of where.list) {
    targets(table, self, 'AUT-6.6.1', [where], clearing);
    yield* remove(table, [{ ...warriors(self, clearing, ownWarriors(state, self, clearing)), by: self }]);
    yield* pause(table);
    yield* spread(table, self);
  }
}

/** AUT-6.6.2: a warrior at each base. */
function* recruit(table: Root, self: Seat): Rules {
  const { state } = table;
  const where = yield* selection(state, {
    from: bases(state, self),
    tie: 'high',
    legal: (clearing) => canPlace(state, self, clearing),
    take: 'all',
  });
  if (where.list.length === 0) return yield* skips(table, self, 'AUT-6.6.2', [where]);
  targets(table, self, 'AUT-6.6.2', [where], null);
  for (const clearing of where.list) yield* place(table, self, clearing, { warriors: 1 });
  yield* pause(table);
}
