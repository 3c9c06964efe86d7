/** Who asks, from where, and how often: before any route runs. */
import { Refusal } from './problem.ts';
import { COOKIE } from './routes/people.ts';
import type { App, FastifyRequest, Tavola } from './tavola.ts';

/** Answers of the API are data; nothing in them may ever run. */
const NOTHING_ACTIVE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const MOST_OPENED = 10_000;
const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function guard(app: App, { config, people }: Tavola): void {
  app.decorateRequest('somebody', null);
  /** Cookies that were already opened: the signature of the same one need not be checked again. */
  const opened = new Map<string, string | null>();
  const perPerson =
    config.limits.perPerson === 0
      ? null
      : app.createRateLimit({
          max: config.limits.perPerson,
          timeWindow: '1 minute',
          keyGenerator: (request: FastifyRequest) => request.somebody?.person.id ?? request.ip,
        });

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', NOTHING_ACTIVE);
    if (!HARMLESS.has(request.method)) refuseForeign(request);
    const secret = secretOf(request, opened);
    if (secret !== null) request.somebody = await people.who(secret);
    if (request.somebody && perPerson) {
      const used = await perPerson(request);
      if (!used.isAllowed && used.isExceeded) throw new Refusal(429, 'TOO_MANY', { seconds: used.ttlInSeconds });
    }
  });

  /** A page of somebody else cannot act in our people's name: its Origin gives it away, and its forms are no JSON. */
  function refuseForeign(request: FastifyRequest): void {
    const { origin } = request.headers;
    if (origin !== undefined) {
      const own = config.publicUrl ?? `${request.protocol}://${request.host}`;
      if (origin !== own && hostOf(origin) !== request.host) throw new Refusal(403, 'FORBIDDEN');
    } else if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal(403, 'FORBIDDEN');
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

function secretOf(request: FastifyRequest, opened: Map<string, string | null>): string | null {
  const { authorization, cookie } = request.headers;
  if (authorization?.startsWith('Bearer ')) return authorization.slice(7).trim();
  if (cookie === undefined) return null;
  const known = opened.get(cookie);
  if (known !== undefined) return known;
  const value = request.cookies[COOKIE];
  const unsigned = value === undefined ? null : request.unsignCookie(value);
  const secret = unsigned?.valid ? unsigned.value : null;
  if (opened.size >= MOST_OPENED) opened.clear();
  opened.set(cookie, secret);
  return secret;
}
