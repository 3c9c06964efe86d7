/** How long the serving thread is held by one thing; always watched. While it is held nobody is answered. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The monitor looks this often; what it measures includes its own pause. */
const LOOK_MS = 10;
const SLOW_MS = 50;
const READ_EVERY_MS = 1000;

export class Loop {
  /** The longest time it was held since the start, in milliseconds. */
  longest = 0;
  /** Seconds in which it was held for more than 50 ms at a time. */
  slowSeconds = 0;
  private recent = 0;
  private readonly histogram = monitorEventLoopDelay({ resolution: LOOK_MS });
  private readonly timer: NodeJS.Timeout;

  constructor() {
    this.histogram.enable();
    this.timer = setInterval(() => this.read(), READ_EVERY_MS).unref();
  }

  /** The longest time since this was last asked. */
  takeRecent(): number {
    this.read();
    const { recent } = this;
    this.recent = 0;
    return recent;
  }

  /** From here on people are served: what the start took is forgotten. */
  begin(): void {
    this.histogram.reset();
    this.longest = 0;
    this.slowSeconds = 0;
    this.recent = 0;
  }

  stop(): void {
    clearInterval(this.timer);
    this.histogram.disable();
  }

  private read(): void {
    const held = Math.max(0, this.histogram.max / 1e6 - LOOK_MS);
    this.histogram.reset();
    this.recent = Math.max(this.recent, held);
    this.longest = Math.max(this.longest, held);
    if (held > SLOW_MS) this.slowSeconds++;
  }
}
