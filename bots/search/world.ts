/** An imagined world: a fork of the table in which everything that the seat cannot know is dealt again. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { streamChance } from '@tavola/kernel/rules/chance.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';

type Dreamer = {
  readonly table: Table;
  readonly seat: Seat;
  readonly seed: number;
  /** How much of what it saw the seat remembers, 0 to 1. */
  readonly recall: number;
  /** How many turns it foresees; left out, no number of turns is enough. */
  readonly foresight?: number | undefined;
};

export class World {
  readonly table: Table;
  readonly rng: Rng;
  /** How many turns have begun in it since it was imagined. */
  private begun = 0;
  private readonly foresight: number;

  /** The same trial gives the same world with the same dice. */
  constructor({ table, seat, seed, recall, foresight = Number.POSITIVE_INFINITY }: Dreamer, trial: number) {
    this.foresight = foresight;
    const mixed = Math.imul(trial + 1, 0x9e3779b1) ^ seed;
    this.rng = seededRng(mixed);
    const begins = table.game.bot?.begins;
    this.table = table.fork({
      chance: streamChance(seededRng(Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d))),
      // Sealed picks of others that are already in are unknown to this seat: the world starts where everybody was asked.
      at: table.decisionNumber,
      onCheckpoint: (state) => {
        if (begins?.(state)) this.begun++;
      },
    });
    this.table.redeal(seat, this.rng, recall);
    // What was played again up to now does not count.
    this.begun = 0;
  }

  /** Whether all the turns that are foreseen have begun. */
  get isFarEnough(): boolean {
    return this.begun >= this.foresight;
  }
}
