/** A new reader of a match costs more than a message. From one network a few come in at a time, and between them there is as much rest as they took. */
import { Refusal } from '../base/problem.ts';

type Lane = { inside: number; readonly waiting: (() => void)[] };

const AT_ONCE = 4;
const MOST_WAITING = 500;

export class Gate {
  private readonly lanes = new Map<string, Lane>();

  async pass<T>(network: string, work: () => Promise<T>): Promise<T> {
    const lane = this.lanes.get(network) ?? { inside: 0, waiting: [] };
    this.lanes.set(network, lane);
    if (lane.waiting.length >= MOST_WAITING) throw new Refusal(429, 'TOO_MANY', { seconds: 1 });
    if (lane.inside === AT_ONCE) await new Promise<void>((resolve) => lane.waiting.push(resolve));
    else lane.inside++;
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.leave(network, lane, performance.now() - began);
    }
  }

  private leave(network: string, lane: Lane, took: number): void {
    if (lane.waiting.length > 0) return void setTimeout(() => this.leaveOrNext(network, lane), took);
    this.leaveOrNext(network, lane);
  }

  private leaveOrNext(network: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next) return void next();
    lane.inside--;
    if (lane.inside === 0) this.lanes.delete(network);
  }
}
