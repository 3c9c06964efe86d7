/** Vagabot (AUT-7). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import type { Item } from '../../../data/items.ts';
import { isForest } from '../../../data/maps.ts';
import { SLIPS_AT, spacesFilled, startingItems } from '../../../data/vagabot.ts';
import type { Faction } from '../../contract/faction.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { automaton, closeEvening, craftOrder, discardOrder, losePieces, revealOrder } from '../automaton.ts';
import { hasTrait, levelNumber } from '../state.ts';
import { defenceless, extraHits, forWarriors, mostRolled, opensFire, swept, takeHits } from './battle.ts';
import { arbitrate } from './characters.ts';
import { daylight } from './daylight.ts';
import { assistant } from './facts.ts';
import { damagedItems, exhaust, gain, itemsOf, ready, refresh, repair, undamaged } from './items.ts';
import { setup } from './setup.ts';
import { boardOf, newBoard } from './state.ts';
import { forestNearby, slip } from './walk.ts';

const REPAIRS = 1;
const BERSERKER_REPAIRS = 1;

export const vagabot: Faction = automaton('vagabond', {
  /** AUT-7.7.5. */
  board: {
    create: newBoard,
    slotsFilled: (state, self, where) =>
      boardOf(state, self).blocked.filter(({ clearing }) => clearing === where).length,
  },
  turn: {
    setup,
    reset(state, self) {
      boardOf(state, self).slipped = false;
    },
    birdsong,
    daylight,
    evening,
  },
  /** AUT-7.2.2. */
  move: { nimble: true },
  battle: {
    beforeRoll: arbitrate,
    opensFire,
    mostRolled,
    extraHits,
    defenceless,
    takeHits,
    standing: undamaged,
    instigates: losePieces,
  },
  removal: { reward: forWarriors, swept },
  craft: { takeItem: gain },
  services: {
    /** AUT-S-3: an item for each service; the Riverfolk pay. */
    payment: {
      can: (state, self) => ready(state, self) > 0,
      *pay(table, self) {
        exhaust(table, self, 'AUT-S-3', 1);
      },
    },
    advanced: { rivers: 'AUT-S-8' },
  },
  books: { items: itemsHeld, itemsBrought, flaw },
  assistant,
});

/** AUT-7.4: reveal the order, craft its item; with few items left he slips away. */
function* birdsong(table: Root, self: Seat): Rules {
  const { state } = table;
  yield* revealOrder(table, self);
  yield* craftOrder(table, self);
  if (undamaged(state, self) > SLIPS_AT) return;
  boardOf(state, self).slipped = true;
  yield* slip(table, self, 'AUT-7.4.3', yield* forestNearby(state, self, 'AUT-7.4.3'));
}

/** AUT-7.6: refresh, repair (all of it in a forest), discard the order. */
function* evening(table: Root, self: Seat): Rules {
  const { state } = table;
  const damaged = damagedItems(state, self).length;
  yield* refresh(table, self, levelNumber(state, self, damaged > 0 ? 'refreshDamaged' : 'refreshClean'));
  // AUT-T-VAG-2: the Berserker repairs one more.
  const repairs = REPAIRS + (hasTrait(state, self, 'berserker') ? BERSERKER_REPAIRS : 0);
  yield* repair(table, self, 'AUT-7.6.2', isForest(playerOf(state, self).pawn) ? damaged : repairs);
  yield* pause(table);
  yield* discardOrder(table, self);
  closeEvening(table, self);
}

/** Items that fill slots are still in the game. */
function itemsHeld(state: State, self: Seat): readonly Item[] {
  return [...itemsOf(state, self), ...boardOf(state, self).blocked].map(({ item }) => item);
}

function itemsBrought(state: State, self: Seat): number {
  const { character, laid } = boardOf(state, self);
  return (character === null ? 0 : startingItems(character).length) + laid;
}

/** AUT-7.2.4. */
function flaw(state: State, self: Seat): string | null {
  const { track } = boardOf(state, self);
  if (track.some(({ damaged }) => damaged)) return 'a damaged item on the battle track';
  const whole = undamaged(state, self);
  return track.length === spacesFilled(whole)
    ? null
    : `${track.length} items on the battle track with ${whole} undamaged`;
}
