/** Drillbit Duchy (AUT-10). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { trackSum } from '../../../data/automata-facts.ts';
import { suitOf } from '../../../data/cards.ts';
import { BURROW } from '../../../data/maps.ts';
import type { Faction } from '../../contract/faction.ts';
import { burrow } from '../../factions/duchy/burrow.ts';
import { CITADEL, TUNNEL } from '../../factions/duchy/state.ts';
import { hasTunnel } from '../../factions/duchy/tunnels.ts';
import { discard, topCard } from '../../hands/hands.ts';
import { ATTACKER } from '../../state/battle.ts';
import { playerOf } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { adjacentFor } from '../../woodland/map.ts';
import { onMap } from '../../woodland/pieces.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { automaton, craftOrder, readSettings, revealOrder, targets } from '../automaton.ts';
import { startCorner } from '../corners.ts';
import { levelNumber } from '../state.ts';
import { daylight } from './daylight.ts';
import { evening } from './evening.ts';
import { assistant } from './facts.ts';
import { priceOfFailure } from './failure.ts';
import { advanced } from './services.ts';
import { flaw, isCrowned, newBoard } from './state.ts';
import { crownBottommost, crownTopmost } from './sway.ts';

const FIRST_WARRIORS = 2;
const FIRST_MINISTERS = 2;

export const drillbitDuchy: Faction = automaton('duchy', {
  board: { create: newBoard },
  turn: { setup, birdsong, daylight, evening },
  ...burrow,
  battle: {
    /** AUT-10.7.1: the Captain. */
    extraHits: (state, self, { clearing }, side) =>
      side === ATTACKER && isCrowned(state, self, 'captain') && hasTunnel(state, self, clearing) ? 1 : 0,
  },
  removal: { after: priceOfFailure },
  services: { advanced },
  books: { flaw },
  assistant,
});

/** AUT-10.3.3. */
function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  readSettings(table, self);
  const home = yield* startCorner(table, self, 'AUT-10.3.3', 'high', (corner) => canPlace(state, self, corner));
  const around = adjacentFor(state, self, home);
  yield* place(table, self, home, { token: TUNNEL });
  for (const clearing of [home, ...around]) {
    if (canPlace(state, self, clearing)) yield* place(table, self, clearing, { warriors: FIRST_WARRIORS });
  }
  yield* firstMinisters(table, self);
}

/** AUT-10.3.5, ruling AUT-GA22: two cards crown a minister of their suit each; a bird the lowest, or the topmost where the table wants that. */
function* firstMinisters(table: Root, self: Seat): Rules {
  const birdsOnTop = table.seats[self]?.settings.duchySetupBird === 'topmost';
  for (let i = 0; i < FIRST_MINISTERS; i++) {
    const card = yield* topCard(table, null, { for: 'crown', seat: self, nth: i + 1, of: FIRST_MINISTERS });
    if (card === null) return;
    table.tell({ kind: 'discarded', seat: self, card });
    discard(table, card);
    const suit = suitOf(card);
    if (suit !== 'bird') yield* crownTopmost(table, self, 'AUT-10.3.5', [suit]);
    else if (birdsOnTop) yield* crownTopmost(table, self, 'AUT-10.3.5', null);
    else yield* crownBottommost(table, self, 'AUT-10.3.5');
  }
}

/** AUT-10.4: reveal the order, craft its item, recruit in the Burrow. */
function* birdsong(table: Root, self: Seat): Rules {
  yield* revealOrder(table, self);
  yield* craftOrder(table, self);
  yield* recruit(table, self);
}

/** AUT-10.4.3: by level and by the moles of the citadels on the map; the Foremole brings one more (AUT-10.7.3). */
function* recruit(table: Root, self: Seat): Rules {
  const { state } = table;
  const moles = trackSum('duchy', 'citadelMoles', onMap(playerOf(state, self).buildings[CITADEL]));
  const foremole = isCrowned(state, self, 'foremole') ? 1 : 0;
  targets(table, self, 'AUT-10.4.3', [], BURROW);
  yield* place(table, self, BURROW, { warriors: levelNumber(state, self, 'recruitBase') + moles + foremole });
  yield* pause(table);
}
