/** Serves the web client. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { App } from '../base/fastify.ts';
import { previewOf, withPreview } from './preview.ts';
import type { Tavola } from './tavola.ts';

type Manifest = {
  readonly [source: string]: {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
  };
};

const TABLE_PAGE = 'table/table-page.tsx';

/** The web client: built files are named after their content and may be kept for ever; every other path is the client's own. */
export async function serveClient(app: App, tavola: Tavola): Promise<void> {
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
      index: 'index.html',
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const kept = path.includes('/assets/');
        reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const page = isBuilt ? readFileSync(join(web, 'index.html'), 'utf8') : '';
  const tableLinks = linksOf(web, TABLE_PAGE);
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (!wantsPage || !isBuilt) return reply.status(404).send({ code: 'NOT_FOUND', detail: {} });
    if (request.url.startsWith('/match/')) reply.header('link', tableLinks);
    reply.header('cache-control', 'no-cache');
    const preview = isForMessenger(request) ? await previewOf(tavola, pathOf(request)) : null;
    if (!preview) return reply.sendFile('index.html');
    return reply.type('text/html; charset=utf-8').send(withPreview(page, preview, addressOf(request, config)));
  });
}

/** Messengers look at an address without a cookie; people who have one see no preview. */
function isForMessenger({ headers }: FastifyRequest): boolean {
  return !headers.cookie;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

function addressOf({ protocol, host }: FastifyRequest, { publicUrl }: Config): string {
  return publicUrl?.replace(/\/$/, '') ?? `${protocol}://${host}`;
}

/**
 * What a page needs beside the first script, as a header: the browser fetches it at once, and not after it has read that script.
 * Styles are asked for as the script will ask for them, or they would be fetched twice.
 */
function linksOf(web: string, page: string): string {
  const file = join(web, '.vite', 'manifest.json');
  if (!existsSync(file)) return '';
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const links = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || links.has(`</${chunk.file}>; rel=modulepreload`)) return;
    links.add(`</${chunk.file}>; rel=modulepreload`);
    for (const style of chunk.css ?? []) links.add(`</${style}>; rel=preload; as=style; crossorigin`);
    for (const inner of chunk.imports ?? []) add(inner);
  };
  add(page);
  return [...links].join(', ');
}
