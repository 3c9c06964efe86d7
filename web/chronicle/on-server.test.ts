import { afterEach, expect, test, vi } from 'vitest';
import { chronicleOnServer } from './on-server.ts';

afterEach(() => vi.unstubAllGlobals());

test('a chronicle on the server is followed page by page', async () => {
  const pages: Record<string, unknown> = {
    '/api/matches/m_2/chain': { matches: [{ id: 'm_1' }], next: '7.m_1' },
    '/api/matches/m_2/chain?after=7.m_1': { matches: [{ id: 'm_2' }], next: null },
  };
  vi.stubGlobal('fetch', async (path: string) => Response.json(pages[path]));
  expect((await chronicleOnServer('m_2')).map(({ id }) => id)).toEqual(['m_1', 'm_2']);
});
