import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const packs = { hex: ['assets/rules.js', 'assets/board.js', 'assets/bots.js'], feira: ['assets/feira.js'] };

/** What the browser keeps, and a network that can fail file by file. */
const stored = new Map<string, Response>();
const broken = new Set<string>();
const fetched: string[] = [];
const pathOf = (request: string | Request) => (typeof request === 'string' ? request : new URL(request.url).pathname);
const cache = {
  keys: async () => [...stored.keys()].map((path) => new Request(`http://tavola.test${path}`)),
  match: async (path: string) => stored.get(path)?.clone(),
  put: async (path: string, answer: Response) => void stored.set(path, answer),
  delete: async (request: Request) => stored.delete(pathOf(request)),
  /** All or nothing, as in a browser. */
  addAll: async (paths: string[]) => {
    fetched.push(...paths);
    if (paths.some((path) => broken.has(path))) throw new TypeError('Failed to fetch');
    for (const path of paths) stored.set(path, new Response(path));
  },
  add: (path: string) => cache.addAll([path]),
};

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  broken.clear();
  fetched.length = 0;
  vi.stubGlobal('__PACKS__', packs);
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => vi.unstubAllGlobals());

const files = () => [...stored.keys()].filter((path) => path.startsWith('/assets/'));
const whole = async () => (await stored.get('/kept-games.json')?.clone().json()) ?? [];

test('a game that was cut off while it came is completed later, and only what is missing is fetched', async () => {
  const { keep, keepAgain } = await import('./sw-packs.ts');
  broken.add('/assets/board.js');
  await keep('hex');
  expect(files()).toEqual(['/assets/rules.js', '/assets/bots.js']);
  expect(await whole()).toEqual([]);

  broken.clear();
  fetched.length = 0;
  await keepAgain();
  expect(fetched).toEqual(['/assets/board.js']);
  expect(await whole()).toEqual(['hex']);
});

test('a worker that is stopped in the middle remembers what was asked for', async () => {
  const { keep } = await import('./sw-packs.ts');
  const { add } = cache;
  cache.add = () => new Promise(() => undefined);
  void keep('feira');
  await vi.waitFor(() => expect(stored.size).toBe(1));
  cache.add = add;
  vi.resetModules();
  const { keepAgain } = await import('./sw-packs.ts');
  await keepAgain();
  expect(await whole()).toEqual(['feira']);
});

test('two games asked for at once are both kept', async () => {
  const { keep } = await import('./sw-packs.ts');
  await Promise.all([keep('hex'), keep('feira')]);
  expect((await whole()).toSorted()).toEqual(['feira', 'hex']);
});
