/** Long work in the serving thread, a few milliseconds at a time: whatever came in meanwhile is answered in between. */
import type { Table } from '@tavola/kernel/table/table.ts';

const SLICE_MS = 8;

export class Slices {
  private readonly now: () => number;
  private end = 0;
  private isTaken = false;
  private readonly waiting: (() => void)[] = [];

  /** Tests bring a clock of their own. */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Is this slice over? For tables whose rules are to be stopped then. */
  readonly isTired = (): boolean => this.now() >= this.end;

  /** Runs it at once; what it starts is tired when a slice is over. */
  begin<T>(work: () => T): T {
    this.end = this.now() + SLICE_MS;
    return work();
  }

  /** Runs it to its end. Of all that is run this way one slice is done in a turn of the loop. */
  async run<T>(work: Generator<unknown, T>): Promise<T> {
    for (;;) {
      await this.take();
      try {
        const step = this.begin(() => this.slice(work));
        if (step.done) return step.value;
      } finally {
        this.giveBack();
      }
    }
  }

  /** The rules of a table that was stopped, to the next question or the end. */
  async settle(table: Table): Promise<void> {
    if (table.isPaused) await this.run(goingOn(table));
  }

  private slice<T>(work: Generator<unknown, T>): IteratorResult<unknown, T> {
    for (;;) {
      const step = work.next();
      if (step.done || this.isTired()) return step;
    }
  }

  private async take(): Promise<void> {
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.isTaken = true;
  }

  private giveBack(): void {
    setImmediate(() => {
      const next = this.waiting.shift();
      if (next) next();
      else this.isTaken = false;
    });
  }
}

/** Those of this process. */
export const slices = new Slices();

function* goingOn(table: Table): Generator<void, void> {
  while (table.isPaused) {
    table.goOn();
    yield;
  }
}
