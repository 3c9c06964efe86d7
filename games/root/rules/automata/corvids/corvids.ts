/** Cogwheel Corvids (AUT-11). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { clearings } from '../../../data/maps.ts';
import { clearingSuits } from '../../../data/suits.ts';
import type { Faction } from '../../contract/faction.ts';
import { embeddedAgents } from '../../factions/corvids/agents.ts';
import { snares } from '../../factions/corvids/snare.ts';
import { extortions } from '../../factions/corvids/state.ts';
import { suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { automaton, closeEvening, discardOrder, readSettings, scoreStep } from '../automaton.ts';
import { selection } from '../selection.ts';
import { birdsong } from './birdsong.ts';
import { daylight } from './daylight.ts';
import { assistant } from './facts.ts';
import { afterRemoval } from './removed.ts';
import { advanced } from './services.ts';
import { flaw, newBoard, newSecret, redeal, viewSecret } from './state.ts';

export const cogwheelCorvids: Faction = automaton('corvids', {
  board: { create: newBoard },
  turn: { setup, birdsong, daylight, evening },
  rule: { bans: snares },
  /** AUT-11.2.1. */
  move: { nimble: true },
  battle: { extraHits: embeddedAgents },
  removal: { after: afterRemoval },
  services: { advanced },
  secret: { create: newSecret, view: viewSecret, redeal },
  books: { flaw },
  assistant,
});

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
