/** What the bots are told: how a position is judged, and what a sensible player does at a glance. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { BotHints } from '@tavola/kernel/rules/game.ts';
import type { Ask, Move, State } from './rules/rules.ts';

export const bot: BotHints<State, Move, Ask> = { evaluate, policy, horizon: 12, prior: 0.5 };

/** The share of the piers that each seat holds. */
function evaluate({ piers, hands }: State): number[] {
  return hands.map((_, seat) => piers.filter((docked) => docked?.seat === seat).length / piers.length);
}

/** The smallest ship that takes a pier; where none does, the smallest goes. It looks at the seat's own options alone. */
function policy(_state: State, _seat: Seat, _ask: Ask, options: readonly Move[]): number {
  const worth = ({ kind, ship }: Move) => (kind === 'dock' ? ship : 100 + ship);
  let best = 0;
  for (const [i, move] of options.entries()) if (worth(move) < worth(options[best] as Move)) best = i;
  return best;
}
