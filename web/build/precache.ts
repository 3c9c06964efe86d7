/** Builds the service worker after the client, with the files of the shell, which it keeps at once, and those of each game. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { type Chunks, packsOf } from './packs.ts';

/** Fonts of other alphabets and source maps are fetched when needed, if ever; compressed copies are the server's. */
const LEFT_OUT = /-(?:cyrillic|greek|vietnamese|latin-ext|math|symbols)|\.woff$|\.map$|\.br$|\.gz$|^sw\.js$|^\.vite\//;

export function precache(page: Chunks, worker: Chunks): Plugin {
  let outDir = '';
  let isBuild = false;
  return {
    name: 'tavola:precache',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
      isBuild = config.build.ssr === false && config.mode === 'production';
    },
    async closeBundle() {
      if (!isBuild) return;
      const packs = packsOf(page, worker);
      const later = new Set(Object.values(packs).flat());
      const shell = entries(outDir).filter(({ url }) => !later.has(url.slice(1)));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          __PRECACHE__: JSON.stringify(shell),
          __PACKS__: JSON.stringify(packs),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          lib: { entry: join(import.meta.dirname, '..', 'sw.ts'), formats: ['es'], fileName: () => 'sw.js' },
        },
      });
    },
  };
}

function entries(folder: string): { url: string; revision: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .map((file) => ({ file, url: relative(folder, file).replaceAll('\\', '/') }))
    .filter(({ url }) => !LEFT_OUT.test(url))
    .sort((a, b) => a.url.localeCompare(b.url))
    .map(({ file, url }) => ({ url: `/${url}`, revision: hash(readFileSync(file)) }));
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
