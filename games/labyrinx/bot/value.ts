/** What things are worth to a seat, by what it knows: open cards, its hand, its notebook. In treasures. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type CharacterId, characterOf } from '../rules/state/characters.ts';
import { type Challenge, type FaceId, faceOf } from '../rules/state/faces.ts';
import { type Cell, type Grid, HALL, type Space, spaceAt, waysFrom } from '../rules/state/grid.ts';
import {
  type Card,
  challengeOf,
  isEmpty,
  leads,
  meets,
  opponentsOn,
  playerOf,
  printed,
  type State,
  TO_WIN,
} from '../rules/state/state.ts';

const DIE = 6;
/** What a card in hand is worth: one action draws one. */
export const CARD = 0.13;
/** Being moved about costs some time. */
const AWAY = 0.15;
/** The last treasure ends the game. */
const LAST = 2;
/** How much less something is worth if it takes one more action. */
const LATER = 0.6;
export const SHARE_OF_CHALLENGES = 0.18;
const CHALLENGES: readonly Challenge[] = ['chest', 'monster', 'trap'];

/** How likely the seat is to win this challenge with its hand. */
function chanceToWin(state: State, seat: Seat, challenge: Challenge): number {
  const { character, hand } = playerOf(state, seat);
  return Math.min(DIE, characterOf(character as CharacterId).skills[challenge] + hand.length) / DIE;
}

/** The treasure won, less the cards it costs, over the six levels; with `spare` cards fewer in hand. */
export function prize(state: State, seat: Seat, challenge: Challenge, spare = 0): number {
  const { character, hand, treasures } = playerOf(state, seat);
  const skill = characterOf(character as CharacterId).skills[challenge];
  const most = Math.min(DIE, skill + Math.max(0, hand.length - spare));
  const saved = character === 'zacramandy' ? 1 : 0;
  const gain = treasures === TO_WIN - 1 ? LAST : 1;
  let sum = 0;
  for (let level = 1; level <= most; level++) sum += gain - CARD * Math.max(0, level - skill - saved);
  return sum / DIE;
}

/** Facing a challenge, with what a failure costs. */
export function challengeValue(state: State, seat: Seat, challenge: Challenge, spare = 0): number {
  const won = prize(state, seat, challenge, spare);
  if (challenge === 'chest') return won;
  const { treasures, character, powerUsed } = playerOf(state, seat);
  // LAB-6.1: a failure is taken back. LAB-6.11: a trap that is won can be tested once more.
  if (character === 'akuna' && !powerUsed) return won;
  const again = character === 'eimmie' && challenge === 'trap' ? LATER * won : 0;
  const failure = 1 - chanceToWin(state, seat, challenge);
  return won + again - failure * (AWAY + (treasures > 0 ? 1 : 0));
}

/** A card that the seat has never seen. */
export function unknownValue(state: State, seat: Seat): number {
  let sum = 0;
  for (const challenge of CHALLENGES) sum += challengeValue(state, seat, challenge);
  return SHARE_OF_CHALLENGES * sum;
}

/** The same for somebody who may look first, and passes by what is bad for them. */
export function lookedAtValue(state: State, seat: Seat): number {
  let sum = 0;
  for (const challenge of CHALLENGES) sum += Math.max(0, challengeValue(state, seat, challenge));
  return SHARE_OF_CHALLENGES * sum;
}

export function faceValue(state: State, seat: Seat, face: FaceId): number {
  const { challenge } = faceOf(face);
  return challenge === null ? 0 : challengeValue(state, seat, challenge);
}

/** Does the seat know what is on this card: open, or in its notebook? */
export function isKnown(card: Card, seat: Seat): boolean {
  return card.rotation !== null || (card.seen & (1 << seat)) !== 0;
}

/** Entering this card, by what the seat knows of it. */
export function cardValue(state: State, seat: Seat, card: Card): number {
  if (!isKnown(card, seat)) return unknownValue(state, seat);
  const challenge = challengeOf(card);
  if (challenge !== null) return challengeValue(state, seat, challenge);
  return card.resolved && isDisarmable(state, seat, card) ? LATER * prize(state, seat, 'trap') : 0;
}

/** LAB-6.11: a resolved trap pays Eimmie once more. */
function isDisarmable(state: State, seat: Seat, card: Card): boolean {
  const { character, powerUsed } = playerOf(state, seat);
  return character === 'eimmie' && !(powerUsed && state.active === seat) && printed(card).challenge === 'trap';
}

/** The worth of coming to a cell, and of what can be reached from there with `steps` more. */
export function cellValue(state: State, grid: Grid, seat: Seat, cell: Cell, steps: number): number {
  const space = spaceAt(grid, cell);
  const card = space === HALL ? null : state.cells[space];
  if (card) {
    const value = cardValue(state, seat, card);
    if (value !== 0 || card.rotation === null || steps === 0) return value + robbery(state, seat, space);
  }
  return (steps === 0 ? 0 : LATER * bestStep(state, grid, seat, space, steps - 1)) + robbery(state, seat, space);
}

/** LAB-6.8: somebody stands there from whom Bibi can steal. */
function robbery(state: State, seat: Seat, space: Space): number {
  const { character, robbed, powerUsed } = playerOf(state, seat);
  if (character !== 'bibi' || (powerUsed && state.active === seat)) return 0;
  const isVictim = (other: Seat) => playerOf(state, other).treasures > 0 && !robbed.includes(other);
  return opponentsOn(state, seat, space).some(isVictim) ? LATER * prize(state, seat, 'chest') : 0;
}

/** Where a power takes the seat: an empty cell gets a new card. */
export function landingValue(state: State, grid: Grid, seat: Seat, cell: Cell): number {
  return isEmpty(state, grid, cell) ? unknownValue(state, seat) : cellValue(state, grid, seat, cell, 1);
}

/** The best of the cells that one step leads to. */
export function bestStep(state: State, grid: Grid, seat: Seat, space: Space, steps: number): number {
  let best = 0;
  for (const way of waysFrom(grid, space)) {
    if (isEmpty(state, grid, way.to) || !leads(state, grid, way) || !meets(state, grid, way)) continue;
    if (spaceAt(grid, way.to) === space) continue;
    best = Math.max(best, cellValue(state, grid, seat, way.to, steps));
  }
  return best;
}

/** Does the seat only want to be in the hall: in a race, or with five treasures that count there? */
export function wantsHome(state: State, seat: Seat): boolean {
  if (state.race) return state.race.racers.includes(seat);
  return state.options.returnToHall && playerOf(state, seat).treasures >= TO_WIN;
}

/** Steps to the nearest cell of the hall, walls aside. */
export function homeDistance(state: State, grid: Grid, cell: Cell): number {
  if (grid.isHall[cell]) return 0;
  const { width, height, hall } = state;
  const dx = apart(cell % width, hall.x, width);
  const dy = apart(Math.floor(cell / width), hall.y, height);
  return dx + dy;
}

/** From a column to the nearer of the hall's two, around the border. */
function apart(a: number, first: number, size: number): number {
  const east = (((first - a) % size) + size) % size;
  const west = (((a - first - 1) % size) + size) % size;
  return a === first || a === first + 1 ? 0 : Math.min(east, west);
}
