/** Faults on purpose, by a seed: a store that fails or is slow, threads that die, lines that are cut at any byte. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Worker } from 'node:worker_threads';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import type { KyselyPlugin } from 'kysely';
import type { Store } from '../store/store.ts';

/** A call of the store fails before it did anything, or after everything was done; or it only takes its time. */
const harms = ['before', 'after', 'slow'] as const;
type Harm = (typeof harms)[number];

export class Faults {
  /** After this many calls something goes wrong; 0: nothing does. */
  every = 0;
  /** How often something went wrong. */
  made = 0;
  private readonly rng: Rng;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  /** What goes wrong with this call, if anything does. */
  next(): Harm | null {
    if (this.every === 0 || this.rng.below(this.every) > 0) return null;
    this.made++;
    return harms[this.rng.below(harms.length)] as Harm;
  }

  get pause(): Promise<void> {
    const milliseconds = this.rng.below(12);
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  /** The errors that the two databases and the disk make, and one that nobody foresaw. */
  error(): Error {
    const errors = [
      Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 }),
      Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
      Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
      Object.assign(new Error('the server is going down'), { code: '57P01' }),
      new Error('a fault that nobody foresaw'),
    ];
    return errors[this.rng.below(errors.length)] as Error;
  }
}

/** From now on calls of this store go wrong when `faults` says so. */
export function spoil(store: Store, faults: Faults): void {
  const commit = store.commit.bind(store);
  store.commit = async (change) => {
    const harm = faults.next();
    if (harm === 'slow') await faults.pause;
    if (harm === 'before') throw faults.error();
    const committed = await commit(change);
    if (harm === 'after') throw faults.error();
    return committed;
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (faults.next() === 'before') throw faults.error();
      return node;
    },
    async transformResult({ result }) {
      const harm = faults.next();
      if (harm === 'slow') await faults.pause;
      if (harm === 'after') throw faults.error();
      return result;
    },
  };
  Object.assign(store, { db: store.db.withPlugin(plugin) });
}

/** All threads that this process starts from now on. */
export class Threadlist {
  private readonly alive = new Set<Worker>();
  private readonly born = (worker: Worker) => {
    this.alive.add(worker);
    worker.once('exit', () => this.alive.delete(worker));
  };

  constructor() {
    process.on('worker', this.born);
  }

  /** One of them dies, whatever it is doing; false when there is none. */
  async kill(rng: Rng): Promise<boolean> {
    const victim = [...this.alive][rng.below(Math.max(1, this.alive.size))];
    await victim?.terminate();
    return victim !== undefined;
  }

  close(): void {
    process.off('worker', this.born);
  }
}

/** Hands bytes on in both directions and cuts the line in the middle of them. */
export class Cutter {
  base = '';
  /** At which of these bytes the line is cut; null: it is not. */
  at: (length: number) => number | null = () => null;
  cuts = 0;
  private readonly server: Server;
  private readonly open = new Set<Socket>();

  /** `to` says where the server is at the moment. */
  constructor(to: () => string) {
    this.server = createServer((near) => {
      const far = connect(Number(new URL(to()).port), '127.0.0.1');
      this.join(near, far);
      this.join(far, near);
    });
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    this.base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    return this;
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(from: Socket, to: Socket): void {
    this.open.add(from);
    from.on('data', (bytes: Buffer) => {
      const end = this.at(bytes.length);
      if (end === null) return void to.write(bytes);
      this.cuts++;
      to.write(bytes.subarray(0, end), () => {
        from.destroy();
        to.destroy();
      });
    });
    from.on('close', () => {
      this.open.delete(from);
      to.destroy();
    });
    from.on('error', () => to.destroy());
  }
}
