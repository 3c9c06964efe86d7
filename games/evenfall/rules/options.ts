/** EVE-0.9: what a table may agree on. */
import type { SeatKind } from '@tavola/kernel/game.ts';
import { z } from 'zod';
import { covenIds, difficulties } from '../data/boards.ts';
import type { CovenId } from '../data/cards.ts';

const coven = z.enum(['random', ...covenIds] as ['random', ...CovenId[]]).default('random');

export const options = z.object({
  side: z.enum(['sun', 'moon']).default('sun'),
  difficulty: z.enum(difficulties as ['apprentice', 'sorceress', 'mistress', 'heir']).default('apprentice'),
  expertDraw: z.boolean().default(false),
  regionFieldSlots: z.enum(['by-players', 'one', 'two']).default('by-players'),
  firstPlayer: z.enum(['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4']).default('random'),
  coven1: coven,
  coven2: coven,
  coven3: coven,
  coven4: coven,
});
export type Options = z.output<typeof options>;

/** What the seats wish for: a Coven each, or null. */
export function covenWishes(chosen: Options, seats: number): (CovenId | null)[] {
  const { coven1, coven2, coven3, coven4 } = chosen;
  return [coven1, coven2, coven3, coven4].slice(0, seats).map((wish) => (wish === 'random' ? null : wish));
}

/** The seat that shall start, or null for chance. */
export function startWish(chosen: Options): number | null {
  return chosen.firstPlayer === 'random' ? null : Number(chosen.firstPlayer.slice(-1)) - 1;
}

export function refuse(chosen: Options, seats: readonly SeatKind[]): string | null {
  if (seats.includes('automaton')) return 'no-automaton-seat';
  const wishes = covenWishes(chosen, seats.length).filter((wish) => wish !== null);
  if (new Set(wishes).size < wishes.length) return 'same-coven';
  return (startWish(chosen) ?? 0) >= seats.length ? 'no-such-seat' : null;
}
