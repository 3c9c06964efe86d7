/** Serves the web client. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import type { Config } from '../base/config.ts';
import type { App } from '../base/fastify.ts';

type Manifest = {
  readonly [source: string]: {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
  };
};

const TABLE_PAGE = 'table/table-page.tsx';

/** The web client: built files are named after their content and may be kept for ever; every other path is the client's own. */
export async function serveClient(app: App, config: Config): Promise<void> {
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
  const tableLinks = linksOf(web, TABLE_PAGE);
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (wantsPage && isBuilt) {
      if (request.url.startsWith('/match/')) reply.header('link', tableLinks);
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    }
    return reply.status(404).send({ code: 'NOT_FOUND', detail: {} });
  });
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
