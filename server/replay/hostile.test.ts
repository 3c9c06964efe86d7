/** One guest asks for everything that runs rules again, all at once: it is done in other threads, and the others are answered meanwhile. */
import { calamandara } from '@tavola/games/calamandara/game.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import { Client } from '../testing/client.ts';
import { newFolder, startChild } from '../testing/start.ts';

/** A whole game of people who pick at random: some 1,700 picks. */
function longLog() {
  const rng = seededRng(3);
  const table: Table = Table.start(calamandara, { seats: 4, chance: fairChance('long') });
  while (!table.outcome) {
    const seat = table.pending[0] as number;
    table.take(seat, rng.below(table.question(seat)?.options.length ?? 1));
  }
  return { ...table.log(), checks: [] };
}

async function figure(client: Client, name: string): Promise<number> {
  const text = await client.ok<string>('GET', '/metrics');
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

test('imports, logs, replays, why-not and undo in a storm hold up nobody', async () => {
  const server = await startChild({ TAVOLA_DATA: newFolder() });
  const [guest, other] = [await Client.guest(server.base), await Client.guest(server.base)];
  const log = longLog();
  expect(log.picks.length).toBeGreaterThan(1000);
  const cut = { ...log, picks: log.picks.slice(0, 900), outcome: undefined };
  const { id } = await other.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }]);
  let isOver = false;
  let slowest = 0;
  const bystander = (async () => {
    while (!isOver) {
      const since = performance.now();
      await other.frame(id);
      slowest = Math.max(slowest, performance.now() - since);
    }
  })();
  const statuses = new Set<number>();
  const ask = async (method: string, path: string, body?: unknown) => {
    const { status, body: answer } = await guest.call(method, path, body);
    statuses.add(status);
    return answer as Match;
  };
  const [whole, half] = await Promise.all([ask('POST', '/api/logs', { log }), ask('POST', '/api/logs', { log: cut })]);
  expect([whole.status, half.status]).toEqual(['over', 'playing']);
  const seat = half.pending[0];
  await Promise.all([
    ...[1, 2].map(() => ask('POST', '/api/logs', { log })),
    ...[1, 2].map(() => ask('GET', `/api/matches/${whole.id}/log`)),
    ...[3, 500, 1000, log.picks.length].map((at) => ask('GET', `/api/matches/${whole.id}/replay/${at}?seat=0`)),
    ...[1, 2, 3].map(() => ask('GET', `/api/matches/${half.id}/why-not?seat=${seat}`)),
    ...[0, 1, 2, 3].map((mine) => ask('GET', `/api/matches/${half.id}/undo?seat=${mine}`)),
    ask('GET', `/api/matches/${whole.id}/table`),
    ask('POST', `/api/matches/${whole.id}/fork`, { at: 1200, seat: 0 }),
  ]);
  isOver = true;
  await bystander;
  // Everything was done, or put off because it was too much at once; nothing failed.
  expect([...statuses].every((status) => status < 300 || status === 429)).toBe(true);
  expect(await figure(other, 'tavola_replays_total')).toBeGreaterThan(8);
  const longest = await figure(other, 'tavola_loop_longest_seconds');
  console.log(
    `the loop was held for ${(longest * 1000).toFixed(0)} ms at most; a bystander waited ${slowest.toFixed(0)} ms`,
  );
  // A busy machine takes the processor away for longer than we would hold the loop.
  expect(longest).toBeLessThan(5);
  expect((await other.pickAny(id, 0)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('a log or a match that is longer than any game is refused with a code', async () => {
  const server = await startChild({ TAVOLA_DATA: newFolder(), TAVOLA_PICKS: '60' });
  const ana = await Client.guest(server.base);
  const detail = await ana.refused(422, 'LOG_TOO_LONG', 'POST', '/api/logs', { log: longLog() });
  expect(detail).toEqual({ most: 60 });
  const another = async () => (await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }])).id;
  for (let id = await another(); ; ) {
    const { pending, count, outcome } = await ana.frame(id);
    // By chance a game is over before.
    if (outcome !== null) {
      id = await another();
      continue;
    }
    const answer = await ana.pickAny(id, pending[0] as number);
    if (answer.status === 200) continue;
    expect([answer.status, answer.body.code, count]).toEqual([409, 'MATCH_TOO_LONG', 60]);
    break;
  }
  expect(await server.stop()).toBe(0);
});
