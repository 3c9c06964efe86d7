/** EVE-0.9: what a table may agree on, and what each seat may choose. */
import type { SeatSetup } from '@tavola/kernel/rules/game.ts';
import { flag, oneOf, type Settings, settings, someOf, type ValuesOf } from '@tavola/kernel/rules/settings.ts';
import { covenIds, type Difficulty, difficulties } from '../../data/boards.ts';
import type { CovenId } from '../../data/cards.ts';
import { printedWords } from './printed.ts';

const fields = {
  side: oneOf(['sun', 'moon']),
  expertDraw: flag({ rare: true }),
  regionFieldSlots: oneOf(['by-players', 'one', 'two'], { rare: true }),
  firstPlayer: oneOf(['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4'], {
    rare: true,
    fits: (value, seats) => value === 'random' || Number(value.slice(-1)) <= seats,
  }),
  /** At a real table: what earlier evenings have read off the box. No form asks for it. */
  box: someOf(printedWords, { applies: () => false }),
};
export type Options = ValuesOf<typeof fields>;
export const options: Settings<Options> = settings(fields);

const ofPlayer = { coven: oneOf(['random', ...covenIds] as readonly ['random', ...CovenId[]]) };
const ofAutomaton = { difficulty: oneOf(difficulties) };
export type PlayerSettings = ValuesOf<typeof ofPlayer>;
export type AutomatonSettings = ValuesOf<typeof ofAutomaton>;
export type SeatSettings = PlayerSettings | AutomatonSettings;
export type Sitting = SeatSetup<SeatSettings>;
export const seatSettings = { player: settings(ofPlayer), automaton: settings(ofAutomaton) };

/** What each player wishes for: a Coven, or null. */
export function covenWishes(seats: readonly Sitting[]): (CovenId | null)[] {
  return seats.flatMap(({ kind, settings }) => {
    if (kind === 'automaton') return [];
    const { coven } = settings as PlayerSettings;
    return [coven === 'random' ? null : coven];
  });
}

/** How strong the Automa is; null when she does not play. */
export function automaWish(seats: readonly Sitting[]): Difficulty | null {
  const automa = seats.find(({ kind }) => kind === 'automaton');
  return automa ? (automa.settings as AutomatonSettings).difficulty : null;
}

/** The seat that starts, or null for chance. */
export function startWish(chosen: Options): number | null {
  return chosen.firstPlayer === 'random' ? null : Number(chosen.firstPlayer.slice(-1)) - 1;
}

/** EVE-8.1: the Automa is the only opponent of a lone player, and sits after them. */
export function refuse(chosen: Options, seats: readonly Sitting[]): string | null {
  const wishes = covenWishes(seats);
  const automata = seats.length - wishes.length;
  if (automata > 0 && (automata > 1 || wishes.length > 1)) return 'automa-alone';
  if (seats[0]?.kind === 'automaton') return 'automa-last';
  if (automata === 0 && seats.some(({ kind }) => kind === 'outside')) return 'automa-outside';
  const named = wishes.filter((wish) => wish !== null);
  if (new Set(named).size < named.length) return 'same-coven';
  return (startWish(chosen) ?? 0) >= wishes.length ? 'no-such-seat' : null;
}
