/** One connection that hears what other processes tell. There is never a second one, and never more than one attempt to replace it. */
import type pg from 'pg';
import { cutOff } from './prompt-pool.ts';

export type Heard = (message: string) => void;

export const CHANNEL = 'tavola';
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 3000;
const GROWTH = 1.6;
/** A connection whose other end vanished without a word shows it by not answering. */
const ASK_EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 5000;
const GOODBYE_MS = 500;

export class Listener {
  private readonly newClient: () => pg.Client;
  private heard: Heard = () => {};
  private lost: () => void = () => {};
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private pause = FIRST_PAUSE_MS;
  private stopped = false;

  constructor(newClient: () => pg.Client) {
    this.newClient = newClient;
  }

  /** Listens, or says why it cannot; later losses are made good without a word but `lost`. */
  async start(heard: Heard, lost: () => void): Promise<void> {
    this.heard = heard;
    this.lost = lost;
    await this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const { client } = this;
    this.client = null;
    if (!client) return;
    // A database that hangs says no goodbye.
    const late = setTimeout(() => cutOff(client), GOODBYE_MS);
    await client.end().catch(() => {});
    clearTimeout(late);
  }

  private async connect(): Promise<void> {
    const client = this.newClient();
    let [isUp, isBroken] = [false, false];
    const broke = () => {
      isBroken = true;
      if (isUp) this.dropped(client);
    };
    this.client = client;
    client.on('notification', ({ payload = '' }) => this.heard(payload));
    client.on('error', broke);
    client.on('end', broke);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (isBroken || this.stopped) throw new Error('the connection ended');
    } catch (error) {
      this.discard(client);
      throw error;
    }
    isUp = true;
    this.pause = FIRST_PAUSE_MS;
    this.askLater(client);
  }

  private askLater(client: pg.Client): void {
    if (this.client === client) this.timer = setTimeout(() => void this.ask(client), ASK_EVERY_MS).unref();
  }

  private async ask(client: pg.Client): Promise<void> {
    const late = setTimeout(() => this.dropped(client), ANSWER_WITHIN_MS);
    // A failure is told by the connection itself.
    await client.query('select 1').catch(() => {});
    clearTimeout(late);
    this.askLater(client);
  }

  /** Told twice of the same connection (its error, its end), we act once. */
  private dropped(client: pg.Client): void {
    if (this.client !== client) return;
    this.discard(client);
    this.retryLater();
  }

  private discard(client: pg.Client): void {
    if (this.client === client) this.client = null;
    clearTimeout(this.timer);
    client.end().catch(() => {});
  }

  private retryLater(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.connect().then(this.lost, () => this.retryLater());
    }, this.pause).unref();
    this.pause = Math.min(LONGEST_PAUSE_MS, this.pause * GROWTH);
  }
}
