/** LAB chapter 4: setup. The table is laid before anybody is asked; characters and the hall are chosen at it. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pick, roll, shuffle } from '@tavola/kernel/rules/chance.ts';
import type { SeatSetup } from '@tavola/kernel/rules/game.ts';
import { draw, drawSome } from '@tavola/kernel/rules/pile.ts';
import { handLimit } from './powers/passive/mallahoc.ts';
import { CHARACTERS, type CharacterId } from './state/characters.ts';
import { choose } from './state/choose.ts';
import { DECK } from './state/faces.ts';
import { type CellName, centre, HALL, NOWHERE } from './state/grid.ts';
import type { Ask } from './state/moves.ts';
import { type Options, tableSize } from './state/options.ts';
import { gridOfState, type Labyrinx, type Player, playerOf, type State, TREASURES } from './state/state.ts';

export function* setup(options: Options, seats: readonly SeatSetup[]): Rules<State> {
  const [width, height] = tableSize(options);
  return {
    options,
    width,
    height,
    hall: centre(width, height),
    cells: new Array(width * height).fill(null),
    players: seats.map(newPlayer),
    draw: DECK.slice(),
    discard: [],
    removed: [],
    pile: TREASURES,
    first: 0,
    active: 0,
    turn: 0,
    phase: 'setup',
    actions: 0,
    look: null,
    browsing: null,
    test: null,
    race: null,
  };
}

function newPlayer(): Player {
  return {
    character: null,
    hand: [],
    treasures: 0,
    space: HALL,
    cameFrom: NOWHERE,
    robbed: [],
    powerUsed: false,
  };
}

/** Steps 2 to 8. */
export function* prepare(table: Labyrinx): Rules {
  const { state } = table;
  state.first = yield* firstPlayer(table);
  state.active = state.first;
  yield* takeCharacters(table);
  if (state.options.hallPlacement === 'first-player') yield* placeHall(table);
  yield* deal(state);
  state.phase = 'expand';
}

/** Step 2: at random, by the highest or lowest roll (equal rolls roll again), or the first seat. */
function* firstPlayer(table: Labyrinx): Rules<Seat> {
  const { state } = table;
  const { firstPlayer: how } = state.options;
  const seats = state.players.map((_, seat) => seat);
  if (how === 'seat-1') return 0;
  if (how === 'random') {
    const seat = yield* pick(seats, 'first-player' satisfies Ask, (it) => `seat-${it}`);
    table.tell({ kind: 'first-player', seat, rolls: [] });
    return seat;
  }
  let left = seats;
  const rolls = seats.map(() => 0);
  while (left.length > 1) {
    for (const seat of left) {
      const ask: Ask = { kind: 'roll-first', seat };
      rolls[seat] = yield* roll(6, ask);
    }
    const results = left.map((seat) => rolls[seat] as number);
    const best = how === 'highest-roll' ? Math.max(...results) : Math.min(...results);
    left = left.filter((seat) => rolls[seat] === best);
  }
  const seat = left[0] as Seat;
  table.tell({ kind: 'first-player', seat, rolls });
  return seat;
}

/** Step 3: each picks among those left, from the first player on, or gets one at random. */
function* takeCharacters(table: Labyrinx): Rules {
  const { state } = table;
  const isDraft = state.options.characterSelection === 'draft';
  const left: CharacterId[] = isDraft ? [...CHARACTERS] : (yield* shuffle(CHARACTERS)).reverse();
  for (let i = 0; i < state.players.length; i++) {
    const seat = (state.first + i) % state.players.length;
    state.active = seat;
    const character = isDraft ? yield* chooseCharacter(left, seat) : yield* dealCharacter(left, seat);
    playerOf(state, seat).character = character;
    table.tell({ kind: 'character-taken', seat, character });
  }
  state.active = state.first;
}

function* chooseCharacter(left: CharacterId[], seat: Seat): Rules<CharacterId> {
  const options = left.map((it) => ({ kind: 'character', character: it }) as const);
  const { character } = yield* choose(seat, 'character', options);
  left.splice(left.indexOf(character), 1);
  return character;
}

function* dealCharacter(left: CharacterId[], seat: Seat): Rules<CharacterId> {
  const ask: Ask = { kind: 'deal-character', seat };
  return (yield* draw(left, ask)) as CharacterId;
}

/** Step 4: anywhere inside the table, in any orientation. */
function* placeHall(table: Labyrinx): Rules {
  const { state } = table;
  const grid = gridOfState(state);
  const inside = grid.cells.filter(
    (cell) => cell % state.width < state.width - 1 && Math.floor(cell / state.width) < state.height - 1,
  );
  const options = inside.flatMap((cell) =>
    [0, 1, 2, 3].map((orientation) => ({ kind: 'hall', cell: grid.names[cell] as CellName, orientation }) as const),
  );
  const { cell: name, orientation } = yield* choose(state.first, 'hall', options);
  const cell = grid.cellOf.get(name) as number;
  state.hall = { x: cell % state.width, y: Math.floor(cell / state.width), orientation };
  table.tell({ kind: 'hall-placed', seat: state.first, cell: name, orientation });
}

/** Step 5; LAB-6.17. */
function* deal(state: State): Rules {
  state.draw = yield* shuffle(DECK);
  for (const [seat, player] of state.players.entries()) {
    const ask: Ask = { kind: 'drawn-card', seat };
    player.hand = yield* drawSome(state.draw, handLimit(state, seat), ask, String, seat);
  }
}
