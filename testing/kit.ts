/** What the shared tests of all games need: a game with its face, tables to play at, and random games that look at everything. */

import { type AnyFace, type SpokenFace, spokenFace } from '@tavola/kernel/face/face.ts';
import { type Language, languages, type Say } from '@tavola/kernel/face/text.ts';
import { CHANCE, type Move, type Seat, type Viewer } from '@tavola/kernel/rules/ask.ts';
import { type ChanceSource, seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame, Legacy } from '@tavola/kernel/rules/game.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Dice } from '@tavola/kernel/table/log.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';

export type KitTable = {
  readonly seats: number | readonly SeatWish[];
  readonly options?: unknown;
  /** What the game before this one left. */
  readonly inheritance?: Legacy;
  readonly seed?: number;
};
export type KitGame = {
  readonly game: AnyGame;
  readonly face: AnyFace;
  /** Where to play; one table of the fewest and one of the most seats when left out. Give short games and every variant that has words of its own. */
  readonly tables?: readonly KitTable[];
};

export function tablesOf({ game, tables }: KitGame): readonly KitTable[] {
  const { min, max } = game.seats;
  return tables ?? [...new Set([min, max])].map((seats) => ({ seats }));
}

/** The name of a table for the title of a test. */
export function titleOf({ seats, options }: KitTable): string {
  const count = typeof seats === 'number' ? seats : seats.length;
  return `${count} seats ${options === undefined ? '' : JSON.stringify(options)}`.trim();
}

export async function inBothLanguages(face: AnyFace): Promise<readonly SpokenFace[]> {
  return Promise.all(languages.map((language) => spokenFace(face, language)));
}

const NAMES = ['Ana', 'Bento', 'Íris', 'Tomé', 'Lia', 'Davi', 'Noa', 'Raul'];
const YOU: { readonly [L in Language]: string } = { 'pt-BR': 'Você', en: 'You' };

/** As the web speaks: the reader is you, the others have names. */
export function sayFor({ language, text }: SpokenFace, me: Viewer): Say {
  const who = (seat: Seat) => (seat === me ? YOU[language] : (NAMES[seat] ?? `P${seat + 1}`));
  return { language, me, who, words: text.words };
}

/** Enough to see a long game's words; a game that random picks do not end is left there. */
const MOST_DECISIONS = 3000;

/** A seeded game that seldom passes: every open question, before it is answered. */
export function* questionsOf(
  game: AnyGame,
  { seats, options, inheritance, seed = 1 }: KitTable,
  { dice = 'app', chance = seededChance(seed) }: { readonly dice?: Dice; readonly chance?: ChanceSource } = {},
): Generator<{ readonly table: Table; readonly seat: Seat; readonly n: number }, Table> {
  const table = Table.start(game, { seats, options, inheritance, dice, chance });
  const rng = seededRng(seed ^ 0x9e3779b9);
  for (let n = 0; table.outcome === null && n < MOST_DECISIONS; n++) {
    const seat = table.pending[rng.below(table.pending.length)] as Seat;
    yield { table, seat, n };
    const at = seat === CHANCE ? rng.below(table.decision(seat)?.options.length ?? 0) : picked(table, seat, rng);
    const decision = table.decision(seat);
    table.pick(seat, decision?.number ?? 0, decision?.options[at]?.id ?? '');
  }
  return table;
}

/** Sometimes what a sensible player does, otherwise anything but passing and taking back. */
function picked(table: Table, seat: Seat, rng: Rng): number {
  const { ask, options } = table.question(seat) as { ask: string; options: readonly Move[] };
  const { policy, pointless = [] } = table.game.bot ?? {};
  if (policy && rng.below(3) === 0) return policy(table.state, seat, ask, options, rng);
  const busy = options.flatMap(({ kind }, i) => (kind === 'pass' || pointless.includes(kind) ? [] : [i]));
  return busy.length === 0 ? rng.below(options.length) : (busy[rng.below(busy.length)] as number);
}
