/** Configuration by environment only; every setting has a default that works on a laptop. docs/operations.md lists them. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PushKeys, pushKeysOf } from './push-keys.ts';

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
  /** How many proxies stand in front, or which: what they say of the caller's address is believed, counted from our end. */
  readonly proxies: number | readonly string[];
  readonly web: string;
  readonly examples: boolean;
  readonly logLevel: string;
  /** Opens the figures to other machines. */
  readonly metricsToken: string | undefined;
  readonly now: () => number;
  readonly bots: BotConfig;
  /** Threads for rules that are run again: replays, logs, undo, "why not?". One more stands ready for short jobs. */
  readonly replayWorkers: number;
  readonly limits: Limits;
  readonly notices: NoticeConfig;
  /** How often clocks, notices and stranded bots are looked at. */
  readonly sweepMs: number;
  readonly heartbeatMs: number;
  /** A match that nobody looks at leaves memory after this time. */
  readonly idleMs: number;
  /** A seat counts as absent when its person has not been connected for this long. */
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
  /** A match has at most this many picks, chance included; so has a log that is sent. */
  readonly picks: number;
  /** Requests a minute of one address, and of one person; 0 means no limit. */
  readonly perAddress: number;
  readonly perPerson: number;
  /** Guests made, logins tried a minute of one address. */
  readonly entries: number;
  /** Hints and analyses a minute of one person; 0 means no limit. */
  readonly hints: number;
  /** Rehearsals of a turn a minute of one person; 0 means no limit. */
  readonly rehearsals: number;
  readonly talkMs: number;
  /** Words told of a shared evening a minute by one person; 0 means no limit. */
  readonly words: number;
  readonly liveMatches: number;
  readonly streamsPerPerson: number;
  /** Of people who came without a name: streams of one address at once, and how long each may last. */
  readonly streamsPerAddress: number;
  readonly anonymousMs: number;
  /** Open connections of one address. */
  readonly connectionsPerAddress: number;
  /** How long a request may take to arrive. */
  readonly requestMs: number;
  /** Bytes that the matches in memory may take, about. */
  readonly liveBytes: number;
  /** Unfinished tables of one person, and those among them at which no person sits; of these no more are made in a minute either. */
  readonly tables: number;
  readonly botTables: number;
  /** All tables that one person ever made, finished ones included. */
  readonly kept: number;
};
export type NoticeConfig = {
  readonly push: PushKeys & { readonly subject: string };
  /** Push services beside those of the browsers' makers. */
  readonly pushHosts: readonly string[];
  /** How mail leaves, and from whom; null where it does not. */
  readonly mail: { readonly smtp: string; readonly from: string } | null;
  readonly webhooks: boolean;
  /** Addresses inside the house may be called: for tests and closed networks. */
  readonly privateAddresses: boolean;
  readonly delayMs: number;
};

type Environment = { readonly [name: string]: string | undefined };
const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

