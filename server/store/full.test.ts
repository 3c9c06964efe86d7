/** A full disk: what is there can be read, what cannot be written says why, and with room everything goes on by itself. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Frame } from '../api/table.ts';
import { Client } from '../testing/client.ts';
import { newFolder, startChild } from '../testing/start.ts';

const disk = join(newFolder(), 'disk');
const isRoot = process.getuid?.() === 0;
afterAll(() => {
  if (isRoot) execFileSync('umount', ['-l', disk]);
});

/** Takes whatever room is left. */
function fill(file: string): void {
  const open = openSync(file, 'w');
  for (let bytes = 1 << 20; bytes >= 512; bytes /= 2) {
    try {
      for (;;) if (writeSync(open, Buffer.alloc(bytes)) < bytes) break;
    } catch {}
  }
  closeSync(open);
}

// Only root can make a small disk; `npm test` says when it is not.
test.skipIf(!isRoot)('reads and health go on, writes say why, and nothing acknowledged is lost', async () => {
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]);
  const server = await startChild({ TAVOLA_DATA: disk, TAVOLA_SWEEP_MS: '30', TAVOLA_IDLE_MS: '50' });
  const ana = await Client.guest(server.base);
  const seats = [{ kind: 'me' }, { kind: 'screen' }] as const;
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) ids.push((await ana.newMatch('skirmish', seats)).id);
  const counts = new Map<string, number>();
  const pick = async (id: string) => {
    const { status, body } = await ana.call<{ count: number; code?: string }>(
      'POST',
      `/api/matches/${id}/picks`,
      await next(id),
    );
    if (status === 200) counts.set(id, body.count);
    return { status, code: body.code };
  };
  const next = async (id: string) => {
    const frame = await ana.ok<Frame>('GET', `/api/matches/${id}/table`);
    const decision = frame.seats.find((it) => it.decision)?.decision;
    return { seat: decision?.seat, decision: decision?.number, option: decision?.options[0]?.id };
  };
  for (let i = 0; i < 5; i++) for (const id of ids) expect(await pick(id)).toMatchObject({ status: 200 });

  // Picks go on until the room is gone, so that some of them wait in the journal by then.
  const filler = join(disk, 'filler');
  fill(filler);
  const [first = ''] = ids;
  let refused = await pick(first);
  for (let i = 0; i < 500 && refused.status === 200; i++) refused = await pick(ids[i % ids.length] as string);
  expect(refused).toEqual({ status: 507, code: 'STORE_FULL' });
  for (let round = 0; round < 3; round++) {
    for (const id of ids) expect((await ana.ok<Frame>('GET', `/api/matches/${id}/table`)).count).toBe(counts.get(id));
    expect((await ana.call('GET', '/healthz')).status).toBe(200);
    expect((await ana.ok<{ matches: unknown[] }>('GET', '/api/matches')).matches).toHaveLength(6);
    expect(await pick(first)).toEqual({ status: 507, code: 'STORE_FULL' });
  }

  rmSync(filler);
  await expect.poll(async () => (await pick(first)).status).toBe(200);
  for (const id of ids) expect((await ana.ok<Frame>('GET', `/api/matches/${id}/table`)).count).toBe(counts.get(id));
  await server.kill();
  const again = await startChild({ TAVOLA_DATA: disk });
  const back = new Client(again.base);
  back.cookie = ana.cookie;
  for (const id of ids) expect((await back.ok<Frame>('GET', `/api/matches/${id}/table`)).count).toBe(counts.get(id));
  await again.stop();
});
