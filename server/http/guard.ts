/** Who asks, from where, and how often: before any route runs. */

import type { App, FastifyRequest } from '../base/fastify.ts';
import { Limit } from '../base/limit.ts';
import { hostOf, isOurs } from '../base/names.ts';
import { networkOf } from '../base/network.ts';
import { forbidden, Refusal } from '../base/problem.ts';
import type { Somebody } from '../people/people.ts';
import type { Tavola } from './tavola.ts';

/** The cookie that says who somebody is. */
export const COOKIE = 'tavola';
/** Answers of the API are data; nothing in them may ever run. */
const NOTHING_ACTIVE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** What is said to one person is kept by nobody on the way. */
const PRIVATE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': NOTHING_ACTIVE,
  'cache-control': 'no-store',
};
/** Characters of cookies that are remembered. */
const MOST_OPENED = 2 << 20;
/** Being thrown out counts as this many requests. */
const WORTH_OF_BLAME = 100;
const STOP_MAIL = '/api/mail/stop/:token';
/** What a screen in the room may do: look, answer for hands that lie open on it, let a phone back in. */
const FOR_BOARDS = new Set([
  'GET /api/me',
  'GET /api/games',
  'GET /api/boards/:token',
  'PUT /api/boards/:token',
  'GET /api/matches/:id',
  'GET /api/matches/:id/live',
  'GET /api/matches/:id/table',
  'GET /api/matches/:id/talk',
  'GET /api/matches/:id/beats',
  'GET /api/matches/:id/why/:event',
  'GET /api/matches/:id/why-not',
  'GET /api/matches/:id/preview',
  'POST /api/matches/:id/picks',
  'POST /api/matches/:id/code',
  'POST /api/matches/:id/claims/:claim',
]);
const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** May the one who opened the connection send one more message over it, as if it were a request? */
type Check = () => Refusal | undefined | Promise<Refusal | undefined>;
export type Guard = {
  /** Who asks for a page; requests to the API know it already. */
  somebody(request: FastifyRequest): Promise<Somebody | null>;
  connection(request: FastifyRequest): Check;
  /** Somebody there did what no client does and was thrown out. After too many of these nobody from there is let in for a while. */
  blame(network: string): void;
  isKeptOut(network: string): boolean;
};

export function guard(app: App, { config, people }: Tavola): Guard {
  app.decorateRequest('somebody', null);
  app.decorateRequest('network', '');
  /** Cookies that were already opened: the signature of the same one need not be checked again. */
  const opened = new Cookies();
  const perAddress = new Limit(config.limits.perAddress, config.now);
  const blames = new Limit(config.limits.perAddress / WORTH_OF_BLAME, config.now);
  const perPerson = new Limit(config.limits.perPerson, config.now);

  // With a callback: a promise for every request would cost more than all that is done here.
  app.addHook('onRequest', (request, reply, done) => {
    // A monitor may ask by any name.
    if (request.routeOptions.url !== '/healthz' && !isOurs(request.host, config.publicUrl)) return done(forbidden());
    if (!request.url.startsWith('/api/')) return done();
    reply.headers(PRIVATE);
    request.network = networkOf(request.ip);
    const { network } = request;
    const byBoard = boardOf(request) !== null;
    const refusal = blames.refusal(network) ?? perAddress.use(network) ?? refuseForeign(request);
    if (refusal) return done(refusal);
    const enter = (somebody: Somebody | null) => {
      const isBoard = somebody?.person.kind === 'board';
      if (byBoard && !isBoard) return done(nobody());
      if (isBoard && !FOR_BOARDS.has(`${request.method} ${request.routeOptions.url}`)) return done(forbidden());
      request.somebody = somebody;
      done(somebody ? perPerson.use(somebody.person.id) : undefined);
    };
    const secret = secretOf(app, request, opened);
    const known = secret === null ? null : people.remembered(secret);
    if (secret === null || known) enter(known);
    else people.who(secret).then(enter, done);
  });

  /** A page of somebody else cannot act in our people's name: its Origin gives it away, and its forms are not JSON. */
  function refuseForeign(request: FastifyRequest): Refusal | undefined {
    const { origin, upgrade } = request.headers;
    // Mail programs post a form there, and all it can do is switch mail off.
    if (request.routeOptions.url === STOP_MAIL) return undefined;
    // Browsers let any page open a WebSocket, cookies included.
    const isHarmless = HARMLESS.has(request.method) && upgrade === undefined;
    if (isHarmless && (config.publicUrl === undefined || origin === undefined)) return undefined;
    if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site' ? forbidden() : undefined;
    const own = config.publicUrl ?? `${request.protocol}://${request.host}`;
    return origin === own || hostOf(origin) === request.host ? undefined : forbidden();
  }

  /** What does not change while a connection lasts is found once. */
  function connection(request: FastifyRequest): Check {
    const { network } = request;
    const secret = secretOf(app, request, opened);
    const stillThere = (somebody: Somebody | null) => (somebody ? perPerson.use(somebody.person.id) : nobody());
    return () => {
      const refusal = perAddress.use(network);
      if (refusal) return refusal;
      if (secret === null) return nobody();
      const known = people.remembered(secret);
      return known ? stillThere(known) : people.who(secret).then(stillThere);
    };
  }

  return {
    somebody: async (request) => {
      const secret = secretOf(app, request, opened);
      return secret === null ? null : people.who(secret);
    },
    connection,
    blame: (network) => void blames.use(network),
    isKeptOut: (network) => blames.refusal(network) !== undefined,
  };
}

const nobody = () => new Refusal(401, 'NO_PERSON');

/** A screen in the room says its token in the address, because a browser's WebSocket has no other place for it. */
function boardOf({ url }: FastifyRequest): string | null {
  const at = url.indexOf('?');
  // As it came: what a route reads of its query has only what the route knows.
  return at < 0 || !url.includes('board=', at) ? null : new URLSearchParams(url.slice(at)).get('board');
}

/** A screen's token stands above the cookie: the person whose browser shows it may hold a seat. */
function secretOf(app: App, request: FastifyRequest, opened: Cookies): string | null {
  const board = boardOf(request);
  if (board !== null) return board;
  const { authorization, cookie } = request.headers;
  if (authorization?.startsWith('Bearer ')) return authorization.slice(7).trim();
  if (cookie === undefined) return null;
  const known = opened.get(cookie);
  if (known !== undefined) return known;
  const value = app.parseCookie(cookie)[COOKIE];
  const unsigned = value === undefined ? null : app.unsignCookie(value);
  const secret = unsigned?.valid ? unsigned.value : null;
  opened.set(cookie, secret);
  return secret;
}

/** Cookies by their whole text, which may be long: bounded by that, not by their number. */
class Cookies {
  private readonly secrets = new Map<string, string | null>();
  private size = 0;

  get(cookie: string): string | null | undefined {
    return this.secrets.get(cookie);
  }

  set(cookie: string, secret: string | null): void {
    this.size += cookie.length;
    if (this.size > MOST_OPENED) {
      this.secrets.clear();
      this.size = cookie.length;
    }
    this.secrets.set(cookie, secret);
  }
}
