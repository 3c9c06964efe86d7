/** A turn prepared while others play: its start, and what a plan watches. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Readings } from '@tavola/kernel/rules/game.ts';
import { namedBy, othersWho } from '@tavola/kernel/rules/planned.ts';
import { LAST_ROUND } from './data/board.ts';
import type { Move } from './rules/state/moves.ts';
import { newMemory, type Phase, playerOf, type State } from './rules/state/state.ts';
import type { PlayerView, View } from './rules/view.ts';

const NO_TURNS: readonly Phase[] = ['setup', 'chronicle', 'over'];

export function rehearse(state: State, seat: Seat): boolean {
  if (NO_TURNS.includes(state.phase) || playerOf(state, seat).prince !== null) return false;
  const isLater = state.phase !== 'round-end' && seat > state.turn;
  const round = isLater ? state.round : state.round + 1;
  if (round > LAST_ROUND) return false;
  state.round = round;
  state.turn = seat;
  state.phase = 'wake';
  state.memory = newMemory(state.players.length);
  return true;
}

export const readings: Readings<View, Move> = {
  lost: ({ players }, seat) => {
    const { warbands, sites, favor, secrets, relics, advisers, treasures } = players[seat] as PlayerView;
    return [warbands, sites, favor, secrets, relics.length, advisers.length, treasures];
  },
  named: {
    /** What lies and who stands at the sites of the plan. */
    places: ({ sites, players }, seat, steps) => {
      const names = namedBy(steps, ['site', 'to']);
      return sites.flatMap((site, at) => {
        if (!names.has(site.slot) && (site.site === null || !names.has(site.site))) return [];
        const others = othersWho(players, seat, ({ pawn }) => pawn === at);
        return [
          [`site:${site.slot}`, site.site, site.warbands, site.ruler, site.cards.map(({ card }) => card), others],
        ];
      });
    },
    hand: ({ players }, seat) => (players[seat] as PlayerView).advisers.map(({ card }) => card),
    /** Who would win as things stand: a Usurper, and those who show a Vision. */
    'near-end': ({ players, title }, seat) =>
      othersWho(
        players,
        seat,
        ({ vision }, other) => vision !== null || (title.side === 'usurper' && title.holder === other),
      ),
  },
};
