/** A turn prepared while others play: its start, and what a plan watches. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Readings } from '@tavola/kernel/rules/game.ts';
import { namedBy, othersWho } from '@tavola/kernel/rules/planned.ts';
import { type Player, playerOf, type State } from './rules/state/state.ts';
import { newTurn } from './rules/turn/turn.ts';
import type { View } from './rules/view/view.ts';
import type { Move } from './rules/vocabulary/moves.ts';

/** Five points from the end: anybody's turn may be the last. */
const NEAR_END = 25;

export function rehearse(state: State, seat: Seat): boolean {
  const { open } = state;
  if (open.stage !== 'turns') return false;
  const { automaton, outside } = playerOf(state, seat);
  if (automaton || outside) return false;
  const { order, turn } = open;
  const round = order.indexOf(seat) > order.indexOf(turn.seat) ? turn.round : turn.round + 1;
  open.turn = newTurn(round, seat);
  return true;
}

const total = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0);

export const readings: Readings<View, Move> = {
  lost: ({ open, hands }, seat) => {
    const { warriors, buildings, tokens, items, exhausted, crafted } = open.players[seat] as Player;
    const pieces = [total(warriors), total(buildings.flat()), total(tokens.flat())];
    return [...pieces, items.length + exhausted.length, crafted.length, hands[seat]?.length ?? 0];
  },
  named: {
    /** Who else stands where the plan acts, and who rules there. */
    places: ({ open, rule }, seat, steps) => {
      const places = [...namedBy(steps, ['clearing', 'from', 'to'])].filter((at) => typeof at === 'number');
      return places
        .sort((a, b) => a - b)
        .map((at) => {
          const others = open.players.filter((_, other) => other !== seat);
          const present = others.map(({ warriors, buildings, tokens, pawn }) => [
            warriors[at] ?? 0,
            ...[...buildings, ...tokens].map((where) => where[at] ?? 0),
            pawn === at,
          ]);
          return [`clearing:${at}`, rule[at] ?? null, present];
        });
    },
    hand: ({ hands }, seat) => hands[seat] ?? [],
    'near-end': ({ open }, seat) =>
      othersWho(open.players, seat, ({ vp, dominance }) => vp >= NEAR_END || dominance !== null),
  },
};
