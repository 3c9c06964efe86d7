/** How often a newcomer is asked: scripted games in which one seat plays its phases and lets every reaction window pass. */

import { type StandingOrder, standingPass } from '@tavola/kernel/host/standing.ts';
import { type Ask, kindOf, type Move, type Seat } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';

export type PromptSetup = {
  readonly seats: number;
  readonly options?: unknown;
  readonly games: number;
  readonly seed: number;
  readonly order: StandingOrder;
};
/** Questions put before the newcomer, by its own turns: those of its phases, windows in its own turn, windows in the turns of others. */
export type Prompts = { turns: number; phases: number; own: number; others: number };

const NEWCOMER: Seat = 0;
/** In one of this many windows the others answer, if they can. */
const EAGERNESS = 6;

export function prompts(game: AnyGame, { seats, options, games, seed, order }: PromptSetup): Prompts {
  const total: Prompts = { turns: 0, phases: 0, own: 0, others: 0 };
  for (let n = 0; n < games; n++) {
    const table = Table.start(game, { seats, options, chance: seededChance(seed + n), recorded: false });
    const rng = seededRng((seed + n) ^ 0x9e3779b9);
    let turn: Seat | null = null;
    while (table.outcome === null) {
      const seat = table.pending[0] as Seat;
      const now = game.turn?.(table.view(NEWCOMER)) ?? null;
      if (now !== turn && now === NEWCOMER) total.turns++;
      turn = now;
      if (seat === NEWCOMER && standingPass(table, seat, order, { sharesScreen: false }) === null)
        total[isWindow(table, seat) ? (now === NEWCOMER ? 'own' : 'others') : 'phases']++;
      table.take(seat, picked(table, seat, rng));
    }
  }
  return total;
}

function isWindow(table: Table, seat: Seat): boolean {
  return table.game.reactions?.windows.includes(kindOf(table.question(seat)?.ask ?? '')) ?? false;
}

function picked(table: Table, seat: Seat, rng: Rng): number {
  const { ask, options } = table.question(seat) as { ask: Ask; options: readonly Move[] };
  const pass = options.findIndex(({ kind }) => kind === 'pass');
  // A window stays open, without a pass, while something must be done in it.
  if (isWindow(table, seat) && pass >= 0) {
    const answers = options.length > 1 && seat !== NEWCOMER && rng.below(EAGERNESS) === 0;
    return answers ? rng.below(options.length) : pass;
  }
  return table.game.bot?.policy?.(table.state, seat, ask, options, rng) ?? rng.below(options.length);
}
