/** What comes over one WebSocket, counted before anything reads it: so that too much of it costs next to nothing. */
import type { Config } from '../base/config.ts';

/** A frame costs 1, and 1 more each time it has this many bytes. */
const BYTES_PER_UNIT = 1024;
const SHORT = 126;
const LONG = 127;
const MASK_BYTES = 4;
const LEAST_AT_ONCE = 30;

export class Meter {
  private readonly now: () => number;
  /** Frames a millisecond in the long run, and at once. */
  private readonly pace: number;
  private readonly most: number;
  private left: number;
  private at: number;
  /** Bytes of the last frame that are still to come. */
  private coming = 0;
  /** The beginning of a frame that does not say its length yet. */
  private begun: Buffer | null = null;

  /** As many a minute as a person may send, a tenth of them at once; 0 means no limit. */
  constructor({ limits, now }: Config) {
    const { perPerson } = limits;
    this.now = now;
    this.pace = perPerson / 60_000;
    this.most = perPerson === 0 ? Number.POSITIVE_INFINITY : Math.max(LEAST_AT_ONCE, perPerson / 10);
    this.left = this.most;
    this.at = now();
  }

  /** Counts what came; false when it is too much. */
  takes(chunk: Buffer): boolean {
    const now = this.now();
    this.left = Math.min(this.most, this.left + (now - this.at) * this.pace);
    this.at = now;
    // A frame that comes drop by drop is paid for with every drop.
    this.left -= Math.max(1, this.costOf(chunk));
    return this.left >= 0;
  }

  /** Of the frames that begin here (RFC 6455, 5.2). */
  private costOf(chunk: Buffer): number {
    const bytes = this.begun ? Buffer.concat([this.begun, chunk]) : chunk;
    let at = this.coming;
    let cost = 0;
    this.begun = null;
    while (at < bytes.length) {
      const [head, payload] = lengthsAt(bytes, at) ?? [];
      if (head === undefined || payload === undefined) {
        this.begun = bytes.subarray(at);
        at = bytes.length;
        break;
      }
      cost += 1 + Math.floor(payload / BYTES_PER_UNIT);
      at += head + payload;
    }
    this.coming = at - bytes.length;
    return cost;
  }
}

/** Of the frame that begins there, its head and its payload in bytes; null while not all of its length has come. */
function lengthsAt(bytes: Buffer, at: number): readonly [number, number] | null {
  const left = bytes.length - at;
  const length = left < 2 ? 0 : (bytes[at + 1] as number) & 0x7f;
  if (left < (length === LONG ? 10 : length === SHORT ? 4 : 2)) return null;
  if (length === SHORT) return [4 + MASK_BYTES, bytes.readUInt16BE(at + 2)];
  if (length === LONG) return [10 + MASK_BYTES, Number(bytes.readBigUInt64BE(at + 2))];
  return [2 + MASK_BYTES, length];
}
