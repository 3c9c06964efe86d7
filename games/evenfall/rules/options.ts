/** EVE-0.9: what a table may agree on. */
import type { SeatSetup } from '@tavola/kernel/game.ts';
import { flag, oneOf, type Settings, settings, type ValuesOf } from '@tavola/kernel/settings.ts';
import { covenIds, difficulties } from '../data/boards.ts';
import type { CovenId } from '../data/cards.ts';

const coven = oneOf(['random', ...covenIds] as readonly ['random', ...CovenId[]]);

const fields = {
  side: oneOf(['sun', 'moon']),
  difficulty: oneOf(difficulties),
  expertDraw: flag({ rare: true }),
  regionFieldSlots: oneOf(['by-players', 'one', 'two'], { rare: true }),
  firstPlayer: oneOf(['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4'], { rare: true }),
  coven1: coven,
  coven2: coven,
  coven3: coven,
  coven4: coven,
};

export type Options = ValuesOf<typeof fields>;
export const options: Settings<Options> = settings(fields);

/** What the seats wish for: a Coven each, or null. */
export function covenWishes(chosen: Options, seats: number): (CovenId | null)[] {
  const { coven1, coven2, coven3, coven4 } = chosen;
  return [coven1, coven2, coven3, coven4].slice(0, seats).map((wish) => (wish === 'random' ? null : wish));
}

/** The seat that shall start, or null for chance. */
export function startWish(chosen: Options): number | null {
  return chosen.firstPlayer === 'random' ? null : Number(chosen.firstPlayer.slice(-1)) - 1;
}

export function refuse(chosen: Options, seats: readonly SeatSetup[]): string | null {
  const wishes = covenWishes(chosen, seats.length).filter((wish) => wish !== null);
  if (new Set(wishes).size < wishes.length) return 'same-coven';
  return (startWish(chosen) ?? 0) >= seats.length ? 'no-such-seat' : null;
}
