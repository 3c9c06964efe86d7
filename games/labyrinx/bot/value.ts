/** What things are worth to a seat, by what it knows: open cards, its hand, its notebook. In treasures. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type CharacterId, characterOf } from '../rules/characters.ts';
import { type Challenge, type FaceId, faceOf } from '../rules/faces.ts';
import { type Cell, type Grid, HALL, type Space, spaceAt, waysFrom } from '../rules/grid.ts';
import {
  type Card,
  challengeOf,
  gridOfState,
  isEmpty,
  leads,
  meets,
  playerOf,
  type State,
  TO_WIN,
} from '../rules/state.ts';

const DIE = 6;
/** A treasure lost hurts like one not won; being led about costs some time. */
const AWAY = 0.15;
/** A card spent on average for a won challenge. */
const SPENT = 0.1;
const SHARE_OF_CHALLENGES = 0.18;

/** How likely the seat is to win this challenge with its hand. */
export function chanceToWin(state: State, seat: Seat, challenge: Challenge, spare = 0): number {
  const { character, hand } = playerOf(state, seat);
  const skill = characterOf(character as CharacterId).skills[challenge];
  return Math.min(DIE, skill + Math.max(0, hand.length - spare)) / DIE;
}

export function challengeValue(state: State, seat: Seat, challenge: Challenge, spare = 0): number {
  const p = chanceToWin(state, seat, challenge, spare);
  const won = p * (1 - SPENT);
  if (challenge === 'chest') return won;
  const { treasures, character, powerUsed } = playerOf(state, seat);
  if (character === 'akuna' && !powerUsed) return won;
  return won - (1 - p) * (AWAY + (treasures > 0 ? 1 : 0));
}

/** A closed card that the seat has never seen. */
export function unknownValue(state: State, seat: Seat): number {
  let sum = 0;
  for (const challenge of ['chest', 'monster', 'trap'] as const) sum += challengeValue(state, seat, challenge);
  return SHARE_OF_CHALLENGES * sum;
}

export function faceValue(state: State, seat: Seat, face: FaceId): number {
  const { challenge } = faceOf(face);
  return challenge === null ? 0 : challengeValue(state, seat, challenge);
}

/** Entering this card, by what the seat knows of it. */
function cardValue(state: State, seat: Seat, card: Card): number {
  if (card.rotation === null && (card.seen & (1 << seat)) === 0) return unknownValue(state, seat);
  const challenge = challengeOf(card);
  return challenge === null ? 0 : challengeValue(state, seat, challenge);
}

/** The worth of coming to a cell, and of what can be reached from there with `steps` more. */
export function cellValue(state: State, grid: Grid, seat: Seat, cell: Cell, steps: number): number {
  const space = spaceAt(grid, cell);
  const card = space === HALL ? null : state.cells[space];
  if (card) {
    const value = cardValue(state, seat, card);
    if (value !== 0 || card.rotation === null || steps === 0) return value;
  }
  return steps === 0 ? 0 : LATER * bestStep(state, grid, seat, space, steps - 1);
}

const LATER = 0.6;

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

/** How much a card in hand and what can be reached next count beside a treasure, and a treasure in the whole game. */
const CARD = 0.1;
const REACH = 0.4;
const TREASURE = 0.12;

/** How good each seat stands, 0 to 1: its treasures against the others', then cards to win more and what lies before its feet. */
export function evaluate(state: State): number[] {
  const grid = gridOfState(state);
  const worth = state.players.map(({ character, treasures, hand, space }, seat) => {
    if (character === null) return 0;
    const ahead = wantsHome(state, seat) ? 0 : bestStep(state, grid, seat, space, 1);
    return treasures + CARD * hand.length + REACH * ahead;
  });
  const sum = worth.reduce((a, b) => a + b, 0);
  const others = Math.max(1, worth.length - 1);
  return worth.map((own) => Math.min(1, Math.max(0, 0.5 + TREASURE * (own - (sum - own) / others))));
}
