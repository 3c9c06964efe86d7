/** Questions of seeded games for the camera to look at: each kind several times, from as many moments as it takes. */
import type { AnyFace } from '@tavola/kernel/face/face.ts';
import { kindOf, type Seat } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';

export type AskedMoment = {
  /** "seed 3, pick 120" */
  readonly name: string;
  readonly kind: string;
  readonly log: Log;
  readonly seats: Table['seats'];
  /** What the question is about besides its targets, by the ids of `named`. */
  readonly subject: readonly string[];
};

type Wanted = {
  readonly game: AnyGame;
  readonly face: AnyFace;
  readonly seat: Seat;
  readonly seats: number | readonly SeatWish[];
  readonly options?: object;
  /** How many of each kind, and how many in all. */
  readonly each: number;
  readonly most: number;
  /** How many games are played to find them. */
  readonly games: number;
};

/** Moments in which this seat has a choice: rare kinds first, and of each kind the first, then the second ones. */
export function askedMoments({ game, face, seat, seats, options, each, most, games }: Wanted): readonly AskedMoment[] {
  const found = new Map<string, AskedMoment[]>();
  for (let seed = 1; seed <= games; seed++) {
    const table = Table.start(game, { seats, options, chance: seededChance(seed) });
    const rng = seededRng(seed);
    for (let question = table.firstQuestion; question !== null; question = table.firstQuestion) {
      const kind = kindOf(question.ask);
      const known = found.get(kind) ?? [];
      // Moments of one kind lie apart: at most one of a game and kind for each that is wanted.
      const isNew = !known.some(({ name }) => name.startsWith(`seed ${seed},`)) || known.length < each - games + seed;
      if (question.seat === seat && question.options.length > 1 && known.length < each && isNew) {
        const name = `seed ${seed}, pick ${table.count}`;
        const subject = face.things?.subject?.(question.ask, table.view(seat), seat) ?? [];
        found.set(kind, [...known, { name, kind, log: table.log(), seats: table.seats, subject }]);
      }
      table.take(question.seat, rng.below(question.options.length));
    }
  }
  const kinds = [...found.values()].toSorted((a, b) => a.length - b.length);
  const turns = Array.from({ length: each }, (_, n) => kinds.flatMap((moments) => moments.slice(n, n + 1)));
  return turns.flat().slice(0, most);
}
