import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { newFolder, type Running, startServer } from '../testing/start.ts';

const PLAIN = '<!doctype html><title>Tavola</title>';
let server: Running;
beforeAll(async () => {
  const web = newFolder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), PLAIN);
  server = await startServer({ TAVOLA_WEB: web });
});
afterAll(() => server.close());

const seen = async (path: string) => (await new Client(server.base).call('GET', path)).body as string;
const tag = (page: string, name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(page)?.[1];

type Table = {
  readonly id: string;
  readonly invitations: readonly { readonly seat: number | null; readonly path: string }[];
};
async function table(name: string, game = 'root') {
  const owner = await Client.guest(server.base, name);
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const made = (await owner.newMatch(game, seats)) as unknown as Table;
  const path = (seat: number | null) => made.invitations.find((it) => it.seat === seat)?.path ?? '';
  return { owner, id: made.id, seat: path(1), watch: path(null) };
}

describe('a shared address', () => {
  test('an invitation names who invites, the game and its picture, and can be looked at any number of times', async () => {
    const { seat } = await table('Ana');
    for (let i = 0; i < 3; i++) {
      const page = await seen(seat);
      expect(tag(page, 'og:title')).toBe('Ana convida você para uma partida de Root');
      expect(tag(page, 'og:image')).toBe(`${server.base}/preview/root.jpg`);
    }
    const bia = await Client.guest(server.base, 'Bia');
    await bia.ok('POST', `/api/invitations/${seat.split('/').at(-1)}`);
  });

  test('a used one looks like any page of Tavola; so do void ones and those of nobody', async () => {
    const { owner, id, seat, watch } = await table('Ana');
    await (await Client.guest(server.base, 'Bia')).ok('POST', `/api/invitations/${seat.split('/').at(-1)}`);
    expect(await seen(seat)).toBe(PLAIN);
    await owner.ok('DELETE', `/api/matches/${id}/invitations/watch`);
    expect(await seen(watch)).toBe(PLAIN);
    for (const path of ['/join/nothing', '/join/', '/match/m_nothing', `/match/${id}`, '/you', `${seat}/more`])
      expect(await seen(path), path).toBe(PLAIN);
  });

  test('a watch link invites to watch; a table that anybody may see is named without its people', async () => {
    const { owner, id, watch } = await table('Ana');
    expect(tag(await seen(watch), 'og:title')).toBe('Ana convida você para assistir a uma partida de Root');
    await owner.ok('PATCH', `/api/matches/${id}`, { spectators: 'public' });
    expect(tag(await seen(`/match/${id}`), 'og:title')).toBe('Uma mesa de Root');
  });

  test('a name cannot leave its place', async () => {
    const { seat } = await table('"><script>alert(1)</script>');
    const page = await seen(seat);
    expect(page).not.toContain('<script>');
    expect(tag(page, 'og:title')).toContain('&quot;&gt;&lt;script&gt;');
  });
});
