import type { Analysis } from '@tavola/bots/hint/analysis.ts';
import type { Hint } from '@tavola/bots/hint/hint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { twoPeople } from '../testing/pair.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Line = { readonly share?: number; readonly hint?: Hint; readonly analysis?: Analysis; readonly problem?: string };

async function lines(client: Client, path: string, body: object): Promise<readonly Line[]> {
  const { status, body: said } = await client.call<unknown>('POST', path, body);
  expect(status).toBe(200);
  // One line alone is read as JSON by the client.
  if (typeof said !== 'string') return [said as Line];
  return said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

const alone = async (base = server.base) => {
  const ana = await Client.guest(base, 'Ana');
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen', name: 'Bia' }]);
  return { ana, id };
};

const againstBot = async (base = server.base) => {
  const ana = await Client.guest(base, 'Ana');
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
  return { ana, id, path: `/api/matches/${id}/hint` };
};

describe('a hint', () => {
  test('is told in lines, and at last whole', async () => {
    const { ana, path } = await againstBot();
    const said = await lines(ana, path, { strength: 'light' });
    expect(said[0]?.share).toBeGreaterThan(0);
    const { hint } = said.at(-1) ?? {};
    expect(hint?.iterations).toBe(300);
    expect(hint?.ideas[0]?.id).toMatch(/^mark:\d$/);
    expect(hint?.ideas[0]?.chances).toHaveLength(2);
  });

  test('is refused where other people play, at the same screen too', async () => {
    const { ana, id } = await twoPeople(server.base);
    await ana.refused(403, 'HINT_WITH_OTHERS', 'POST', `/api/matches/${id}/hint`, {});
    const screen = await alone();
    await screen.ana.refused(403, 'HINT_WITH_OTHERS', 'POST', `/api/matches/${screen.id}/hint`, { seat: 0 });
    const { path } = await againstBot();
    const eva = await Client.guest(server.base, 'Eva');
    await eva.refused(404, 'NOT_FOUND', 'POST', path, {});
  });

  test('is refused in a what-if of a running match with other people, in a what-if of that, and in the analysis of one', async () => {
    const { ana, bia, id, picks } = await twoPeople(server.base);
    const fork = await ana.ok<{ id: string }>('POST', `/api/matches/${id}/fork`, { seat: 0, level: 'easy' });
    const second = await ana.ok<{ id: string }>('POST', `/api/matches/${fork.id}/fork`, { seat: 0, level: 'easy' });
    for (const whatIf of [fork, second]) {
      await ana.refused(403, 'HINT_WITH_OTHERS', 'POST', `/api/matches/${whatIf.id}/hint`, {});
      await ana.refused(403, 'HINT_WITH_OTHERS', 'GET', `/api/matches/${whatIf.id}/sensible?seat=0`);
    }
    await playedOut(ana, second.id);
    await ana.refused(403, 'HINT_WITH_OTHERS', 'POST', `/api/matches/${second.id}/analysis`, {});

    // Once the match is over it is nobody's secret any more.
    for (const [n, cell] of [4, 0, 7, 1, 8, 2].entries())
      await (n % 2 === 0 ? ana : bia).ok('POST', picks, { decision: n, option: `mark:${cell}` });
    expect((await lines(ana, `/api/matches/${fork.id}/hint`, { strength: 'light' })).at(-1)?.hint).toBeDefined();
    expect(
      (await lines(ana, `/api/matches/${second.id}/analysis`, { strength: 'light' })).at(-1)?.analysis,
    ).toBeDefined();
  });

  test('of what is sensible for a beginner is given to somebody who plays alone, and to nobody else', async () => {
    const { ana, id } = await againstBot();
    const { options } = await ana.ok<{ options: readonly string[] }>('GET', `/api/matches/${id}/sensible?seat=0`);
    expect(options.length).toBeGreaterThan(0);
    expect(options[0]).toMatch(/^mark:\d$/);
    const two = await twoPeople(server.base);
    await two.ana.refused(403, 'HINT_WITH_OTHERS', 'GET', `/api/matches/${two.id}/sensible?seat=0`);
  });

  test('can be asked for a limited number of times a minute', async () => {
    const strict = await startServer({ TAVOLA_HINTS: '1' });
    const { ana, path } = await againstBot(strict.base);
    await lines(ana, path, { strength: 'light' });
    const { seconds } = await ana.refused(429, 'TOO_MANY', 'POST', path, {});
    expect(seconds).toBeGreaterThan(0);
    await strict.close();
  });

  test('going away stops the thinking, and one may ask again', async () => {
    const { ana, path } = await againstBot();
    const gone = new AbortController();
    const answer = await fetch(server.base + path, {
      method: 'POST',
      headers: { ...ana.headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ strength: 'strong', seconds: 30 }),
      signal: gone.signal,
    });
    await answer.body?.getReader().read();
    gone.abort();
    await expect.poll(() => server.tavola.bots.busy).toBe(0);
    expect((await lines(ana, path, { strength: 'light' })).at(-1)?.hint).toBeDefined();
  });
});

/** Plays against a bot to the end. */
async function playedOut(client: Client, id: string): Promise<void> {
  for (;;) {
    await expect.poll(async () => ((it) => it.turn || it.status)(await client.match(id))).not.toBe('playing');
    if ((await client.match(id)).status === 'over') return;
    await client.pickAny(id, 0);
  }
}

/** Ana and Bia play until Bia has three in a row. */
async function finished(): Promise<{ ana: Client; bia: Client; id: string; path: string }> {
  const { ana, bia, id, picks } = await twoPeople(server.base);
  for (const [n, cell] of [4, 0, 7, 1, 8, 2].entries())
    await (n % 2 === 0 ? ana : bia).ok('POST', picks, { decision: n, option: `mark:${cell}` });
  return { ana, bia, id, path: `/api/matches/${id}/analysis` };
}

describe('an analysis', () => {
  test('is made once, told in lines and kept with the match', async () => {
    const { ana, bia, path } = await finished();
    expect(await ana.ok('GET', path)).toEqual({ analysis: null });
    const said = await lines(ana, path, { strength: 'light' });
    expect(said[0]).toEqual({ share: 0 });
    const { analysis } = said.at(-1) ?? {};
    expect(analysis?.points).toHaveLength(7);
    expect(analysis?.points.at(-1)).toEqual({ at: 6, chances: [0, 1] });
    expect(await bia.ok('GET', path)).toEqual({ analysis });
    expect(await lines(bia, path, { strength: 'light' })).toEqual([{ analysis }]);
  });

  test('is for matches that are over', async () => {
    const { ana, id } = await alone();
    await ana.refused(403, 'NOT_OVER', 'POST', `/api/matches/${id}/analysis`, {});
    expect(await ana.ok('GET', `/api/matches/${id}/analysis`)).toEqual({ analysis: null });
  });

  test('that nobody waits for is not made', async () => {
    const { ana, path } = await finished();
    const gone = new AbortController();
    const answer = await fetch(server.base + path, {
      method: 'POST',
      headers: { ...ana.headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ strength: 'strong' }),
      signal: gone.signal,
    });
    await answer.body?.getReader().read();
    gone.abort();
    await expect.poll(() => server.tavola.bots.busy).toBe(0);
    expect(await ana.ok('GET', path)).toEqual({ analysis: null });
  });
});
