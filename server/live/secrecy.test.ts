/** The secrecy comparison over the wire: whatever a seat or spectator gets is the same when what it cannot know is dealt again. */
import { games } from '@tavola/games/shelf.ts';
import type { Seat, Viewer } from '@tavola/kernel/rules/ask.ts';
import { fairChance, realDice } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Frame } from '../api/table.ts';
import { Frames } from '../memory/frames.ts';
import type { LiveMatch, LoadedTable } from '../memory/live-match.ts';
import { tvAt } from '../testing/board.ts';
import { Client } from '../testing/client.ts';
import { transports } from '../testing/reader.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Person = { readonly client: Client; readonly viewer: Viewer };

/** Everything that a person can get of a match, refused requests included. */
async function everything({ client, viewer }: Person, id: string): Promise<string> {
  const path = `/api/matches/${id}`;
  const asks: [string, string, unknown?][] = [
    ['GET', path],
    ['GET', `${path}/table`],
    ['GET', `${path}/table?seat=0`],
    ['GET', `${path}/table?seat=1`],
    ['GET', `${path}/table?seat=spectator`],
    ['GET', `${path}/why-not`],
    ['GET', `${path}/preview?option=draw`],
    ['GET', `${path}/preview?option=play:0`],
    ['GET', `${path}/preview?option=fly`],
    ['GET', `${path}/undo`],
    ['GET', `${path}/why-not?option=play:0`],
    ['GET', `${path}/why-not?option=fly`],
    ['GET', `${path}/replay`],
    ['GET', `${path}/log`],
    ['GET', `${path}/talk`],
    ['POST', `${path}/pause/consent`, { agree: true }],
    ['POST', `${path}/seats/0/offer/consent`, { agree: true }],
    ['GET', '/api/seat-links/none'],
    ['GET', '/api/matches?list=mine'],
    ['POST', `${path}/picks`, { decision: 0, option: 'no such' }],
    ['POST', `${path}/picks`, { decision: 1e6, option: 'draw' }],
    ['POST', `${path}/picks`, { seat: 0, decision: 3, option: 'play:99' }],
    ['POST', `${path}/picks`, { seat: 1, decision: 3, option: 'play:99' }],
  ];
  const answers: unknown[] = [viewer];
  for (const [method, to, body] of asks) {
    const { status, body: answer } = await client.call(method, to, body);
    answers.push([method, to, status, answer]);
  }
  for (const way of transports) {
    const reader = await client.read(id, { way });
    await reader.until((it) => it.frames().length === 1);
    reader.close();
    answers.push(reader.frames());
  }
  return JSON.stringify(answers);
}

/** Puts another table in the place of the real one, as if it had always been so. */
async function inAnotherWorld<T>(id: string, world: Table, work: () => Promise<T>): Promise<T> {
  const live = await server.tavola.desk.find(id);
  const real = live.loaded as LoadedTable;
  live.loaded = { ...real, table: Object.assign(world, { told: real.table.told }) };
  try {
    return await work();
  } finally {
    live.loaded = real;
  }
}

/** Two people at a table for two, each asked at every window. */
async function pairAt(game: string) {
  const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base)];
  const { id, invitations } = await ana.newMatch(game, [{ kind: 'me' }, { kind: 'friend' }]);
  const tokenFor = (seat: Seat | null) => invitations.find((it) => it.seat === seat)?.token;
  await bia.ok('POST', `/api/invitations/${tokenFor(1)}`);
  for (const [seat, person] of [ana, bia].entries())
    await person.ok('PUT', `/api/matches/${id}/seats/${seat}/standing`, { ask: 'always' });
  return { ana, bia, id, tokenFor };
}

const played = ['skirmish', ...games.map((game) => game.id)];

test.each(played)(
  '%s: nothing that a seat or a spectator gets depends on what it cannot know',
  async (game) => {
    const { ana, bia, id, tokenFor } = await pairAt(game);
    const eva = await Client.guest(server.base);
    await eva.ok('POST', `/api/invitations/${tokenFor(null)}`);
    const people: Person[] = [
      { client: ana, viewer: 0 },
      { client: bia, viewer: 1 },
      { client: eva, viewer: 'spectator' },
    ];
    expect(await comparedWorlds(id, people, 40)).toBeGreaterThanOrEqual(6);
  },
  120_000,
);

test.each(played)(
  '%s: nor does it after a seat changed hands: who left it knows what a spectator does',
  async (game) => {
    const { ana, bia, id } = await pairAt(game);
    const dora = await Client.guest(server.base);
    for (let i = 0; i < 8; i++) {
      const [seat = 0] = (await ana.frame(id)).pending;
      await (seat === 0 ? ana : bia).pickAny(id, seat, i);
    }
    const { link } = await bia.ok('POST', `/api/matches/${id}/seats/1/offer`);
    await dora.ok('POST', `/api/seat-links/${link.token}`);
    await dora.ok('PUT', `/api/matches/${id}/seats/1/standing`, { ask: 'always' });
    const people: Person[] = [
      { client: ana, viewer: 0 },
      { client: dora, viewer: 1 },
      { client: bia, viewer: 'spectator' },
    ];
    expect(await comparedWorlds(id, people, 10)).toBeGreaterThanOrEqual(3);
  },
  120_000,
);

