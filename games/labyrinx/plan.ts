/** A turn prepared while others play: its start, and what a plan watches. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Readings } from '@tavola/kernel/rules/game.ts';
import { namedBy, othersWho } from '@tavola/kernel/rules/planned.ts';
import type { Move } from './rules/state/moves.ts';
import { isRacer, type State, TO_WIN } from './rules/state/state.ts';
import type { SeatView, View } from './rules/view.ts';

export function rehearse(state: State, seat: Seat): boolean {
  if (state.phase === 'setup' || state.phase === 'over') return false;
  if (state.race && !isRacer(state, seat)) return false;
  state.active = seat;
  return true;
}

export const readings: Readings<View, Move> = {
  lost: ({ players }, seat) => {
    const { cards, treasures } = players[seat] as SeatView;
    return [cards, treasures];
  },
  named: {
    /** The cards at the cells of the plan, and who stands there. */
    places: ({ cards, players }, seat, steps) => {
      const cells = namedBy(steps, ['cell']);
      const laid = cards.filter(({ cell }) => cells.has(cell));
      return laid.map(({ cell, open, face, rotation, treasure }) => {
        return [
          `cell:${cell}`,
          open ? face : null,
          rotation,
          treasure,
          othersWho(players, seat, ({ space }) => space === cell),
        ];
      });
    },
    hand: ({ players }, seat) => (players[seat] as SeatView).hand ?? [],
    'near-end': ({ players }, seat) => othersWho(players, seat, ({ treasures }) => treasures >= TO_WIN - 1),
  },
};
