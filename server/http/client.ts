/** Serves the web client. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import { languageFor } from '@tavola/kernel/face/text.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { App } from '../base/fastify.ts';
import { visible } from '../match/visible.ts';
import type { Guard } from './guard.ts';
import { pageLinks, withCover } from './page-links.ts';
import { previewOf, withPreview } from './preview.ts';
import type { Tavola } from './tavola.ts';

/** The web client: built files are named after their content and may be kept for ever; every other path is the client's own. */
export async function serveClient(app: App, tavola: Tavola, guard: Guard): Promise<void> {
  const { config } = tavola;
  const { web } = config;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ? { maxAge: 15_552_000 } : false,
  });
  const isBuilt = existsSync(join(web, 'index.html'));
  if (isBuilt) {
    await app.register(staticFiles, {
      root: web,
      wildcard: false,
      // Below, with what it needs.
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const kept = path.includes('/assets/');
        reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const page = isBuilt ? readFileSync(join(web, 'index.html'), 'utf8') : '';
  const links = pageLinks(web);
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (!wantsPage || !isBuilt) return reply.status(404).send({ code: 'NOT_FOUND', detail: {} });
    const path = pathOf(request);
    const table = path.startsWith('/match/') ? await tableAt(tavola, guard, request) : null;
    if (path === '/') reply.header('link', links.home);
    if (path.startsWith('/match/')) reply.header('link', links.table(table));
    reply.header('cache-control', 'no-cache');
    const preview = isForMessenger(request) ? await previewOf(tavola, path) : null;
    const cover = table && links.cover(table.game);
    if (!preview && !cover) return reply.sendFile('index.html');
    const previewed = preview ? withPreview(page, preview, addressOf(request, config)) : page;
    return reply.type('text/html; charset=utf-8').send(cover ? withCover(previewed, cover) : previewed);
  });
}

/** Messengers look at an address without a cookie; people who have one see no preview. */
function isForMessenger({ headers }: FastifyRequest): boolean {
  return !headers.cookie;
}

/** Null for somebody who may not see it; the page itself is for everybody. */
async function tableAt({ desk }: Tavola, guard: Guard, request: FastifyRequest) {
  try {
    const somebody = await guard.somebody(request);
    const [, , id = ''] = pathOf(request).split('/');
    const { row } = await visible(desk, id, somebody?.person.id ?? null);
    const language = somebody?.person.language ?? languageFor(request.headers['accept-language']);
    return { game: row.game, language };
  } catch {
    return null;
  }
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

function addressOf({ protocol, host }: FastifyRequest, { publicUrl }: Config): string {
  return publicUrl?.replace(/\/$/, '') ?? `${protocol}://${host}`;
}
