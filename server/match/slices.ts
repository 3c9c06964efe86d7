/** Long work in the serving thread, a few milliseconds at a time: whatever came in meanwhile is answered in between. */

const SLICE_MS = 8;

export class Slices {
  private isTaken = false;
  private readonly waiting: (() => void)[] = [];

  /** Runs it to its end. Of all that is run this way one slice is done in a turn of the loop. */
  async run<T>(work: Generator<unknown, T>): Promise<T> {
    for (;;) {
      await this.take();
      try {
        const end = performance.now() + SLICE_MS;
        do {
          const step = work.next();
          if (step.done) return step.value;
        } while (performance.now() < end);
      } finally {
        this.giveBack();
      }
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
