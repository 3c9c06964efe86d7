/** Server, command line and threads as JavaScript in one folder, so that a release needs no packages and no build. */
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const REPOSITORY = join(import.meta.dirname, '../..');
const TAVOLA = 'cli/main.ts';
/** Programs and threads that are started by their file. */
const STARTED = [
  'server/main.ts',
  'server/upkeep-main.ts',
  'server/replay/thread.ts',
  'bots/pool/pool-worker.ts',
  'cli/lab/threads-worker.ts',
];
/** The pool of threads starts this file beside its own. */
const POOL_WORKER = ['worker', fileURLToPath(new URL('./worker.js', import.meta.resolve('piscina')))] as const;
/** Packages that work without these, and look whether they are there. */
const OPTIONAL = ['@napi-rs/nice', 'pg-native', 'bufferutil', 'utf-8-validate', 'pino-pretty'];
const ADDRESS = /new URL\((['"])(\.[^'"]*)\1,\s*import\.meta\.url\)/g;
export const LIBRARY = 'lib';

/** Writes `lib/` into the folder; says which packages went in, by their folders. */
export async function bundle(folder: string): Promise<readonly string[]> {
  const own = [TAVOLA, ...STARTED].map((file) => [nameOf(file), join(REPOSITORY, file)]);
  const input = Object.fromEntries([...own, POOL_WORKER]);
  const build = await rolldown({
    input,
    cwd: REPOSITORY,
    platform: 'node',
    external: OPTIONAL,
    transform: { define: { __dirname: 'import.meta.dirname' } },
    plugins: [addresses, withoutBoards],
    checks: { pluginTimings: false },
  });
  const { output } = await build.write({
    dir: join(folder, LIBRARY),
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  const modules = output.flatMap((it) => (it.type === 'chunk' ? Object.keys(it.modules) : []));
  return [...new Set(modules.flatMap(packageOf))].sort();
}

/** What our sources say of files beside them is true of `lib/` too: what is started lies there, all else as in the repository. */
const addresses: Plugin = {
  name: 'addresses',
  transform(code, id) {
    if (id.includes('node_modules') || !id.startsWith(REPOSITORY)) return null;
    const moved = code.replace(ADDRESS, (_, quote: string, address: string) => {
      const file = relative(REPOSITORY, resolve(dirname(id), address));
      if (/\.ts$/.test(file) && !STARTED.includes(file)) this.error(`${file} is started but not part of the release`);
      const there = STARTED.includes(file) ? `./${nameOf(file)}.js` : `../${file}`;
      return `new URL(${quote}${there}${quote}, import.meta.url)`;
    });
    return moved === code ? null : { code: moved };
  },
};

/** Boards are for browsers, which get the built client. */
const withoutBoards: Plugin = {
  name: 'without-boards',
  load: { filter: { id: /\.tsx$/ }, handler: () => 'export {};' },
};

function nameOf(file: string): string {
  return file.replace(/\.ts$/, '').replaceAll('/', '-');
}

function packageOf(module: string): readonly string[] {
  const at = module.lastIndexOf('node_modules/');
  if (at < 0) return [];
  const [scope = '', name = ''] = module.slice(at + 'node_modules/'.length).split('/');
  return [module.slice(0, at) + join('node_modules', scope, scope.startsWith('@') ? name : '')];
}
