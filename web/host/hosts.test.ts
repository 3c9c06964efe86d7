import { Client } from '@tavola/server/testing/client.ts';
import { type Running, startServer } from '@tavola/server/testing/start.ts';
import { afterAll, beforeAll, vi } from 'vitest';
import { openLocalTable } from './local-host.ts';
import { startLocal } from './local-new.ts';
import { openServerTable } from './server-host.ts';
import type { LocalMatch } from './store.ts';
import { hostKit } from './testing/kit.ts';

const kept = vi.hoisted(() => new Map<string, LocalMatch>());
vi.mock('idb', () => ({
  openDB: async () => ({
    put: async (_: string, match: LocalMatch) => void kept.set(match.id, match),
    get: async (_: string, id: string) => kept.get(id),
  }),
}));
// A bot that cannot think takes the first option.
vi.mock('./bot-client.ts', () => ({ askBot: async () => null, askHint: async () => null }));

const GAME = 'calamandara';
let server: Running;
let ana: Client;

beforeAll(async () => {
  server = await startServer();
  ana = await Client.guest(server.base);
  const { fetch: send, WebSocket: Socket } = globalThis;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: true }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: `${server.base}/` });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    send(path.startsWith('/') ? server.base + path : path, { ...init, headers: { ...init.headers, ...ana.headers() } }),
  );
  vi.stubGlobal(
    'WebSocket',
    class extends Socket {
      constructor(url: URL) {
        // Node's own takes headers too.
        super(url, { headers: ana.headers() } as never);
      }
    },
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

hostKit('a table on the server', {
  open: async () => {
    const { id } = await ana.newMatch(GAME, [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
    return openServerTable(id);
  },
  has: ['undo', 'advice', 'reactions', 'kept', 'seats', 'talk'],
});

hostKit('a table in this browser', {
  open: async () => {
    const { id } = await startLocal({
      game: GAME,
      options: {},
      name: '',
      seats: [
        { kind: 'person', name: '', level: null, settings: {} },
        { kind: 'bot', name: '', level: 'easy', settings: {} },
      ],
    });
    return openLocalTable(id);
  },
  has: ['undo', 'advice', 'reactions', 'kept', 'bots'],
});
