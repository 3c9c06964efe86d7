/** How a bot plays the Corvid Conspiracy (ROOT-13): plots that live to be flipped score more with each one that lies open. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, suitOf } from '../data/cards.ts';
import { type Clearing, clearings } from '../data/maps.ts';
import { clearingSuits } from '../data/suits.ts';
import {
  ACTIONS,
  boardOf,
  extortions,
  faceDown,
  faceDownAt,
  faceUp,
  faceUpAt,
  hasPlot,
  isFaceDown,
  PLOT,
} from '../rules/factions/corvids/state.ts';
import { type State, suitAt } from '../rules/state/state.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Plot } from '../rules/vocabulary/corvids.ts';
import { canPlace, tokensLeft } from '../rules/woodland/place.ts';
import { oneMore, worthOfMove } from './answers.ts';
import { cardWorth } from './cards.ts';
import type { FactionBot, MoveValue, Sight } from './contract.ts';
import { isIn, risk } from './sight.ts';

/** Two of each kind. */
const COPIES = 2;
/** What a face-down plot is worth beside the points it may score. */
const LAID = 0.4;

/** What a plot that is flipped next turn would score. */
function nextFlip(state: State, self: Seat): number {
  return faceUp(state, self).length + 0.5 * faceDown(state, self).length + 1;
}

/** ROOT-13.7: what a plot does in a clearing. */
function effectOf(sight: Sight, clearing: Clearing, plot: Plot | null): number {
  const { rivals, turns, state } = sight;
  if (plot === 'snare') return 0.4;
  if (plot === 'raid') return 0.5;
  let worth = 0;
  for (const rival of rivals) {
    if (!isIn(rival, clearing)) continue;
    if (plot === 'bomb') {
      worth += (rival.counts[clearing] as number) + rival.envy * (rival.pieces[clearing] as number);
      worth += rival.envy * rival.warrior * (rival.player.warriors[clearing] as number);
    } else if ((state.hidden.hands[rival.seat]?.length ?? 0) > 0) worth += 0.6 + 0.4 * rival.envy;
  }
  // A bomb is gone after that, the others count for the flips to come.
  return plot === 'bomb' ? worth - 0.8 : worth + 0.25 * Math.min(4, turns);
}

function flipWorth(sight: Sight, clearing: Clearing): number {
  const { state, self } = sight;
  return faceUp(state, self).length + 1 + effectOf(sight, clearing, faceDownAt(state, self, clearing));
}

// ---- Daylight

function costOf({ state, self }: Sight): number {
  return 1 + boardOf(state, self).placed;
}

/** A plot here: what it may score, if a warrior stays with it and nobody finds it. */
function plotWorth(sight: Sight, clearing: Clearing): number {
  const { state, self, player, warrior } = sight;
  const left = (player.warriors[clearing] as number) - costOf(sight);
  if (left < 0 || hasPlot(state, self, clearing) || !canPlace(state, self, clearing)) return -1;
  const lives = 1 - risk(sight, clearing, left + 1);
  const stays = left > 0 ? 1 : 0.6;
  return LAID + 0.7 * nextFlip(state, self) * lives * stays - costOf(sight) * warrior;
}

function bestPlot(sight: Sight): number {
  if (tokensLeft(sight.player, PLOT) === 0) return -1;
  let best = -1;
  for (const clearing of clearings) best = Math.max(best, plotWorth(sight, clearing));
  return best;
}

const action: MoveValue = (sight, move, ask) => {
  if (move.kind === 'corvids.plot') return bestPlot(sight);
  if (move.kind === 'corvids.trick') return -1;
  return worthOfMove(sight, move, ask);
};

/** Cards instead: one, and one for each extortion. */
const exert: MoveValue = (sight, move, ask) =>
  move.kind === 'done' ? 0.6 * (1 + extortions(sight.state, sight.self)) : action(sight, move, ask);