test.each(played)(
  '%s: nor what a screen in the room gets, which is what a spectator gets, also in the browser of somebody who plays',
  async (game) => {
    const { ana, bia, id, tokenFor } = await pairAt(game);
    const tv = await tvAt(ana, id);
    const [eva, dora] = [await Client.guest(server.base), await Client.guest(server.base)];
    await eva.ok('POST', `/api/invitations/${tokenFor(null)}`);
    const people: Person[] = [
      { client: ana, viewer: 0 },
      { client: bia, viewer: 1 },
      { client: tv.client, viewer: 'spectator' },
    ];
    expect(await comparedWorlds(id, people, 20)).toBeGreaterThanOrEqual(6);
    const framesOf = async (client: Client, query = '') => {
      const whole = `${query}${query ? '&' : '?'}since=0`;
      return [await client.frame(id, whole), await client.frame(id, `${query}${query ? '&' : '?'}seat=spectator`)];
    };
    const seen = await framesOf(eva);
    expect(await framesOf(tv.client)).toEqual(seen);
    dora.cookie = bia.cookie;
    expect(await framesOf(dora, `?board=${tv.token}`)).toEqual(seen);
    await bia.ok('PUT', `/api/matches/${id}/seats/1/shown`, { board: tv.board.id });
    const open = await tv.client.frame(id);
    expect(open.seats).toEqual([...(seen[0]?.seats ?? []), ...(await bia.frame(id)).seats]);
    await tv.client.refused(403, 'FORBIDDEN', 'GET', `/api/matches/${id}/table?seat=0`);
  },
  120_000,
);

/** Plays on, and compares now and then what each of them gets with what they would get in another world; how often. */
async function comparedWorlds(id: string, people: readonly Person[], picks: number): Promise<number> {
  const rng = seededRng(11);
  const clientOf = (seat: number) => people.find(({ viewer }) => viewer === seat)?.client as Client;
  let compared = 0;
  for (let i = 0; i < picks; i++) {
    const frame = await clientOf(0).frame(id, '?since=100000');
    const [seat] = frame.pending;
    if (seat === undefined) break;
    if (i % 5 === 4) {
      for (const person of people) {
        const { table } = await (await server.tavola.desk.find(id)).load();
        const world = table.fork({ chance: realDice, recorded: true, watched: true });
        world.redeal(person.viewer === 'spectator' ? rng.below(2) : person.viewer, rng);
        const real = await everything(person, id);
        const other = await inAnotherWorld(id, world, () => everything(person, id));
        // Presence and times may move between the two readings; they say nothing of the cards.
        expect(withoutPresence(other)).toBe(withoutPresence(real));
        compared++;
      }
    }
    await clientOf(seat).pickAny(id, seat, rng.below(20));
  }
  return compared;
}

function withoutPresence(text: string): string {
  return text.replaceAll(/"present":(true|false)/g, '').replaceAll(/"watchers":\d+/g, '');
}

/** The message that `viewer` would get after `option`, were this the table. */
function messageAfter(live: LiveMatch, table: Table, seat: Seat, option: string, viewer: Seat): Frame {
  const loaded = { ...(live.loaded as LoadedTable), table, before: 0 };
  const since = table.told.length;
  table.pick(seat, table.decisionNumber, option);
  return JSON.parse(new Frames(live, loaded).frame([viewer], since)) as Frame;
}

test.each(played)(
  '%s: whom a message asks, and how many picks there were, says no more than what was told',
  async (game) => {
    const ana = await Client.guest(server.base);
    const { id } = await ana.newMatch(game, [{ kind: 'me' }, { kind: 'screen' }]);
    for (const seat of [0, 1]) await ana.ok('PUT', `/api/matches/${id}/seats/${seat}/standing`, { ask: 'always' });
    const live = await server.tavola.desk.find(id);
    const rng = seededRng(23);
    let compared = 0;
    for (let i = 0; i < 40 && live.row.status === 'playing'; i++) {
      const { table } = await live.load();
      const seat = table.pending[0] as Seat;
      const viewer = 1 - seat;
      const setup = { chance: fairChance('both worlds'), recorded: true, watched: true };
      const world = table.fork(setup);
      world.redeal(viewer, rng);
      const listed = new Set(world.decision(seat)?.options.map((option) => option.id));
      const shared = (table.decision(seat)?.options ?? []).filter((option) => listed.has(option.id));
      const option = shared[rng.below(Math.max(1, shared.length))]?.id;
      if (option !== undefined && table.pending.length === 1) {
        const real = messageAfter(live, table.fork(setup), seat, option, viewer);
        const other = messageAfter(live, world, seat, option, viewer);
        const toldOf = ({ seats }: Frame) => JSON.stringify([seats[0]?.view, seats[0]?.events]);
        if (toldOf(real) === toldOf(other)) {
          expect(other).toEqual(real);
          compared++;
        }
      }
      await ana.pickAny(id, seat, rng.below(20));
    }
    expect(compared).toBeGreaterThanOrEqual(5);
  },
);

test('the seed, the deck and the other hand are in no byte that a seat receives before the end', async () => {
  const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base)];
  const match = await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'friend' }]);
  await bia.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
  const live = await server.tavola.desk.find(match.id);
  const reader = await ana.read(match.id);
  for (let i = 0; i < 10; i++) {
    const { pending } = await ana.frame(match.id);
    await (pending[0] === 0 ? ana : bia).pickAny(match.id, pending[0] ?? 0, -1);
  }
  await reader.revision((await ana.frame(match.id)).revision);
  const all = reader.raw + (await everything({ client: ana, viewer: 0 }, match.id));
  expect(live.row.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(all).not.toContain(live.row.seed);
  const { state } = (await live.load()).table;
  expect(all).not.toContain(state.players[1].hand.join());
  expect(all).not.toContain(state.players[1].deck.slice(0, 5).join());
  expect(all).not.toContain(state.players[0].deck.slice(0, 5).join());
  reader.close();
});