export function configOf(env: Environment): Config {
  const number = (name: string, standard: number): number => {
    const value = Number(env[name] || standard);
    if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, not "${env[name]}"`);
    return value;
  };
  const data = resolve(root, env.TAVOLA_DATA ?? 'data');
  const secret = secretOf(env, data);
  const publicUrl = env.TAVOLA_URL ? originOf(env.TAVOLA_URL) : undefined;
  const cores = availableParallelism();
  return {
    host: env.HOST ?? '0.0.0.0',
    port: number('PORT', 3000),
    portIsFree: !env.PORT,
    data,
    databaseUrl: env.DATABASE_URL || undefined,
    connections: number('TAVOLA_DB_CONNECTIONS', 8),
    secret,
    publicUrl,
    proxies: proxiesOf(env.TAVOLA_PROXY ?? ''),
    web: resolve(root, env.TAVOLA_WEB ?? 'web/dist'),
    examples: env.TAVOLA_EXAMPLES === '1',
    logLevel: env.TAVOLA_LOG ?? 'warn',
    metricsToken: env.TAVOLA_METRICS_TOKEN || undefined,
    now: Date.now,
    bots: {
      workers: number('TAVOLA_BOT_WORKERS', Math.max(1, Math.floor(cores / 2))),
      limitMs: number('TAVOLA_BOT_LIMIT', 15_000),
      delayMs: number('TAVOLA_BOT_DELAY', 700),
    },
    replayWorkers: number('TAVOLA_REPLAY_WORKERS', Math.max(1, Math.floor(cores / 4))),
    limits: {
      picks: number('TAVOLA_PICKS', 10_000),
      perAddress: number('TAVOLA_RATE_ADDRESS', 3000),
      perPerson: number('TAVOLA_RATE_PERSON', 1200),
      entries: number('TAVOLA_RATE_ENTRY', 30),
      hints: number('TAVOLA_HINTS', 20),
      rehearsals: number('TAVOLA_REHEARSALS', 60),
      talkMs: number('TAVOLA_TALK_MS', 1000),
      words: number('TAVOLA_WORDS', 600),
      liveMatches: number('TAVOLA_LIVE_MATCHES', 2000),
      streamsPerPerson: number('TAVOLA_STREAMS', 20),
      streamsPerAddress: number('TAVOLA_STREAMS_ADDRESS', 20),
      anonymousMs: number('TAVOLA_ANONYMOUS_MS', 3_600_000),
      connectionsPerAddress: number('TAVOLA_CONNECTIONS', 500),
      requestMs: number('TAVOLA_REQUEST_MS', 30_000),
      liveBytes: number('TAVOLA_LIVE_BYTES', 512 << 20),
      tables: number('TAVOLA_TABLES', 200),
      botTables: number('TAVOLA_BOT_TABLES', 10),
      kept: number('TAVOLA_KEPT', 10_000),
    },
    notices: noticesOf(env, number, secret, publicUrl),
    sweepMs: number('TAVOLA_SWEEP_MS', 1000),
    heartbeatMs: number('TAVOLA_HEARTBEAT_MS', 20_000),
    idleMs: number('TAVOLA_IDLE_MS', 60_000),
    absentMs: number('TAVOLA_ABSENT_MS', 120_000),
    slowBytes: number('TAVOLA_SLOW_BYTES', 1 << 20),
  };
}

/** What a browser sends as the Origin of our pages. */
function originOf(url: string): string {
  const { protocol, origin } = URL.canParse(url) ? new URL(url) : { protocol: '', origin: '' };
  if (protocol === 'http:' || protocol === 'https:') return origin;
  throw new Error(`TAVOLA_URL must be an address like https://tavola.example, not "${url}"`);
}

/** A count ("1"), or addresses, networks and the names of net ranges, separated by commas. */
function proxiesOf(text: string): number | string[] {
  if (/^\d?$/.test(text)) return Number(text);
  const names = text.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !isProxy(name));
  if (wrong !== undefined) throw new Error(`TAVOLA_PROXY must be a count or addresses, not "${wrong}"`);
  return names;
}

function isProxy(name: string): boolean {
  const [address = '', bits = '0', ...more] = name.split('/');
  const isNamed = ['loopback', 'linklocal', 'uniquelocal'].includes(name);
  return isNamed || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && more.length === 0);
}

function noticesOf(
  env: Environment,
  number: (name: string, standard: number) => number,
  secret: string,
  publicUrl: string | undefined,
): NoticeConfig {
  const { TAVOLA_VAPID_PUBLIC: publicKey, TAVOLA_VAPID_PRIVATE: privateKey } = env;
  const { TAVOLA_SMTP: smtp, TAVOLA_MAIL_FROM: from } = env;
  // Letters hold links, and a person who names an address must not choose where those lead.
  if (smtp && from && publicUrl === undefined)
    throw new Error('TAVOLA_SMTP needs TAVOLA_URL, for the links in letters');
  const placeholder = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:tavola@localhost.invalid';
  return {
    push: {
      ...(publicKey && privateKey ? { publicKey, privateKey } : pushKeysOf(secret)),
      subject: env.TAVOLA_VAPID_SUBJECT ?? placeholder,
    },
    pushHosts: (env.TAVOLA_PUSH_HOSTS ?? '').split(',').flatMap((host) => host.trim().toLowerCase() || []),
    mail: smtp && from ? { smtp, from } : null,
    webhooks: env.TAVOLA_WEBHOOKS === '1',
    privateAddresses: env.TAVOLA_NOTICE_PRIVATE === '1',
    delayMs: number('TAVOLA_NOTICE_DELAY', 60_000),
  };
}

/** Cookies that are signed with nothing could be forged by anybody. */
function secretOf({ TAVOLA_SECRET: given }: Environment, data: string): string {
  if (given?.trim() === '') throw new Error('TAVOLA_SECRET is empty; leave it out and one is made');
  return given ?? keptSecret(data, 'secret');
}

/** A secret made on the first start and kept beside the data, readable by its owner alone. */
function keptSecret(data: string, name: string): string {
  const file = join(data, name);
  if (existsSync(file)) {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept === '') throw new Error(`${file} is empty; restore it, or delete it and everybody logs in again`);
    return kept;
  }
  mkdirSync(data, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
