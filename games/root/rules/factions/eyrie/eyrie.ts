/** Eyrie Dynasties (ROOT-7). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import { pieceTypes } from '../../../data/pieces.ts';
import type { Faction, Reward } from '../../contract/faction.ts';
import { panel, type Tellable } from '../../contract/tell.ts';
import { score } from '../../score/score.ts';
import { ATTACKER } from '../../state/battle.ts';
import { countOf, type Removal } from '../../state/removal.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { craftStep } from '../../turn/craft.ts';
import { drawAndDiscard } from '../../turn/turn.ts';
import { columns, leaderIds } from '../../vocabulary/eyrie.ts';
import { onMap } from '../../woodland/pieces.ts';
import { birdsong } from './birdsong.ts';
import { resolveDecree } from './decree.ts';
import { setup } from './setup.ts';
import { boardOf, newBoard, VIZIER, viziersOf } from './state.ts';

export const vpByRoosts = facts.factions.find(({ id }) => id === 'eyrie')?.buildings?.roost
  ?.vpByRoostsOnMap as readonly number[];

export const eyrie: Faction = {
  id: 'eyrie',
  ...pieceTypes.eyrie,
  board: { create: newBoard },
  turn: {
    setup,
    reset(state, self) {
      Object.assign(boardOf(state, self), { crafted: false, column: 0, open: null });
    },
    birdsong,
    daylight,
    evening,
  },
  /** ROOT-7.2.2: Lords of the Forest. */
  rule: { winsTies: true },
  battle: {
    /** ROOT-7.8: the Commander. */
    extraHits: (state, self, _battle, side) =>
      side === ATTACKER && boardOf(state, self).leader === 'commander' ? 1 : 0,
  },
  removal: { reward: despot },
  craft: {
    /** ROOT-7.2.1. */
    pieces: (state, self, clearing) => playerOf(state, self).buildings[0]?.[clearing] ?? 0,
    /** ROOT-7.2.3: Disdain for Trade, which the Builder ignores. */
    itemVp: (state, self, printed) => (boardOf(state, self).leader === 'builder' ? printed : 1),
  },
  cards: { hand: 'hidden' },
  books: {
    cards: (state, self) => boardOf(state, self).decree.flatMap((column) => column.filter((card) => card !== VIZIER)),
    flaw,
  },
  assistant: {
    facts: { board: (state, self) => [leaderOf(state, self)] },
    points: { roost: { standing: vpByRoosts } },
  },
};

/** ROOT-7.5: first craft, then the Decree. */
function* daylight(table: Root, self: Seat): Rules {
  const board = boardOf(table.state, self);
  if (!board.crafted) yield* craftStep(table, self);
  board.crafted = true;
  yield* resolveDecree(table, self);
}

/** ROOT-7.6: points and cards by roosts on the map. */
function* evening(table: Root, self: Seat): Rules {
  const roosts = onMap(playerOf(table.state, self).buildings[0]);
  score(table, self, vpByRoosts[roosts] as number, 'roosts', 'ROOT-7.6');
  yield* drawAndDiscard(table, self, 1 + (roosts >= 3 ? 1 : 0) + (roosts >= 6 ? 1 : 0));
}

/** ROOT-7.8, the Despot: once in a battle in which they remove an enemy building or token. */
function despot(state: State, self: Seat, removal: Removal): Reward | null {
  const { battle } = removal;
  if (battle === null || boardOf(state, self).leader !== 'despot') return null;
  if (battle.rewarded.includes(self)) return null;
  if (countOf(removal, ({ by, owner, class: type }) => by === self && owner !== self && type !== 'warrior') === 0)
    return null;
  battle.rewarded.push(self);
  return { vp: 1, why: 'despot', clause: 'ROOT-7.8' };
}

/** ROOT-7.8. */
function leaderOf(state: State, of: Seat): Tellable {
  return {
    fact: { kind: 'leader', of },
    holder: boardOf(state, of),
    key: 'leader',
    among: leaderIds,
    place: panel(of),
  };
}

/** While a new leader is chosen the Viziers lie beside the Decree. */
function flaw(state: State, self: Seat): string | null {
  const { decree, leader } = boardOf(state, self);
  const viziers = columns.filter((_, i) => decree[i]?.includes(VIZIER));
  if (viziers.length === 0 || viziers.join() === viziersOf[leader].join()) return null;
  return `Viziers in ${viziers.join()} under the ${leader}`;
}
