/**
 * Which tab may tell an evening: the first that opened it, or the one where somebody went on. The others follow and only look. The browser's locks
 * decide; a house without HTTPS has none, and there the tab that saved last is the one. Nothing is lost either way: a save that comes second is kept as
 * a branch.
 */

export class Writer {
  /** Another tab tells it. */
  isReading = false;
  private readonly name: string;
  private readonly changed: () => void;
  private release: () => void = () => {};
  private waiting: AbortController | null = null;

  constructor(id: string, changed: () => void) {
    this.name = `evening:${id}`;
    this.changed = changed;
  }

  start(): void {
    this.waiting = new AbortController();
    this.ask({ ifAvailable: true });
  }

  stop(): void {
    this.waiting?.abort();
    this.waiting = null;
    this.release();
  }

  /** Somebody goes on here. */
  take(): void {
    this.waiting?.abort();
    this.waiting = new AbortController();
    this.read(false);
    this.ask({ steal: true });
  }

  /** Another tab has saved. */
  heardOf(): void {
    if (lockManager() === undefined) this.read(true);
  }

  private ask(options: LockOptions): void {
    const { waiting } = this;
    const locks = lockManager();
    if (locks === undefined || waiting === null) return;
    const hold = (lock: Lock | null) => {
      if (waiting.signal.aborted) return;
      this.read(lock === null);
      if (lock !== null) return new Promise<void>((resolve) => (this.release = resolve));
      this.ask({ signal: waiting.signal });
    };
    locks.request(this.name, options, hold).catch(() => {
      // Another tab took it; when that one is closed, this one goes on.
      if (waiting.signal.aborted) return;
      this.read(true);
      this.ask({ signal: waiting.signal });
    });
  }

  private read(isReading: boolean): void {
    if (this.isReading === isReading) return;
    this.isReading = isReading;
    this.changed();
  }
}

function lockManager(): LockManager | undefined {
  return navigator.locks as LockManager | undefined;
}
