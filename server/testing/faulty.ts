/** A server that goes wrong on purpose, as a process of its own: its parent says how (`Order`). */
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { buildServer } from '../app.ts';
import { configOf } from '../base/config.ts';
import { STRANDED_MS } from '../memory/wake.ts';
import { Faults, spoil, Threadlist } from './faults.ts';

export type Order =
  /** After this many calls of the store something goes wrong. */
  | { readonly every: number }
  /** One thread dies. */
  | { readonly kill: true }
  /** Time passes; look after what is stranded meanwhile, and forget this match, so that it is read from the store. */
  | { readonly rest: string };
export type Obeyed = { readonly faults: number };

const threads = new Threadlist();
/** Nobody waits for a stranded bot by the clock: as much time as it takes passes at once. */
let ahead = 0;
const config = { ...configOf(process.env), now: () => Date.now() + ahead };
const { app, tavola, sweeper } = await buildServer(config);
const rng = seededRng(Number(process.env.TAVOLA_FAULTS_SEED ?? 1));
const faults = new Faults(rng);
spoil(tavola.store, faults);
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });

process.on('message', async (order: Order) => {
  if ('every' in order) faults.every = order.every;
  else if ('kill' in order) await threads.kill(rng);
  else {
    ahead += STRANDED_MS;
    await sweeper.sweep();
    tavola.desk.forget(order.rest);
  }
  process.send?.({ faults: faults.made } satisfies Obeyed);
});
process.on('SIGTERM', async () => {
  await app.close();
  process.exit(0);
});
