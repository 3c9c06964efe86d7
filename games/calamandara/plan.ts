/** A turn prepared while others play: its start, and what a plan watches. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Readings } from '@tavola/kernel/rules/game.ts';
import { namedBy, othersWho } from '@tavola/kernel/rules/planned.ts';
import { PHASE_OF } from './phases.ts';
import type { Move } from './rules/state/moves.ts';
import type { State } from './rules/state/state.ts';
import type { TravellerView, View } from './rules/view.ts';

/** CAL-6.7: what lasts for the running turn ends before the next one. */
export function rehearse(state: State, seat: Seat): boolean {
  const { active, first, travellers } = state;
  if (PHASE_OF[state.step] === 'preparing') return false;
  const place = (one: Seat) => (one - first + travellers.length) % travellers.length;
  if (place(seat) <= place(active)) state.round++;
  for (const traveller of travellers) {
    traveller.sealed = false;
    traveller.silenced = false;
  }
  Object.assign(state, { active: seat, step: 'begin', repeated: false, pendingRepeats: 0, ...NOTHING_UNDER_WAY });
  state.acquired = [];
  state.laid = [];
  state.gifts = [];
  return true;
}

const NOTHING_UNDER_WAY = {
  window: null,
  ownWindow: null,
  destination: null,
  prevented: false,
  stopped: false,
  undo: null,
} as const satisfies Partial<State>;

export const readings: Readings<View, Move> = {
  lost: ({ travellers }, seat) => {
    const { reserve, hand, finalReserve, onDeck, onReserve } = travellers[seat] as TravellerView;
    return [reserve.length, hand.length + finalReserve.length, onDeck.length + onReserve.length];
  },
  named: {
    /** The symbols at the cells of the plan, and whose tokens stand there. */
    places: ({ symbols, travellers }, seat, steps) => {
      const cells = [...namedBy(steps, ['cell'])];
      return cells.map((cell) => {
        const symbol = symbols.find((it) => it.cell === cell);
        const others = othersWho(travellers, seat, ({ token }) => token === cell);
        return [`cell:${cell}`, symbol?.kind ?? null, symbol?.way ?? null, others];
      });
    },
    hand: ({ travellers }, seat) => {
      const { hand, finalReserve } = travellers[seat] as TravellerView;
      return [hand, finalReserve];
    },
    'near-end': ({ travellers }, seat) => othersWho(travellers, seat, ({ inFinalZone }) => inFinalZone),
  },
};
