/** A turn prepared while others play: its start, and what a plan watches. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Readings } from '@tavola/kernel/rules/game.ts';
import { namedBy, othersWho } from '@tavola/kernel/rules/planned.ts';
import type { Move } from './rules/state/moves.ts';
import { playerOf, type State, spots } from './rules/state/state.ts';
import type { PlayerView, View } from './rules/view.ts';

/** Somebody who has passed has no turn before the next round, and what that begins with nobody knows. */
export function rehearse(state: State, seat: Seat): boolean {
  if (state.phase !== 'action' || playerOf(state, seat).passed) return false;
  state.turn = seat;
  return true;
}

export const readings: Readings<View, Move> = {
  lost: ({ players, regions }, seat) => {
    const player = players[seat] as PlayerView;
    const figures = regions.map(({ witches, elders, field }) => {
      const posted = field.filter((it) => it?.seat === seat).length;
      return (witches[seat] ?? 0) + (elders[seat] ?? 0) + posted;
    });
    const rituals = spots(player).filter(({ ritual }) => ritual !== null).length;
    const { handSize, specialists, council, stones, witches, elders } = player;
    return [...figures, rituals, handSize, specialists.length, council.length, stones.length, witches, elders];
  },
  named: {
    /** The Regions of the plan, and where its Places lie. */
    places: ({ regions }, seat, steps) => {
      const names = namedBy(steps, ['region', 'place', 'at']);
      return regions
        .filter(({ id, slots }) => names.has(id) || slots.some((place) => place !== null && names.has(place)))
        .map(({ id, slots, stones, field, witches, elders, automa }) => {
          const others = (counts: readonly number[]) => counts.filter((_, other) => other !== seat);
          return [
            `region:${id}`,
            slots,
            stones,
            field.filter((it) => it?.seat !== seat),
            others(witches),
            others(elders),
            automa,
          ];
        });
    },
    hand: ({ players }, seat) => (players[seat] as PlayerView).hand ?? [],
    /** Who has passed: the action phase may end before another turn comes. */
    'near-end': ({ players }, seat) => othersWho(players, seat, ({ passed }) => passed),
  },
};
