/** Everything a route may need, built once per server. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Bots } from './bots.ts';
import type { Config } from './config.ts';
import type { Games } from './games.ts';
import type { Hub } from './live/hub.ts';
import type { Loop } from './loop.ts';
import type { Desk } from './match/desk.ts';
import type { Driver } from './match/driver.ts';
import type { Mutes } from './match/mutes.ts';
import type { Outbox } from './notices/outbox.ts';
import type { People, Somebody } from './people/people.ts';
import { Refusal } from './problem.ts';
import type { Replays } from './replay/replays.ts';
import type { PersonRow } from './store/schema.ts';
import type { Store } from './store/store.ts';

export type Tavola = {
  readonly config: Config;
  readonly store: Store;
  readonly games: Games;
  readonly people: People;
  readonly hub: Hub;
  readonly mutes: Mutes;
  readonly desk: Desk;
  readonly bots: Bots;
  readonly driver: Driver;
  readonly replays: Replays;
  readonly loop: Loop;
  readonly outbox: Outbox;
  /** The server is going down. */
  closing(): boolean;
};

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging into Fastify's own declaration needs an interface.
  interface FastifyRequest {
    somebody: Somebody | null;
    /** Whom the address counts for (network.ts). */
    network: string;
  }
}

export type App = FastifyInstance<
  import('node:http').Server,
  import('node:http').IncomingMessage,
  import('node:http').ServerResponse,
  import('fastify').FastifyBaseLogger,
  ZodTypeProvider
>;
export type { FastifyReply, FastifyRequest };

export function personOrNull({ somebody }: FastifyRequest): string | null {
  return somebody?.person.id ?? null;
}

export function mustBeSomebody({ somebody }: FastifyRequest): PersonRow {
  if (!somebody) throw new Refusal(401, 'NO_PERSON');
  return somebody.person;
}
