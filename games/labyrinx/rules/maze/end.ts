/** LAB-8: how a game ends. The rule that finds the end throws it; `play` catches it, so nothing else resolves (LAB section 6, 5). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { Reason } from '../state/events.ts';
import { HALL } from '../state/grid.ts';
import { isRacer, type Labyrinx, playerOf, type State, TO_WIN } from '../state/state.ts';

export class GameEnd extends Error {
  readonly winners: readonly Seat[];
  readonly reason: Reason;

  constructor(winners: readonly Seat[], reason: Reason) {
    super(reason);
    this.winners = winners;
    this.reason = reason;
  }
}

/** LAB-8.2 in the middle of a turn: a trap needs cards that nobody has. */
export class CardsExhausted extends Error {}

/** LAB-8.1 and LAB-8.7: asked after every gain and after every entry into the hall. A race is decided by the hall alone (LAB-8.5e). */
export function checkTreasures(state: State, seat: Seat): void {
  const { treasures, space } = playerOf(state, seat);
  if (treasures < TO_WIN || state.race) return;
  if (!state.options.returnToHall) throw new GameEnd([seat], 'five-treasures');
  if (space === HALL) throw new GameEnd([seat], 'home-with-five');
}

/** LAB-8.5e: a racer in the hall has won, whatever brought him there. */
export function checkRace(state: State, seat: Seat): void {
  if (isRacer(state, seat)) throw new GameEnd([seat], 'race');
}

/** LAB-8.2, LAB-8.3, LAB-8.5: most treasures win; the tied leaders race, from `starter` on in turn order. */
export function settle(table: Labyrinx, reason: 'cards-exhausted' | 'table-full', starter: Seat): void {
  const { state } = table;
  const most = Math.max(...state.players.map(({ treasures }) => treasures));
  const order = state.players.map((_, i) => (starter + i) % state.players.length);
  const leaders = order.filter((seat) => playerOf(state, seat).treasures === most);
  if (leaders.length === 1) throw new GameEnd(leaders, reason);
  state.race = { racers: leaders, turns: 0 };
  table.tell({ kind: 'race', racers: leaders, reason });
  for (const seat of leaders) if (playerOf(state, seat).space === HALL) checkRace(state, seat);
  state.active = leaders[0] as Seat;
}

/** LAB-8.6: the ranking is the winners, then the treasures. */
export function over(table: Labyrinx, { winners, reason }: GameEnd): Outcome {
  const { state } = table;
  state.phase = 'over';
  state.look = null;
  state.browsing = null;
  state.test = null;
  table.tell({ kind: 'ended', winners, reason });
  return { winners, reason, scores: state.players.map(({ treasures }) => treasures) };
}
