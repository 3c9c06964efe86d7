/** Setup (EVE-0). */
import type { Rules } from '@tavola/kernel/ask.ts';
import { pick, shuffle } from '@tavola/kernel/chance.ts';
import {
  AUTOMA_WITCHES,
  covenIds,
  covenOf,
  type Difficulty,
  layoutFor,
  type RegionId,
  START,
  STONES_PER_REGION,
} from '../data/boards.ts';
import { type CovenId, people, placeOf, places, rituals, type Side, stones } from '../data/cards.ts';
import { automaWish, covenWishes, type Options, type Sitting, startWish } from '../options.ts';
import { type Automa, newSpot, type Player, type RegionState, type State } from './state.ts';

/** The Place that the Moon side of the Circle starts with (EVE-0.7). */
export const CAVE = 'cave-1';

export function* setup(options: Options, seats: readonly Sitting[]): Rules<State> {
  const { side } = options;
  const covens = yield* dealCovens(covenWishes(seats));
  const players = covens.length;
  const difficulty = automaWish(seats);
  const circle = side === 'moon' && covens.includes('circle');
  const placeDeck = yield* shuffle(places.map(({ id }) => id).filter((id) => !circle || id !== CAVE));
  const deck = yield* shuffle([...rituals, ...people].flatMap(({ id, copies }) => new Array<string>(copies).fill(id)));
  const pool = yield* shuffle(stones.map(({ id }) => id));
  const firstPlayer = startWish(options) ?? (yield* pick(covens.map((_, seat) => seat)));
  const layout = layoutFor(players);
  const fieldSlots = { 'by-players': layout.fieldSlots, one: 1, two: 2 }[options.regionFieldSlots];
  return {
    side,
    round: 1,
    phase: 'income',
    firstPlayer,
    turn: firstPlayer,
    resolved: 0,
    conflict: null,
    regions: layout.regions.map((id) => newRegion(id, players, layout.placeSlots, fieldSlots, placeDeck, pool)),
    players: covens.map((coven) => newPlayer(coven, side)),
    automa: difficulty === null ? null : newAutoma(difficulty),
    deck,
    discard: [],
    placeDeck,
    box: [],
    boxedCatalysts: 0,
    redStone: side === 'moon',
    arriving: null,
    sheets: [],
    automaSheet: null,
  };
}

/** EVE-0.6: each player another Coven, by wish or by chance. */
function* dealCovens(wishes: readonly (CovenId | null)[]): Rules<CovenId[]> {
  const left = yield* shuffle(covenIds.filter((coven) => !wishes.includes(coven)));
  return wishes.map((wish) => wish ?? (left.pop() as CovenId));
}

/** EVE-0.3 and 0.5: Places into the slots from left to right, four stones in a fixed order. */
function newRegion(
  id: RegionId,
  players: number,
  slots: number,
  fieldSlots: number,
  placeDeck: string[],
  pool: string[],
): RegionState {
  return {
    id,
    slots: Array.from({ length: slots }, () => placeDeck.pop() as string),
    stones: pool.splice(-STONES_PER_REGION),
    field: new Array(fieldSlots).fill(null),
    witches: new Array(players).fill(0),
    elders: new Array(players).fill(0),
    automa: 0,
  };
}

/** EVE-0.6 and 0.7. */
function newPlayer(coven: CovenId, side: Side): Player {
  const start = newSpot(`${covenOf(coven).startingPlace}-${side}`);
  const outside = side === 'moon' && coven === 'circle';
  return {
    coven,
    herb: START.herb,
    elixir: START.elixir,
    knowledge: 0,
    mana: 0,
    vp: 0,
    hand: [],
    aside: [],
    witches: START.witches,
    elders: START.elders,
    track: 0,
    tokenActive: true,
    outer: outside ? [start, newSpot(placeOf(CAVE).id)] : [],
    inner: outside ? [] : [start],
    specialists: [],
    council: [],
    stones: [],
    copied: [],
    boardField: 0,
    discounts: 0,
    passed: false,
  };
}

/** EVE-8.1 */
function newAutoma(difficulty: Difficulty): Automa {
  return {
    difficulty,
    vp: 0,
    witches: AUTOMA_WITCHES,
    track: 0,
    rondel: 0,
    outer: [],
    inner: [],
    specialists: [],
    stones: [],
  };
}
