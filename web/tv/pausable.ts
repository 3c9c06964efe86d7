/** A table whose frames wait while its screen is paused, and then come one after the other: nothing is missed, and nobody else waits. */
import type { Frame } from '../api/types.ts';
import type { Snapshot, TableHost } from '../host/host.ts';

const MOST_KEPT = 200;

export class Pausable implements TableHost {
  private readonly host: TableHost;
  private readonly listeners = new Set<() => void>();
  private frame: Frame | null;
  private waiting: Frame[] = [];
  private state: Snapshot;
  private readonly stop: () => void;
  isPaused = false;

  constructor(host: TableHost) {
    this.host = host;
    this.state = host.snapshot();
    this.frame = this.state.frame;
    this.stop = host.subscribe(() => this.take());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  snapshot = (): Snapshot => this.state;
  pick: TableHost['pick'] = (...pick) => this.host.pick(...pick);
  refused: TableHost['refused'] = (...asked) => this.host.refused(...asked);
  preview: TableHost['preview'] = (...asked) => this.host.preview(...asked);
  explain: TableHost['explain'] = (...asked) => this.host.explain(...asked);
  publicly: TableHost['publicly'] = () => this.host.publicly();

  close(): void {
    this.forget();
    this.host.close();
  }

  /** Listens no more; the table itself is closed by whoever opened it. */
  forget(): void {
    this.stop();
  }

  pause(): void {
    this.isPaused = true;
    this.tell();
  }

  resume(): void {
    this.isPaused = false;
    const frames = this.waiting;
    this.waiting = [];
    for (const frame of frames) {
      this.frame = frame;
      this.tell();
    }
    this.tell();
  }

  private take(): void {
    const { frame } = this.host.snapshot();
    const newest = this.waiting.at(-1) ?? this.frame;
    if (frame !== null && frame !== newest) {
      if (this.isPaused && this.frame !== null) this.waiting = [...this.waiting, frame].slice(-MOST_KEPT);
      else this.frame = frame;
    }
    this.tell();
  }

  private tell(): void {
    this.state = { ...this.host.snapshot(), frame: this.frame };
    for (const listener of this.listeners) listener();
  }
}
