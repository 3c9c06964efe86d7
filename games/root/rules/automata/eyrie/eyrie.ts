/** Electric Eyrie (AUT-5). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { difficultyOf, trackVp } from '../../../data/automata-facts.ts';
import { suitOf } from '../../../data/cards.ts';
import { clearings } from '../../../data/maps.ts';
import type { Effect, Faction } from '../../contract/faction.ts';
import { loseVp } from '../../score/score.ts';
import { ATTACKER } from '../../state/battle.ts';
import type { Removal } from '../../state/removal.ts';
import { mapOf, playerOf } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { onMap, openSlots } from '../../woodland/pieces.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { automaton, closeEvening, craftOrder, readSettings, revealOrder, scoreStep, targets } from '../automaton.ts';
import { selection } from '../selection.ts';
import { hasTrait, isMatching, levelNumber } from '../state.ts';
import { daylight } from './daylight.ts';
import { assistant } from './facts.ts';
import { advanced } from './services.ts';
import { addToDecree, boardOf, newBoard, ROOST } from './state.ts';
import { turmoil } from './turmoil.ts';

const BIRD_AMBUSH = 'ambush-bird';
const FIRST_WARRIORS = 6;
const NEW_ROOST_WARRIORS = 4;

export const electricEyrie: Faction = automaton('eyrie', {
  board: { create: newBoard },
  turn: {
    /** AUT-D-2. */
    setsAside: (level) => new Array<string>(difficultyOf('eyrie', level, 'setupBirdAmbush')).fill(BIRD_AMBUSH),
    setup,
    reset(state, self) {
      boardOf(state, self).turmoil = false;
    },
    birdsong,
    daylight,
    evening,
  },
  /** AUT-5.2.1. */
  rule: { winsTies: true },
  battle: {
    /** AUT-5.5.1.iii. */
    extraHits: (state, self, _battle, side) => (side === ATTACKER && boardOf(state, self).eager ? 1 : 0),
  },
  removal: { after: warTax },
  services: { advanced },
  books: {
    cards(state, self) {
      const { decree, order } = boardOf(state, self);
      return order === null ? decree.flat() : [...decree.flat(), order];
    },
  },
  assistant,
});

/** AUT-5.3: opposite the keep, or in a corner by chance; the Viziers, and what the level adds, in the bird column. */
function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  readSettings(table, self);
  const { corners, opposite } = mapOf(state);
  const keep = state.open.players.find(({ faction }) => faction === 'marquise')?.corner;
  const across = keep ? [opposite[keep] as number] : corners;
  const corner = yield* selection(state, { from: across, tie: { random: 'AUT-5.3.2', seat: self } });
  const home = corner.best as number;
  playerOf(state, self).corner = home;
  yield* place(table, self, home, { building: ROOST, warriors: FIRST_WARRIORS });
  boardOf(state, self).viziers = levelNumber(state, self, 'viziers');
  for (let i = levelNumber(state, self, 'setupBirdAmbush'); i > 0; i--) {
    state.open.box.splice(state.open.box.indexOf(BIRD_AMBUSH), 1);
    addToDecree(state, self, BIRD_AMBUSH);
  }
}

/** AUT-5.4: the order goes into the Decree; without a roost a new one comes. */
function* birdsong(table: Root, self: Seat): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  yield* revealOrder(table, self);
  yield* craftOrder(table, self);
  board.suit = 'bird';
  if (board.order !== null) {
    const cards = [board.order];
    addToDecree(state, self, board.order);
    board.suit = suitOf(board.order);
    board.order = null;
    table.tell({ kind: 'automaton.laid', seat: self, cards, from: 'order', to: 'decree', clause: 'AUT-5.4.3' });
  }
  if (onMap(playerOf(state, self).buildings[ROOST]) === 0) yield* newRoost(table, self);
}

/** AUT-5.4.4: in the ordered clearing of highest priority, with four warriors; else turmoil (ruling AUT-GA37). */
function* newRoost(table: Root, self: Seat): Rules {
  const { state } = table;
  const { suit } = boardOf(state, self);
  const where = yield* selection(state, {
    from: clearings,
    where: [['AUT-5.4.4', (clearing) => isMatching(state, suit, clearing)]],
    tie: 'high',
    legal: (clearing) => openSlots(state, clearing) > 0 && canPlace(state, self, clearing),
  });
  if (where.best === undefined) return yield* turmoil(table, self, 'AUT-5.4.4', [where]);
  targets(table, self, 'AUT-5.4.4', [where], where.best);
  const placed = yield* place(table, self, where.best, { building: ROOST, warriors: NEW_ROOST_WARRIORS });
  if (placed === null) return yield* turmoil(table, self, 'AUT-5.4.4', [where]);
  yield* pause(table);
}

/** AUT-5.6. */
function* evening(table: Root, self: Seat): Rules {
  const roosts = onMap(playerOf(table.state, self).buildings[ROOST]);
  scoreStep(table, self, trackVp('eyrie', 'roost', roosts), 'roosts', 'AUT-5.6');
  closeEvening(table, self);
  yield* pause(table);
}

/** AUT-T-EYR-4: War Tax. */
function warTax(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  if (!hasTrait(table.state, self, 'war-tax')) return [];
  for (const { by, owner, class: type, count } of removed) {
    if (by === self && owner !== self && type !== 'warrior') loseVp(table, owner, count, 'AUT-T-EYR-4');
  }
  return [];
}
