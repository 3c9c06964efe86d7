/** AUT-2.9.4: the vocabulary of keys. All of it reads only what lies open. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../../data/maps.ts';
import { defendersIn } from '../battle/battle.ts';
import { mayAttack, otherSeats, playerOf, type State } from '../state/state.ts';
import { buildingsAt, piecesAt, tokensAt, warriorsAt } from '../woodland/pieces.ts';

/** "Enemy" is every other player, but for a coalition (AUT-I-3) and, in the cooperative game, other automata (AUT-C-2). */
export function enemiesOf(state: State, self: Seat): Seat[] {
  return otherSeats(state, self).filter((other) => mayAttack(state, self, other));
}

/** Whom it may attack there. */
export function enemiesIn(state: State, self: Seat, clearing: Clearing): Seat[] {
  return defendersIn(state, self, clearing);
}

export function ownWarriors(state: State, self: Seat, clearing: Clearing): number {
  return warriorsAt(playerOf(state, self), clearing);
}

/** Warriors, buildings, tokens and pawns of all enemies. */
export function enemyPieces(state: State, self: Seat, clearing: Clearing): number {
  return enemiesOf(state, self).reduce((sum, other) => sum + piecesHere(state, other, clearing), 0);
}

export function enemyWarriors(state: State, self: Seat, clearing: Clearing): number {
  return enemiesOf(state, self).reduce((sum, other) => sum + ownWarriors(state, other, clearing), 0);
}

export function enemyBuildings(state: State, self: Seat, clearing: Clearing): number {
  return enemiesOf(state, self).reduce((sum, other) => sum + buildingsHere(state, other, clearing), 0);
}

export function enemyBuildingsAndTokens(state: State, self: Seat, clearing: Clearing): number {
  return enemiesOf(state, self).reduce((sum, other) => sum + buildingsAndTokensHere(state, other, clearing), 0);
}

/** Warriors of every player. */
export function allWarriors(state: State, clearing: Clearing): number {
  return state.open.players.reduce((sum, player) => sum + warriorsAt(player, clearing), 0);
}

/** Buildings whose owner has no warrior there. */
export function defencelessBuildings(state: State, self: Seat, clearing: Clearing): number {
  return enemiesOf(state, self).reduce((sum, other) => sum + defencelessHere(state, other, clearing), 0);
}

/** The same of one player. */
export function defencelessHere(state: State, seat: Seat, clearing: Clearing): number {
  return ownWarriors(state, seat, clearing) > 0 ? 0 : buildingsHere(state, seat, clearing);
}

export function piecesHere(state: State, seat: Seat, clearing: Clearing): number {
  return piecesAt(playerOf(state, seat), clearing);
}

export function buildingsHere(state: State, seat: Seat, clearing: Clearing): number {
  return buildingsAt(playerOf(state, seat), clearing);
}

export function buildingsAndTokensHere(state: State, seat: Seat, clearing: Clearing): number {
  const player = playerOf(state, seat);
  return buildingsAt(player, clearing) + tokensAt(player, clearing);
}

/** A player who left the score track keeps the VP of that moment (AUT-2.9.4). */
export function vpOf(state: State, seat: Seat): number {
  return playerOf(state, seat).vp;
}
