/** What the active powers are worth, and the picks they ask for (LAB-6). In treasures. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CharacterId } from '../rules/state/characters.ts';
import { faceOf } from '../rules/state/faces.ts';
import { type Cell, type Grid, line, type Passage, waysFrom } from '../rules/state/grid.ts';
import {
  canBeFilled,
  cardAt,
  challengeOf,
  hasSeen,
  isClosed,
  isEmpty,
  leads,
  piecesOn,
  playerOf,
  type State,
} from '../rules/state/state.ts';
import { bestPush, rivalry, unknownDanger } from './rivals.ts';
import {
  cardValue,
  challengeValue,
  faceValue,
  isKnown,
  landingValue,
  prize,
  SHARE_OF_CHALLENGES,
  unknownValue,
  wantsHome,
} from './value.ts';

/** What must still be done by a second action is worth a little less. */
const PREPARED = 0.8;
const CHARGED = 3;

/** Using the power now. */
export function powerScore(state: State, grid: Grid, seat: Seat, character: CharacterId): number {
  if (wantsHome(state, seat)) return homeScore(character);
  switch (character) {
    case 'avra':
      return Math.max(0, ...grid.cells.map((cell) => (state.cells[cell] ? explodeScore(state, grid, seat, cell) : 0)));
    case 'bibi':
      return prize(state, seat, 'chest') + 0.2;
    case 'dannenvir':
      return Math.max(0, ...state.discard.map((card) => (hasSeen(card, seat) ? faceValue(state, seat, card.face) : 0)));
    case 'eimmie':
      return prize(state, seat, 'trap') + unknownValue(state, seat);
    case 'elora':
      return bestLanding(state, grid, seat, waysFrom(grid, playerOf(state, seat).space));
    case 'kaminari':
      return bestLanding(state, grid, seat, leaps(state, grid, seat));
    case 'khira':
      return Math.max(0, ...openWays(state, grid, seat).map((way) => huntLineScore(state, grid, seat, way)));
    case 'lane':
      return transmutationScore(state, grid, seat);
    case 'zambar':
      return Math.max(0, ...openWays(state, grid, seat).map(({ to }) => chargeScore(state, grid, seat, to, CHARGED)));
    default:
      return 0;
  }
}

/** In a race only what carries him home, or may. */
function homeScore(character: CharacterId): number {
  const quick: { readonly [C in CharacterId]?: number } = {
    zambar: 2,
    elora: 1.5,
    kaminari: 0.5,
    dannenvir: 0.3,
    eimmie: 0.2,
  };
  return quick[character] ?? 0.01;
}

function openWays(state: State, grid: Grid, seat: Seat): readonly Passage[] {
  return waysFrom(grid, playerOf(state, seat).space).filter((way) => leads(state, grid, way));
}

/** Closed cards that one step leads to. */
function closedAhead(state: State, grid: Grid, seat: Seat): readonly Cell[] {
  return openWays(state, grid, seat)
    .map(({ to }) => to)
    .filter((cell) => isClosed(state, cell));
}

/** Elora, Kaminari: the best of the cells within reach. */
function bestLanding(state: State, grid: Grid, seat: Seat, ways: readonly Passage[]): number {
  let best = 0;
  for (const { to } of ways)
    if (canBeFilled(state, grid, to)) best = Math.max(best, landingValue(state, grid, seat, to));
  return best;
}

function leaps(state: State, grid: Grid, seat: Seat): readonly Passage[] {
  return openWays(state, grid, seat).map((way) => ({ ...way, to: line(grid, way.from, way.side, 3)[2] as Cell }));
}

/** Avra: anybody who stands there is thrown where it hurts most; a treasure lying there is lost to all. */
export function explodeScore(state: State, grid: Grid, seat: Seat, cell: Cell): number {
  const victims = piecesOn(state, cell);
  const lying = cardAt(state, cell).treasure ? -0.02 : 0;
  return victims.length === 0 ? lying - 0.01 : lying + bestPush(state, grid, seat, cell, victims);
}

