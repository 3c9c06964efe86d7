/** Cogwheel Corvids (AUT-11). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { clearings } from '../../../data/maps.ts';
import { clearingSuits } from '../../../data/suits.ts';
import { embeddedAgents } from '../../factions/corvids/agents.ts';
import { snares } from '../../factions/corvids/snare.ts';
import { extortions } from '../../factions/corvids/state.ts';
import type { Faction } from '../../factions/faction.ts';
import { canPlace, place } from '../../place.ts';
import { suitAt } from '../../state.ts';
import type { Root } from '../../table.ts';
import { automaton, closeEvening, discardOrder, readSettings, scoreStep } from '../automaton.ts';
import { selection } from '../selection.ts';
import { birdsong } from './birdsong.ts';
import { daylight } from './daylight.ts';
import { afterRemoval } from './removed.ts';
import { advanced } from './services.ts';
import { flaw, newBoard, newSecret, redeal, viewSecret } from './state.ts';

export const cogwheelCorvids: Faction = {
  ...automaton('corvids'),
  newBoard,
  newSecret,
  setup,
  birdsong,
  daylight,
  evening,
  bans: snares,
  /** AUT-11.2.1. */
  nimble: true,
  extraHits: embeddedAgents,
  afterRemoval,
  advanced,
  viewSecret,
  redeal,
  flaw,
};

/** AUT-11.3.2: a warrior in the clearing of lowest priority of each suit. */
function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  readSettings(table, self);
  for (const suit of clearingSuits) {
    const where = yield* selection(state, {
      from: clearings,
      where: [['AUT-11.3.2', (clearing) => suitAt(state, clearing) === suit]],
      tie: 'low',
      legal: (clearing) => canPlace(state, self, clearing),
    });
    if (where.best !== undefined) yield* place(table, self, where.best, { warriors: 1 });
  }
}

/** AUT-11.6: extortions that lie face up score, then the order goes. */
function* evening(table: Root, self: Seat): Rules {
  scoreStep(table, self, extortions(table.state, self), 'extortions', 'AUT-11.6.1');
  yield* discardOrder(table, self);
  closeEvening(table, self);
}
