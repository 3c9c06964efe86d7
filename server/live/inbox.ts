/** Messages of one socket, heard one after the other. Those of all sockets together get a slice of each turn of the loop: others are served in between. */

/** Answers when it is done; never fails. */
type Hear = (message: Buffer) => Promise<void> | undefined;

const SLICE_MS = 5;
/** Nobody who waits for answers has this many to come. */
const MOST_WAITING = 200;

export class Inbox {
  private readonly hear: Hear;
  private readonly waiting: Buffer[] = [];
  private isBusy = false;

  constructor(hear: Hear) {
    this.hear = hear;
  }

  /** False when too many wait. */
  put(message: Buffer): boolean {
    if (!this.isBusy && isTimeLeft()) this.take(message);
    else if (this.waiting.push(message) > MOST_WAITING) return false;
    else if (!this.isBusy) this.nextLater();
    return true;
  }

  private take(message: Buffer): void {
    this.isBusy = true;
    const heard = this.hear(message);
    if (heard) void heard.then(this.done);
    else this.done();
  }

  private readonly done = (): void => {
    this.isBusy = false;
    if (this.waiting.length > 0) this.nextLater();
  };

  private readonly next = (): void => {
    if (isTimeLeft()) this.take(this.waiting.shift() as Buffer);
    else this.nextLater();
  };

  private nextLater(): void {
    this.isBusy = true;
    setImmediate(this.next);
  }
}

/** When the first message of this turn of the loop was heard; null before. */
let began: number | null = null;

function isTimeLeft(): boolean {
  if (began !== null) return performance.now() - began < SLICE_MS;
  began = performance.now();
  setImmediate(() => {
    began = null;
  });
  return true;
}