/** Khira: the monsters of the three cells, each won from afar without risk. */
export function huntLineScore(
  state: State,
  grid: Grid,
  seat: Seat,
  { from, side }: Pick<Passage, 'from' | 'side'>,
): number {
  return huntScore(state, seat, line(grid, from, side, 3));
}

export function huntAroundScore(state: State, grid: Grid, seat: Seat): number {
  return huntScore(
    state,
    seat,
    openWays(state, grid, seat).map(({ to }) => to),
  );
}

function huntScore(state: State, seat: Seat, cells: readonly Cell[]): number {
  let monsters = 0;
  for (const cell of cells) {
    const card = state.cells[cell];
    if (!card) continue;
    if (!isKnown(card, seat)) monsters += SHARE_OF_CHALLENGES;
    else if (challengeOf(card) === 'monster') monsters += 1;
  }
  return prize(state, seat, 'monster') * Math.min(monsters, 1 + (monsters - 1) / 2);
}

/** Lane: the best card he has or knows of ends up in front of him. */
function transmutationScore(state: State, grid: Grid, seat: Seat): number {
  const ahead = closedAhead(state, grid, seat);
  if (ahead.length === 0 || state.actions < 2) return 0;
  const better = Math.max(bestInHand(state, seat), bestElsewhere(state, seat, ahead));
  const now = Math.max(0, ...ahead.map((cell) => cardValue(state, seat, cardAt(state, cell))));
  return better > now ? PREPARED * better : 0;
}

function bestInHand(state: State, seat: Seat): number {
  return Math.max(0, ...playerOf(state, seat).hand.map((face) => faceValue(state, seat, face)));
}

function bestElsewhere(state: State, seat: Seat, ahead: readonly Cell[]): number {
  let best = 0;
  for (let cell = 0; cell < state.cells.length; cell++) {
    const card = state.cells[cell];
    if (!card || card.rotation !== null || !isKnown(card, seat) || ahead.includes(cell)) continue;
    best = Math.max(best, faceValue(state, seat, card.face));
  }
  return best;
}

/** First a good card from afar, if the hand has no better one; then the one in front of him that is worth least. */
export function liftScore(state: State, grid: Grid, seat: Seat, cell: Cell): number {
  const value = cardValue(state, seat, cardAt(state, cell));
  if (closedAhead(state, grid, seat).includes(cell)) return 1 - value;
  return isKnown(cardAt(state, cell), seat) && value > bestInHand(state, seat) ? 2 + value : 0.1 - value;
}

/** The good ones in front of him, the bad ones anywhere else. */
export function putScore(state: State, grid: Grid, seat: Seat, cell: Cell, face: string): number {
  const isAhead = openWays(state, grid, seat).some(({ to }) => to === cell);
  const spread = faceOf(face).rotations.length / 1000;
  return isAhead ? faceValue(state, seat, face) + spread : -faceValue(state, seat, face) - spread;
}

/** Zambar: chests are passed by, and the next to come finds a treasure there; monsters and traps are faced. */
export function chargeScore(state: State, grid: Grid, seat: Seat, cell: Cell, left: number): number {
  const onward = left > 1 ? (left - 1) * 0.3 * unknownDanger(state, seat) : 0;
  if (isEmpty(state, grid, cell)) return unknownDanger(state, seat) + onward;
  const card = state.cells[cell];
  if (!card) return onward;
  if (!isKnown(card, seat)) return unknownDanger(state, seat) + onward;
  const challenge = challengeOf(card);
  if (challenge === null) return onward;
  return challenge === 'chest' ? onward - 0.1 : challengeValue(state, seat, challenge);
}

/** Zambar takes along players he can leave in trouble. */
export function carryScore(state: State, seat: Seat, other: Seat): number {
  const trouble = -unknownValue(state, other);
  return trouble > 0 ? 1 + trouble * rivalry(state, seat, other) : -1;
}
