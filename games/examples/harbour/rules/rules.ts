/** The rules of Harbour, in the order in which they are read: setup, turns, docking, discarding, the end. */
import { asking, type Rules, type Seat } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import type { Outcome, RulesTable, SeatSetup } from '@tavola/kernel/rules/game.ts';
import { draw } from '@tavola/kernel/rules/pile.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import type { Options } from './options.ts';

/** A ship is its size, 1 to 24; there is one of each. */
export type Ship = number;
export type Docked = { readonly ship: Ship; readonly seat: Seat };
export type State = {
  turn: Seat;
  piers: (Docked | null)[];
  hands: Ship[][];
  /** Face down, the top one last. */
  deck: Ship[];
  /** Face up. */
  discarded: Ship[];
};
export type Move =
  | { readonly kind: 'dock'; readonly ship: Ship; readonly pier: number }
  | { readonly kind: 'discard'; readonly ship: Ship };
export type Ask = 'draw' | { readonly kind: 'turn'; readonly left: number };
export type Event =
  | { readonly kind: 'docked'; readonly seat: Seat; readonly ship: Ship; readonly pier: number }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly ship: Ship }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly ship?: Ship };
type Table = RulesTable<State, Event, Options>;

const { choose } = asking<Ask, Move>();

export const SHIPS: readonly Ship[] = Array.from({ length: 24 }, (_, i) => i + 1);
const HAND = 3;

/** HAR-1: the ships are shuffled, everybody takes three unseen, and the piers are empty. */
export function* setup({ piers }: Options, seats: readonly SeatSetup[]): Rules<State> {
  const deck = yield* shuffle(SHIPS);
  const hands: Ship[][] = [];
  for (const seat of seats.keys()) {
    const hand: Ship[] = [];
    while (hand.length < HAND) hand.push((yield* draw(deck, 'draw', String, seat)) as Ship);
    hands.push(hand);
  }
  return { turn: 0, piers: new Array<null>(piers).fill(null), hands, deck, discarded: [] };
}

/** HAR-2: the seats take turns until nobody has a ship left. */
export function* play(table: Table): Rules<Outcome> {
  const { state } = table;
  while (state.hands.some((hand) => hand.length > 0)) {
    table.checkpoint();
    yield* turn(table, state.turn);
    state.turn = (state.turn + 1) % table.seats.length;
  }
  return ending(state);
}

/** HAR-2.1: a turn docks one ship or discards one, then draws the next. Being asked must not tell what the hand holds, so even a single option is asked. */
function* turn(table: Table, seat: Seat): Rules {
  const { state } = table;
  const moves = () => [...dockings(state, seat), ...discards(state, seat)];
  const move = yield* choose(seat, { kind: 'turn', left: state.deck.length }, moves, { always: true });
  state.hands[seat] = handOf(state, seat).filter((ship) => ship !== move.ship);
  if (move.kind === 'dock') dock(table, seat, move.ship, move.pier);
  else {
    state.discarded.push(move.ship);
    table.tell({ kind: 'discarded', seat, ship: move.ship });
  }
  yield* drawNext(table, seat);
}

/** HAR-3.1: a ship must be bigger than the one at the pier. HAR-3.2: nobody docks where their own ship lies. */
function dockings(state: State, seat: Seat): Move[] {
  const { piers } = state;
  return select(handOf(state, seat).flatMap((ship) => piers.map((_, pier) => ({ ship, pier }))))
    .where('HAR-3.1', ({ ship, pier }) => ship > (piers[pier]?.ship ?? 0))
    .where('HAR-3.2', ({ pier }) => piers[pier]?.seat !== seat)
    .moves(({ ship, pier }): Move => ({ kind: 'dock', ship, pier }));
}

function discards(state: State, seat: Seat): Move[] {
  return handOf(state, seat).map((ship) => ({ kind: 'discard', ship }));
}

/** HAR-3: the ship takes the pier; the one that lay there is discarded. */
function dock(table: Table, seat: Seat, ship: Ship, pier: number): void {
  const { piers, discarded } = table.state;
  const before = piers[pier];
  if (before) discarded.push(before.ship);
  piers[pier] = { ship, seat };
  table.tell({ kind: 'docked', seat, ship, pier });
}

/** HAR-2.2: only its owner sees a ship that is drawn. */
function* drawNext(table: Table, seat: Seat): Rules {
  const { state } = table;
  const ship = yield* draw(state.deck, 'draw', String, seat);
  if (ship === undefined) return;
  handOf(state, seat).push(ship);
  table.tell({ kind: 'drew', seat }, { to: seat, also: { ship } });
}

/** HAR-4: most piers win; those who hold equally many share the victory. */
function ending({ piers, hands }: State): Outcome {
  const scores = hands.map((_, seat) => piers.filter((docked) => docked?.seat === seat).length);
  const most = Math.max(...scores);
  return { winners: scores.flatMap((held, seat) => (held === most ? [seat] : [])), reason: 'most-piers', scores };
}

function handOf({ hands }: State, seat: Seat): Ship[] {
  return hands[seat] as Ship[];
}
