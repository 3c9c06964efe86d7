/** Everything a route may need, built once per server. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Games } from '../base/games.ts';
import type { Loop } from '../base/loop.ts';
import { Refusal } from '../base/problem.ts';
import type { Bots } from '../bots/bots.ts';
import type { Driver } from '../bots/driver.ts';
import type { Evenings } from '../evening/evenings.ts';
import type { Hub } from '../live/hub.ts';
import type { Mutes } from '../live/mutes.ts';
import type { Desk } from '../match/desk.ts';
import type { Channels } from '../notices/channels.ts';
import type { Mailer } from '../notices/mailer.ts';
import type { Outbox } from '../notices/outbox.ts';
import type { Sender } from '../notices/sender.ts';
import type { Codes } from '../people/codes.ts';
import type { People, Somebody } from '../people/people.ts';
import type { Replays } from '../replay/replays.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export type Tavola = {
  readonly config: Config;
  readonly store: Store;
  readonly games: Games;
  readonly people: People;
  readonly codes: Codes;
  readonly hub: Hub;
  readonly mutes: Mutes;
  readonly desk: Desk;
  readonly evenings: Evenings;
  readonly bots: Bots;
  readonly driver: Driver;
  readonly replays: Replays;
  readonly loop: Loop;
  readonly outbox: Outbox;
  readonly sender: Sender;
  readonly channels: Channels;
  /** Null where no mail leaves. */
  readonly mailer: Mailer | null;
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

export function personOrNull({ somebody }: FastifyRequest): string | null {
  return somebody?.person.id ?? null;
}

export function mustBeSomebody({ somebody }: FastifyRequest): PersonRow {
  if (!somebody) throw new Refusal(401, 'NO_PERSON');
  return somebody.person;
}
