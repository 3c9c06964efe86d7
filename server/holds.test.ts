/**
 * Nothing long runs in the serving thread: every request there is, each with the worst that random games of all five games brought up, and
 * with a body as large and as wrong as it may be. `TAVOLA_HOLDS=5` looks for the worst in five games of every kind of table.
 */
import { games } from '@tavola/games/shelf.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from './api/matches.ts';
import { operations } from './api/operations.ts';
import { Client } from './testing/client.ts';
import { type Child, newFolder, startChild } from './testing/start.ts';
import { tablesOf, type Worst, worstOf } from './testing/worst.ts';

/** The goal is 50 ms on a quiet machine; a busy one makes every instruction slower, and this counts in steps of 4 ms. */
const MOST_MS = 100;
const campaign = Number(process.env.TAVOLA_HOLDS ?? 0);
const mix = (people: number, automata: number): SeatWish[] =>
  Array.from({ length: people + automata }, (_, i) => (i < automata ? 'automaton' : 'player'));
/** Where nobody asks for more: the tables at which a pick was longest in a campaign. */
const USUAL: { readonly [game: string]: SeatWish[] } = {
  calamandara: mix(4, 0),
  evenfall: mix(4, 0),
  labyrinx: mix(6, 0),
  root: mix(1, 5),
  oath: mix(4, 2),
};
const HUGE = JSON.stringify({
  seats: Array.from({ length: 900 }, (_, i) => ({ kind: 'me', settings: { [`s${i}`]: [i] } })),
});
const LONG_LOG = {
  game: 'skirmish',
  version: '1',
  options: {},
  seats: ['player', 'player'],
  picks: Array.from({ length: 60_000 }, () => [0, 'end-of-turn']),
  checks: [],
};

let child: Child;
let ana: Client;
const holds = new Map<string, number>();
const asked = new Set<string>();

beforeAll(async () => {
  child = await startChild(
    { TAVOLA_DATA: newFolder(), TAVOLA_HINTS: '0', TAVOLA_TALK_MS: '0', TAVOLA_WEBHOOKS: '1' },
    new URL('./testing/watched-main.ts', import.meta.url),
  );
  ana = await Client.guest(child.base);
}, 120_000);
afterAll(() => child.kill());

/** Makes a request; how long the thread was held meanwhile is kept by its name. */
async function ask(operation: string, path: string, body?: unknown, who = ana, where = ''): Promise<unknown> {
  const [method = ''] = operation.split(' ');
  asked.add(operation);
  await child.hold();
  const answer = await who.call(method, path, body);
  const name = `${operation} ${where}`;
  holds.set(name, Math.max(holds.get(name) ?? 0, await child.hold()));
  expect(answer.status, `${operation} ${JSON.stringify(answer.body)?.slice(0, 200)}`).not.toBe(500);
  return answer.body;
}

/** Comes to a match as somebody new, who is told all of it. */
async function look(id: string, where: string): Promise<void> {
  const operation = 'GET /api/matches/:id/live';
  asked.add(operation);
  await child.hold();
  const reader = await ana.read(id);
  await reader.until((it) => it.frames().length > 0);
  holds.set(`${operation} ${where}`, await child.hold());
  reader.close();
}

