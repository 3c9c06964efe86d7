/** AUT-6.5.1: sympathy spreads. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Traced } from '@tavola/kernel/rules/select.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { trackVp } from '../../../data/automata-facts.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import type { Suit } from '../../../data/suits.ts';
import { isSympathetic, SYMPATHY } from '../../factions/alliance/state.ts';
import { isUnderMartialLaw } from '../../factions/alliance/uprising.ts';
import { score } from '../../score/score.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { adjacentFor } from '../../woodland/map.ts';
import { onMap } from '../../woodland/pieces.ts';
import { canPlace, place, tokensLeft } from '../../woodland/place.ts';
import { targets } from '../automaton.ts';
import { enemyPieces, enemyWarriors } from '../keys.ts';
import { type Filter, selection } from '../selection.ts';
import { isMatching, orderSuit } from '../state.ts';

/** AUT-6.5.1.II. */
const NOWHERE_VP = 5;

/** Once, by the order; it scores what its space shows. */
export function* spread(table: Root, self: Seat): Rules {
  yield* spreadBy(table, self, orderSuit(table.state, self), true);
}

/** AUT-T-ALI-4: Wildfire, by the order that was just discarded; nothing is scored for it. */
export function* wildfire(table: Root, self: Seat, suit: Suit): Rules {
  targets(table, self, 'AUT-T-ALI-4', [], null);
  yield* spreadBy(table, self, suit, false);
}

function* spreadBy(table: Root, self: Seat, suit: Suit, scores: boolean): Rules {
  const { state } = table;
  const near = yield* selection(state, {
    from: clearings,
    where: [
      neutral(state, self),
      ['AUT-2.7', (clearing) => isMatching(state, suit, clearing)],
      nextToSympathy(state, self, 'AUT-6.5.1'),
    ],
    by: [['AUT-6.5.1', 'least', (clearing) => enemyWarriors(state, self, clearing)]],
    tie: 'high',
    legal: (clearing) => canSpread(state, self, clearing),
  });
  if (near.best !== undefined) return yield* spreadTo(table, self, 'AUT-6.5.1', [near], near.best, scores);
  const far = yield* selection(state, {
    from: clearings,
    where: [neutral(state, self), ...withinReach(table, self)],
    by: [['AUT-6.5.1.I', 'least', (clearing) => enemyPieces(state, self, clearing)]],
    tie: 'high',
    legal: (clearing) => canSpread(state, self, clearing),
  });
  if (far.best !== undefined) return yield* spreadTo(table, self, 'AUT-6.5.1.I', [near, far], far.best, scores);
  targets(table, self, 'AUT-6.5.1.II', [near, far], null);
  if (scores) score(table, self, NOWHERE_VP, 'no-room-for-sympathy', 'AUT-6.5.1.II');
  yield* pause(table);
}

/** AUT-6.2.1. */
function neutral(state: State, self: Seat): Filter<Clearing> {
  return ['AUT-6.2.1', (clearing) => !isSympathetic(state, self, clearing)];
}

function nextToSympathy(state: State, self: Seat, clause: string): Filter<Clearing> {
  return [clause, (clearing) => adjacentFor(state, self, clearing).some((next) => isSympathetic(state, self, next))];
}

/** Ruling AUT-GA11: anywhere, or next to sympathy while there is any, where the table wants that. */
function withinReach(table: Root, self: Seat): Filter<Clearing>[] {
  const adjacentOnly = table.seats[self]?.settings.spreadFallbackAdjacent === true;
  return adjacentOnly && sympathyOnMap(table.state, self) > 0 ? [nextToSympathy(table.state, self, 'AUT-6.5.1.I')] : [];
}

export function sympathyOnMap(state: State, self: Seat): number {
  return onMap(playerOf(state, self).tokens[SYMPATHY]);
}

function canSpread(state: State, self: Seat, clearing: Clearing): boolean {
  return tokensLeft(playerOf(state, self), SYMPATHY) > 0 && canPlace(state, self, clearing);
}

/** AUT-6.2.5: under martial law the token scores 1 VP less. */
function* spreadTo(
  table: Root,
  self: Seat,
  clause: string,
  why: readonly Traced[],
  clearing: Clearing,
  scores: boolean,
): Rules {
  const { state } = table;
  targets(table, self, clause, why, clearing);
  if ((yield* place(table, self, clearing, { token: SYMPATHY })) !== null) {
    const vp = trackVp('alliance', 'sympathy', sympathyOnMap(state, self));
    const law = isUnderMartialLaw(state, self, clearing) ? 1 : 0;
    if (scores) score(table, self, vp - law, 'sympathy', 'AUT-6.5.1');
  }
  yield* pause(table);
}