/** A warrior beside a face-down plot can flip it; one where none is can lay one. */
function presence(sight: Sight, clearing: Clearing, warriors: number): number {
  const { state, self } = sight;
  if (warriors === 0) return 0;
  if (isFaceDown(state, self, clearing)) return 0.6 * nextFlip(state, self);
  return hasPlot(state, self, clearing) ? 0 : 0.25 * Math.min(2, warriors);
}

/** ROOT-13.4.3: a warrior in each clearing of the suit. */
function recruitWorth(sight: Sight, suit: string): number {
  const { state, self, player, warrior } = sight;
  const where = clearings.filter((one) => suitAt(state, one) === suit && canPlace(state, self, one));
  const gains = where.map((clearing) => warrior + Math.max(0, oneMore(sight, clearing))).sort((a, b) => b - a);
  return gains.slice(0, player.supply).reduce((sum, gain) => sum + gain, 0);
}

function bestRecruit(sight: Sight, card: Card): number {
  const own = suitOf(card);
  return Math.max(...clearingSuits.map((suit) => (own === 'bird' || own === suit ? recruitWorth(sight, suit) : 0)));
}

// ---- those who look for plots

/** How likely a guess is right: the kinds that were not denied. */
function chanceOf(sight: Sight, clearing: Clearing): number {
  const corvids = conspiracyOf(sight);
  if (corvids === null) return 0;
  return 1 / Math.max(1, 4 - (boardOf(sight.state, corvids).denied[clearing]?.length ?? 0));
}

function conspiracyOf({ rivals }: Sight): Seat | null {
  return rivals.find(({ player }) => player.faction === 'corvids')?.seat ?? null;
}

const expose: MoveValue = (sight, move) => {
  const corvids = sight.rivals.find(({ player }) => player.faction === 'corvids');
  if (move.kind !== 'corvids.expose' || !corvids) return 0;
  const right = chanceOf(sight, move.clearing);
  return right * (1 + corvids.envy * 2) - (1 - right) * (0.6 + 0.6 * corvids.envy);
};

/** Not what was denied; what lies open most is left least. */
const guess: MoveValue = (sight, move, ask) => {
  const { clearing } = ask as Extract<Ask, { kind: 'corvids.guess' }>;
  const corvids = conspiracyOf(sight);
  if (move.kind !== 'corvids.type' || corvids === null) return 0;
  if (boardOf(sight.state, corvids).denied[clearing]?.includes(move.plot)) return -1;
  return COPIES - clearings.filter((one) => faceUpAt(sight.state, corvids, one) === move.plot).length;
};

export const corvids: FactionBot = {
  warrior: () => 0.35,
  building: () => 0,
  token: (state, self) => LAID + 0.6 * nextFlip(state, self),
  rule: () => 0.05,
  presence,
  promise: ({ state, self, turns }) => {
    const open = faceUp(state, self).length;
    return open * 0.3 * turns + faceDown(state, self).length * 0.5 * nextFlip(state, self) + turns;
  },
  isFresh: (state, self) => boardOf(state, self).actions === ACTIONS,
  answers: {
    'corvids.flip': (sight, move, ask) =>
      move.kind === 'corvids.flip' ? flipWorth(sight, move.clearing) : worthOfMove(sight, move, ask),
    'corvids.recruit': (sight, move, ask) =>
      move.kind === 'corvids.recruit'
        ? bestRecruit(sight, move.card) - cardWorth(sight, move.card)
        : worthOfMove(sight, move, ask),
    'corvids.recruit-suit': (sight, move) => (move.kind === 'suit' ? recruitWorth(sight, move.suit) : 0),
    'corvids.daylight': action,
    'corvids.exert': exert,
    'corvids.plot-where': (sight, move) => (move.kind === 'clearing' ? plotWorth(sight, move.clearing) : 0),
    'corvids.plot-type': (sight, move, ask) => {
      const { clearing } = ask as Extract<Ask, { kind: 'corvids.plot-type' }>;
      return move.kind === 'corvids.type' ? effectOf(sight, clearing, move.plot) : 0;
    },
  },
  asked: { 'corvids.guess': guess },
  offered: { 'corvids.expose': expose },
};
