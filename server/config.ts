/** Configuration by environment only; every setting has a default that works on a laptop. docs/operations.md lists them. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Config = {
  readonly host: string;
  readonly port: number;
  /** The next free port may be taken instead. */
  readonly portIsFree: boolean;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly connections: number;
  readonly secret: string;
  /** The address people use, for links and for the Origin check behind a proxy. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly web: string;
  readonly examples: boolean;
  readonly logLevel: string;
  readonly now: () => number;
  readonly bots: BotConfig;
  readonly limits: Limits;
  readonly notices: NoticeConfig;
  /** How often clocks, notices and stranded bots are looked at. */
  readonly sweepMs: number;
  readonly heartbeatMs: number;
  /** A match that nobody looks at leaves memory after this time. */
  readonly idleMs: number;
  /** A seat counts as absent when its person was not connected for so long. */
  readonly absentMs: number;
  /** A reader with more unread bytes than this is dropped. */
  readonly slowBytes: number;
};
export type BotConfig = {
  /** Threads; together with the serving one they are the share of the machine. */
  readonly workers: number;
  /** A bot that did not pick by then, waiting for a thread included, is replaced by chance. */
  readonly limitMs: number;
  /** A bot answers no sooner than this; standing answers wait as long. */
  readonly delayMs: number;
};
export type Limits = {
  /** Requests a minute of one address, and of one person; 0 is no limit. */
  readonly perAddress: number;
  readonly perPerson: number;
  /** Guests made, logins tried a minute of one address. */
  readonly entries: number;
  readonly talkMs: number;
  readonly liveMatches: number;
  readonly streamsPerPerson: number;
};
export type NoticeConfig = {
  readonly push: { readonly publicKey: string; readonly privateKey: string; readonly subject: string } | null;
  readonly webhooks: boolean;
  /** Addresses inside the house may be called: for tests and closed networks. */
  readonly privateAddresses: boolean;
  readonly delayMs: number;
};

type Environment = { readonly [name: string]: string | undefined };
const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

export function configOf(env: Environment): Config {
  const number = (name: string, standard: number): number => {
    const value = Number(env[name] || standard);
    if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, not "${env[name]}"`);
    return value;
  };
  const data = resolve(root, env.TAVOLA_DATA ?? 'data');
  const cores = availableParallelism();
  return {
    host: env.HOST ?? '0.0.0.0',
    port: number('PORT', 3000),
    portIsFree: !env.PORT,
    data,
    databaseUrl: env.DATABASE_URL || undefined,
    connections: number('TAVOLA_DB_CONNECTIONS', 8),
    secret: env.TAVOLA_SECRET ?? keptSecret(data, 'secret'),
    publicUrl: env.TAVOLA_URL?.replace(/\/+$/, ''),
    trustProxy: env.TAVOLA_PROXY === '1',
    web: resolve(root, env.TAVOLA_WEB ?? 'web/dist'),
    examples: env.TAVOLA_EXAMPLES === '1',
    logLevel: env.TAVOLA_LOG ?? 'warn',
    now: Date.now,
    bots: {
      workers: number('TAVOLA_BOT_WORKERS', Math.max(1, Math.floor(cores / 2))),
      limitMs: number('TAVOLA_BOT_LIMIT', 15_000),
      delayMs: number('TAVOLA_BOT_DELAY', 700),
    },
    limits: {
      perAddress: number('TAVOLA_RATE_ADDRESS', 3000),
      perPerson: number('TAVOLA_RATE_PERSON', 1200),
      entries: number('TAVOLA_RATE_ENTRY', 30),
      talkMs: number('TAVOLA_TALK_MS', 1000),
      liveMatches: number('TAVOLA_LIVE_MATCHES', 2000),
      streamsPerPerson: number('TAVOLA_STREAMS', 20),
    },
    notices: noticesOf(env, number),
    sweepMs: number('TAVOLA_SWEEP_MS', 1000),
    heartbeatMs: number('TAVOLA_HEARTBEAT_MS', 20_000),
    idleMs: number('TAVOLA_IDLE_MS', 60_000),
    absentMs: number('TAVOLA_ABSENT_MS', 120_000),
    slowBytes: number('TAVOLA_SLOW_BYTES', 1 << 20),
  };
}

function noticesOf(env: Environment, number: (name: string, standard: number) => number): NoticeConfig {
  const { TAVOLA_VAPID_PUBLIC: publicKey, TAVOLA_VAPID_PRIVATE: privateKey } = env;
  const subject = env.TAVOLA_VAPID_SUBJECT ?? 'mailto:tavola@localhost.invalid';
  return {
    push: publicKey && privateKey ? { publicKey, privateKey, subject } : null,
    webhooks: env.TAVOLA_WEBHOOKS === '1',
    privateAddresses: env.TAVOLA_NOTICE_PRIVATE === '1',
    delayMs: number('TAVOLA_NOTICE_DELAY', 60_000),
  };
}

/** A secret made on the first start and kept beside the data, readable by its owner alone. */
function keptSecret(data: string, name: string): string {
  const file = join(data, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(data, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
