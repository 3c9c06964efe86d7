/** How often somebody may ask within a minute. */
import type { Config } from './config.ts';
import { Refusal } from './problem.ts';

const WINDOW_MS = 60_000;
const MOST_KNOWN = 20_000;

type Window = { used: number; readonly until: number };

export class Limit {
  private readonly most: number;
  private readonly now: () => number;
  private readonly windows = new Map<string, Window>();

  /** 0 means no limit. */
  constructor(most: number, now: () => number) {
    this.most = most;
    this.now = now;
  }

  /** Counts one more; a refusal when it is one too many. */
  use(key: string): Refusal | undefined {
    if (this.most === 0) return undefined;
    this.window(key, this.now()).used++;
    return this.refusal(key);
  }

  /** Were there too many by now? */
  refusal(key: string): Refusal | undefined {
    const known = this.windows.get(key);
    if (known === undefined || known.used <= this.most) return undefined;
    const left = known.until - this.now();
    return left > 0 ? new Refusal(429, 'TOO_MANY', { seconds: Math.ceil(left / 1000) }) : undefined;
  }

  private window(key: string, now: number): Window {
    const known = this.windows.get(key);
    if (known && known.until > now) return known;
    // Set again, so that the map stays in the order in which windows end and the oldest is forgotten first.
    this.windows.delete(key);
    if (this.windows.size >= MOST_KNOWN) this.windows.delete(this.windows.keys().next().value ?? '');
    const fresh = { used: 0, until: now + WINDOW_MS };
    this.windows.set(key, fresh);
    return fresh;
  }
}

/** The limit of a route that lets somebody in or makes something large, for each network; 0 means no limit here too. */
export function entryLimit({ limits }: Config) {
  return { rateLimit: { max: limits.entries || 1e9, timeWindow: '1 minute' } };
}