async function atTable({ game, log, cut, pick }: Worst): Promise<void> {
  const go = (operation: string, id: string, query = '', body?: unknown) =>
    ask(operation, operation.split(' ')[1]?.replace(':id', id) + query, body, ana, game);
  const seats = cut.seats.map(({ kind }, i) =>
    kind === 'automaton' ? { kind } : { kind: i === pick[0] ? 'me' : 'screen' },
  );
  const fresh = log.seats.map(({ kind, settings }) =>
    kind === 'automaton' ? { kind, settings } : { kind: 'screen', settings },
  );
  await ask('POST /api/matches', '/api/matches', { game, options: log.options, seats: fresh }, ana, game);
  const over = (await ask('POST /api/logs', '/api/logs', { log }, ana, `${game} whole`)) as Match;
  const { id } = (await ask('POST /api/logs', '/api/logs', { log: cut, seats }, ana, game)) as Match;
  const reader = await ana.read(id);
  await reader.until((it) => it.frames().length > 0);
  const [seat] = pick;
  await go('GET /api/matches/:id/why-not', id, `?seat=${seat}`);
  await go('GET /api/matches/:id/preview', id, `?seat=${seat}&option=${encodeURIComponent(pick[1])}`);
  await go('GET /api/matches/:id/sensible', id, `?seat=${seat}`);
  await go('POST /api/matches/:id/picks', id, '', { seat, decision: cut.picks.length, option: pick[1] });
  await go('GET /api/matches/:id/table', id, '?since=0');
  await look(id, game);
  await go('GET /api/matches/:id/undo', id, `?seat=${seat}`);
  await go('POST /api/matches/:id/undo', id, '', { seat });
  await go('POST /api/matches/:id/hint', id, '', { seat, strength: 'light', seconds: 3 });
  for (const match of [over.id, id]) {
    await go('GET /api/matches/:id', match);
    await go('GET /api/matches/:id/chain', match);
    await go('GET /api/matches/:id/replay', match);
    await go('GET /api/matches/:id/beats', match, '?since=0');
    await ask(
      'GET /api/matches/:id/replay/:at',
      `/api/matches/${match}/replay/${cut.picks.length}`,
      undefined,
      ana,
      game,
    );
    await ask('GET /api/matches/:id/why/:event', `/api/matches/${match}/why/3`, undefined, ana, game);
  }
  await go('GET /api/matches/:id/log', over.id);
  await go('GET /api/matches/:id/analysis', over.id);
  await go('POST /api/matches/:id/fork', over.id, '', { at: cut.picks.length, seat });
  await go('POST /api/matches/:id/rematch', over.id);
  reader.close();
}

/** Whatever else there is, with nothing in its place and with a body that is as large as it may be. */
async function everythingElse(): Promise<void> {
  const { id } = await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
  for (const operation of Object.keys(operations)) {
    const [method = '', path = ''] = operation.split(' ');
    if (operation === 'GET /api/matches/:id/live') continue;
    const where = path
      .replace(':id', id)
      .replace(/:(seat|at|event)/g, '0')
      .replace(/:\w+/g, 'none');
    const who = await Client.guest(child.base);
    who.cookie = /\/me$|logout|account|login/.test(path) ? who.cookie : ana.cookie;
    await ask(operation, where, method === 'GET' ? undefined : HUGE, who, 'huge');
    if (!/\/me$|logout/.test(path)) await ask(operation, where, method === 'GET' ? undefined : {}, who, 'empty');
  }
}

test('no request holds the thread that serves everybody', async () => {
  const worst: Worst[] = [];
  for (const { id } of games)
    worst.push(await worstOf(id, campaign > 0 ? await tablesOf(id) : [USUAL[id] as SeatWish[]], Math.max(1, campaign)));
  // The first time everything is compiled; nobody asks for everything at once in the first second.
  for (const round of ['first', 'counted']) {
    if (round === 'counted') holds.clear();
    for (const one of worst) await atTable(one);
    const automata = { game: 'root', seats: Array.from({ length: 6 }, () => ({ kind: 'automaton' })) };
    await ask('POST /api/matches', '/api/matches', automata, ana, 'root, automata only');
    await ask('POST /api/logs', '/api/logs', { log: LONG_LOG }, ana, 'of 0.8 MB');
    await ask('POST /api/logs', '/api/logs', { log: LONG_LOG }, new Client(child.base), 'of 0.8 MB, by nobody');
  }
  await everythingElse();
  expect([...asked].sort()).toEqual(Object.keys(operations).sort());
  const longest = [...holds].sort(([, a], [, b]) => b - a).slice(0, campaign > 0 ? 15 : 3);
  console.log(longest.map(([name, ms]) => `${ms.toFixed(0)} ms ${name}`).join('\n'));
  expect(longest[0]?.[1]).toBeLessThan(MOST_MS);
}, 1_200_000);
