/** Setup (EVE-0). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
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
import { type CovenId, people, placeOf, places, rituals, type Side, stones, symbolOf } from '../data/cards.ts';
import { fill } from './effects/discover.ts';
import { draw, pick } from './state/choose.ts';
import type { EvenfallTable } from './state/evenfall.ts';
import { automaWish, covenWishes, type Options, type Sitting, startWish } from './state/options.ts';
import { newPrinted } from './state/printed.ts';
import { type Automa, newSpot, type Player, type RegionState, type State, seatFace } from './state/state.ts';

/** The Place that the Moon side of the Circle starts with (EVE-0.7). */
export const CAVE = 'cave-1';

/** The piles are shuffled; what lies open is dealt from them when the table stands (`deal`). */
export function* setup(options: Options, seats: readonly Sitting[]): Rules<State> {
  const { side } = options;
  const covens = yield* dealCovens(covenWishes(seats));
  const difficulty = automaWish(seats);
  const circle = side === 'moon' && covens.includes('circle');
  const placeDeck = yield* shuffle(places.map(({ id }) => id).filter((id) => !circle || id !== CAVE));
  const deck = yield* shuffle([...rituals, ...people].flatMap(({ id, copies }) => new Array<string>(copies).fill(id)));
  const pool = yield* shuffle(stones.map(({ id }) => id));
  const layout = layoutFor(covens.length);
  const fieldSlots = { 'by-players': layout.fieldSlots, one: 1, two: 2 }[options.regionFieldSlots];
  return {
    side,
    round: 1,
    phase: 'setup',
    firstPlayer: 0,
    turn: 0,
    resolved: 0,
    conflict: null,
    regions: layout.regions.map((id) => newRegion(id, covens.length, layout.placeSlots, fieldSlots)),
    players: covens.map((coven) => newPlayer(coven, side)),
    automa: difficulty === null ? null : newAutoma(difficulty),
    deck,
    discard: [],
    placeDeck,
    pool,
    box: [],
    boxedCatalysts: 0,
    redStone: side === 'moon',
    arriving: null,
    sheets: [],
    automaSheet: null,
    ...(isRealTable({ seats }) && { printed: newPrinted(options.box) }),
  };
}

/** EVE-0.3, 0.5 and 0.8: Places into the slots from left to right, four stones in a fixed order, and who begins. At a real table people do it. */
export function* deal(table: EvenfallTable): Rules {
  const { state, options } = table;
  if (isRealTable(table)) return table.tell({ kind: 'automa-ready' });
  for (const region of state.regions) {
    yield* fill(state, region);
    yield* dealStones(state, region);
  }
  const seats = state.players.map((_, seat) => seat);
  state.firstPlayer = startWish(options) ?? (yield* pick(seats, 'real-first-player', seatFace));
}

function* dealStones({ pool }: State, region: RegionState): Rules {
  const ask = { kind: 'real-stone', region: region.id } as const;
  while (region.stones.length < STONES_PER_REGION)
    region.stones.unshift((yield* draw(pool, ask, (stone) => symbolOf(stone) as string)) as string);
}

/** EVE-0.6: each player has a different Coven, by wish or by chance. */
function* dealCovens(wishes: readonly (CovenId | null)[]): Rules<CovenId[]> {
  const left = yield* shuffle(covenIds.filter((coven) => !wishes.includes(coven)));
  return wishes.map((wish) => wish ?? (left.pop() as CovenId));
}

function newRegion(id: RegionId, players: number, slots: number, fieldSlots: number): RegionState {
  return {
    id,
    slots: new Array(slots).fill(null),
    stones: [],
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
